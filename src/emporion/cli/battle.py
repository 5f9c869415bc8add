"""`emporion battle`: the odds of a battle of Tyrannos."""

from __future__ import annotations

import argparse
import json
import math
import re
from typing import Any, Final

from emporion.cli.arguments import whole
from emporion.engine.errors import BadInput
from emporion.games.tyrannos.odds import FACING, SUPPORTING, WEAKEST, Army, Calculator, Odds
from emporion.games.tyrannos.voitheia import SYMBOL_NAMES

ARMY: Final = re.compile(r"(?P<lochoi>[0-9]+)(:(?P<shape>[0-9](-[0-9]){0,2}))?(?P<voitheia>(\+[a-z]+[1-3]@[1-3])*)$")
TOKEN: Final = re.compile(r"\+([a-z]+)([1-3])@([1-3])")
EXAMPLE: Final = "16, 16:3-1 or 24:3-3+sword2@1+shield1@2"
SIDES: Final = ("attacker", "defender")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    how = f"lochoi, tokens of each grouping, Voitheia under them: {EXAMPLE}"
    parser.add_argument("attacker", metavar="ATTACKER", help=how)
    parser.add_argument("defender", metavar="DEFENDER", help="likewise")
    parser.add_argument("--battles", type=whole, default=20_000, metavar="N", help="battles to fight (default 20000)")
    parser.add_argument("--own-half", action="store_true", help="a side is routed at half of its own start")
    parser.add_argument("--punic", action="store_true", help="the attackers are Phoenicians")
    parser.add_argument("--weakest", choices=SIDES, action="append", default=[], help="attacks the weakest it may")
    parser.add_argument(
        "--supporting",
        choices=SIDES,
        action="append",
        default=[],
        help="supports attacks instead of attacking without an opposite (the option support=join)",
    )
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help="other luck")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(parsed: argparse.Namespace) -> int:
    if parsed.battles < 1:
        raise BadInput("--battles: at least one")
    attacker = read_army(parsed.attacker, policy_of("attacker", parsed), parsed.punic)
    defender = read_army(parsed.defender, policy_of("defender", parsed), punic=False)
    try:
        odds = Calculator().odds(attacker, defender, parsed.battles, own_half=parsed.own_half, run=parsed.seed)
    except ValueError as error:
        raise BadInput(str(error)) from None
    print(json.dumps(as_json(odds), indent=2) if parsed.json else in_words(odds, parsed.battles))
    return 0


def policy_of(side: str, parsed: argparse.Namespace) -> int:
    if side in parsed.weakest and side in parsed.supporting:
        raise BadInput(f"--weakest and --supporting: choose one of them for the {side}")
    if side in parsed.supporting:
        return SUPPORTING
    return WEAKEST if side in parsed.weakest else FACING


def read_army(text: str, policy: int, punic: bool) -> Army:
    found = ARMY.match(text)
    if found is None:
        raise BadInput(f"{text!r} is no army; write for example {EXAMPLE}")
    shape = tuple(int(tokens) for tokens in (found["shape"] or "").split("-") if tokens)
    tokens = TOKEN.findall(found["voitheia"])
    if unknown := [symbol for symbol, _, _ in tokens if symbol not in SYMBOL_NAMES]:
        raise BadInput(f"{unknown[0]!r} is no Voitheia; there are: {', '.join(SYMBOL_NAMES)}")
    placed = tuple((SYMBOL_NAMES.index(symbol) * 3 + int(n) - 1, int(under) - 1) for symbol, n, under in tokens)
    return Army(int(found["lochoi"]), shape, placed, policy, punic)


def as_json(odds: Odds) -> dict[str, Any]:
    return {
        name: dict(zip(SIDES, value, strict=True)) if isinstance(value, tuple) else value
        for name, value in odds._asdict().items()
    }


def in_words(odds: Odds, battles: int) -> str:
    lines = [f"{battles} battles, {odds.rounds:.1f} rounds each"]
    for side, name in enumerate(SIDES):
        wins, crushing, narrow = share(odds.wins(side), battles), odds.crushing[side], odds.narrow[side]
        losses = f"{odds.put_out[side]:.1f} lochoi put out, {odds.lost[side]:.1f} lost for good"
        lines.append(f"  the {name} wins {wins}: {crushing:.1%} crushing, {narrow:.1%} narrow; {losses}")
    return "\n".join([*lines, f"  a draw {share(odds.draw, battles)}"])


def share(value: float, battles: int) -> str:
    """With its sampling error, for a confidence of 95 %."""
    return f"{value:.1%} ± {1.96 * math.sqrt(value * (1 - value) / battles):.1%}"
