"""Why something is not possible, for somebody who points at it and has not said all of it.

A question is the beginning of an action: `war`, `war Gela`, `upgrade Gela`, `lure Naxos from B`, `sell Gela`, `bid`,
`offer B`. It is possible if something that begins so is legal. If nothing is, the rest of it is imagined in many ways,
and of the reasons for which the rules refuse them the most telling is given.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from emporion.engine.errors import IllegalAction
from emporion.engine.game import Judge
from emporion.engine.participants import seat_letter
from emporion.engine.play import LISTED
from emporion.games.tyrannos.actions import TOKEN_NAMES
from emporion.games.tyrannos.cities import SEATS
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.notation import GREEK_NAMES, NOTATION, SORTS, read_action, write_action
from emporion.games.tyrannos.packing import KIND_TAGS, decode
from emporion.games.tyrannos.refusals import (
    ASKED_UNKNOWN,
    CANNOT_BE_ATTACKED,
    LOTS_MISSING,
    MALFORMED,
    NO_ALLIANCE,
    NO_SUCH_LOT,
    NOT_A_VASSAL,
    NOT_ANOTHERS_CITY,
    NOT_ASKED,
    NOT_FOR_SALE,
    NOT_INDEPENDENT,
    NOT_ITS_ALLY,
    NOT_THIS_CITY,
    OFFER_EMPTY,
    REFUSALS,
    TOKENS_NOT_HELD,
)
from emporion.games.tyrannos.rules.legality import actions_of_kind, kinds_asked
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import step_kind, top

LETTERS: Final = tuple(map(seat_letter, range(SEATS)))
VALUES: Final[dict[str, Sequence[str]]] = {
    "seat": LETTERS,
    "seats": LETTERS,
    "number": ("1",),
    "goods": ("1m", "-", "1v", *(f"1{good}" for good in GOOD_NAMES)),
    "tokens": ("-", *TOKEN_NAMES),
    "sales": tuple(f"{city}:1" for city in GREEK_NAMES),
    "shape": ("1",),
    "targets": ("1>1",),
}
"""What is imagined for a part of an action; where nothing stands here, every name that there is."""


def key_of(refusal: int) -> str:
    return f"tyrannos-refusal-{REFUSALS[refusal].message}"


VAGUE: Final = frozenset(
    key_of(refusal)
    for refusal in (
        MALFORMED,
        TOKENS_NOT_HELD,
        NOT_THIS_CITY,
        NOT_A_VASSAL,
        NOT_ANOTHERS_CITY,
        NO_SUCH_LOT,
        NOT_FOR_SALE,
        NOT_INDEPENDENT,
        NOT_ITS_ALLY,
        NO_ALLIANCE,
        OFFER_EMPTY,
        ASKED_UNKNOWN,
        LOTS_MISSING,
        CANNOT_BE_ATTACKED,
    )
)
"""They say of what was imagined that it is not there; another reason tells more."""


def why_not(s: State, seat: int, about: str, judge: Judge) -> IllegalAction | None:
    question = " ".join(about.split())
    if any(begins(line, question) for line in legal_lines(s, seat, verb_of(question))):
        return None
    lines = [line for line in imagined_lines(question) if begins(line, question)] or [question]
    told = []
    for line in lines:
        refusal = judge(read_action(line))
        if refusal is None:
            return None
        told.append(refusal)
    best = max(told, key=lambda refusal: refusal.key not in VAGUE)
    return what_is_asked(s) if best.key == key_of(NOT_ASKED) and kinds_asked(s, seat) != 0 else best


def begins(line: str, question: str) -> bool:
    """Whether an action begins with these words."""
    return line.startswith(question) and line[len(question) :][:1] in ("", " ", ":")


def verb_of(question: str) -> str:
    return question.partition(" ")[0]


def legal_lines(s: State, seat: int, verb: str) -> Iterator[str]:
    """What the seat may do of a kind, as far as it is listed."""
    asked = kinds_asked(s, seat)
    for kind, tag in KIND_TAGS.items():
        if tag == verb and asked >> kind & 1 == 1:
            out = [0] * LISTED
            count = actions_of_kind(s, seat, kind, 0, out, 0)
            yield from (write_action(decode(code)) for code in out[:count])


def imagined_lines(question: str) -> Iterator[str]:
    return NOTATION.lines(verb_of(question), lambda sort: imagined_values(sort, question))


def imagined_values(sort: str, question: str) -> list[str]:
    """Those that the question itself may name, and some."""
    pattern = SORTS[sort].pattern
    named = [word for word in question.replace(":", " ").split() if re.fullmatch(pattern, word)]
    return [*dict.fromkeys((*named, *VALUES.get(sort, pattern.split("|"))))]


def what_is_asked(s: State) -> IllegalAction:
    """Said in the place of a refusal that would say only that it is not this."""
    stage = STAGES[step_kind(top(s))]
    return IllegalAction(stage.paragraph, f"tyrannos-decision-{stage.name}", {})
