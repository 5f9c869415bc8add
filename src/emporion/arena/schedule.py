"""What a tournament plays: tables, deals and seatings, so that every bot has every seat with the same cards."""

from __future__ import annotations

import functools
import hashlib
import itertools
import random
import shlex
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from emporion.arena.simulate import check_seed
from emporion.arena.sources import sources_of
from emporion.bots.bot import NO_LIMIT, Budget
from emporion.bots.levels import MS, VISITS
from emporion.bots.registry import make_bot
from emporion.bots.spec import Spec
from emporion.engine.errors import BadInput
from emporion.engine.game import Game

DUEL: Final = "duel"
ROUND_ROBIN: Final = "round-robin"
FORMATS: Final = (DUEL, ROUND_ROBIN)
ALLOWED: Final = {"ms": MS, "visits": VISITS, "limit_ms": MS}

Seating = tuple[str, ...]
"""The bot in each seat."""


class Request(msgspec.Struct, frozen=True):
    """What was asked for. Together with its sources it decides every game of the run, if no bot looks at the clock."""

    game: str
    ruleset: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    format: str
    deals: int
    seed: int
    schema: str = "emporion-arena/1"
    budget: Budget = NO_LIMIT
    """What every bot is granted for a decision; `limit_ms` is how long anybody waits beyond that."""
    sources: dict[str, str] = {}
    """Versions and hashes of what plays; see `sources.py`. Empty in runs that are older than this."""

    @property
    def players(self) -> int:
        players: int = self.options["players"]
        return players

    @property
    def key(self) -> str:
        """The same for the same request, whatever version plays it."""
        asked = msgspec.structs.asdict(self)
        del asked["sources"]
        if self.budget == NO_LIMIT:  # so that runs keep the digest they had before there was a budget
            del asked["budget"]
        return hash_of(asked)

    @property
    def name(self) -> str:
        """The same for the same request to the same bots: an edited bot begins another run."""
        return hash_of([self.key, self.sources])[:8]

    @property
    def option_texts(self) -> dict[str, str]:
        """The options as one gives them; what came out of a file is called FILE."""
        return {name: "FILE" if isinstance(value, dict) else str(value) for name, value in self.options.items()}

    def command(self, game: Game) -> str:
        """What one types to play the same games; options with their usual value are left out."""
        usual = game.options({"players": self.players}).to_dict()
        chosen = [f"{name}={text}" for name, text in self.option_texts.items() if usual[name] != self.options[name]]
        words = ["emporion", "arena", self.game, "--players", str(self.players)]
        words += [word for option in chosen for word in ("-o", option)]
        words += ["--bots", ",".join(self.bots), "--format", self.format]
        words += ["--deals", str(self.deals), "--seed", str(self.seed)]
        granted = msgspec.structs.asdict(self.budget).items()
        return shlex.join([*words, *(w for name, n in granted if n is not None for w in (option_of(name), str(n)))])


def option_of(name: str) -> str:
    """The option of the command line for a part of the budget."""
    return "--" + name.replace("_", "-")


def hash_of(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()


class Fixture(msgspec.Struct, frozen=True):
    """A game that is to be played; known by its table, deal and rotation, all counted from 1."""

    table: int
    deal: int
    rotation: int
    seats: Seating

    @property
    def id(self) -> str:
        return f"{self.table}-{self.deal}-{self.rotation}"


def make_request(
    game: Game,
    given: Mapping[str, Any],
    bots: Sequence[Spec],
    system: str,
    deals: int,
    seed: int,
    budget: Budget = NO_LIMIT,
) -> Request:
    """Check what is asked for; every bot is made once, so that a mistake shows before the first game."""
    options = game.new_options(given)
    check_seed(seed)
    if deals < 1:
        raise BadInput("at least one deal must be played")
    if system not in FORMATS:
        raise BadInput(f"there is no format {system!r}; there is: {', '.join(FORMATS)}")
    for name, number in msgspec.structs.asdict(budget).items():
        if number is not None and number not in ALLOWED[name]:
            raise BadInput(f"{option_of(name)} {number}: a number from 1 to {ALLOWED[name][-1]}")
    names = tuple(map(str, bots))
    if len(names) < (2 if system == DUEL else 1):
        raise BadInput("a duel needs two bots" if names else "name the bots that play")
    if len(set(names)) < len(names):
        raise BadInput(f"{next(name for name in names if names.count(name) > 1)} is named twice")
    for spec in bots:
        make_bot(spec, game, options).close()
    return Request(
        game=game.name,
        ruleset=game.ruleset,
        options=options.to_dict(),
        bots=names,
        format=system,
        deals=deals,
        seed=seed,
        budget=budget,
        sources=sources_of(game, options, bots),
    )


def tables(request: Request) -> list[Seating]:
    """Who plays together. A duel is the first bot alone against each other bot in all other seats."""
    first, *others = request.bots
    if request.format == DUEL:
        return [(first, *[other] * (request.players - 1)) for other in others]
    if len(request.bots) >= request.players:
        return list(itertools.combinations(request.bots, request.players))
    filled = itertools.combinations_with_replacement(request.bots, request.players)
    return [table for table in filled if set(table) == set(request.bots)]


@functools.cache
def orders(table: Seating) -> list[Seating]:
    """Every order around the table, told from the first bot on."""
    return [(table[0], *others) for others in sorted(set(itertools.permutations(table[1:])))]


def seatings(table: Seating, deal: int) -> list[Seating]:
    """All move on seat by seat until they are back. Neighbours change from deal to deal."""
    order = orders(table)[deal % len(orders(table))]
    turned = [order[-i:] + order[:-i] for i in range(len(order))]
    return list(dict.fromkeys(turned))


def fixtures(request: Request) -> list[Fixture]:
    """All games in the order in which they count: deal by deal, so that any beginning of the run is balanced."""
    return [
        Fixture(number, deal, rotation, seats)
        for deal in range(1, request.deals + 1)
        for number, table in enumerate(tables(request), 1)
        for rotation, seats in enumerate(seatings(table, deal), 1)
    ]


# ---------------------------------------------------------------------------------------------------- chance


def deal_secret(request: Request, deal: int) -> bytes:
    """What the cards of a deal follow from, at every table and in every rotation."""
    return hashlib.sha256(b"emporion deal %d of run %d" % (deal, request.seed)).digest()


def bot_random(request: Request, fixture: Fixture, seat: int) -> random.Random:
    """A bot's own random numbers; they follow from who sits where, not from what else the run plays."""
    return random.Random(msgspec.json.encode([request.seed, fixture.seats, fixture.deal, seat]))
