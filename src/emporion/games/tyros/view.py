"""§16 What a viewer may know of a game of Tyros, and a state he cannot tell from the real one."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Final

import msgspec

from emporion.engine.participants import SPECTATOR
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.board import field_names
from emporion.games.tyros.cards import DECK, KINDS, ONE, card_count, count
from emporion.games.tyros.editions import EDITIONS, EMPIRE_NAMES
from emporion.games.tyros.options import CHOICES, PARTNERS
from emporion.games.tyros.places import BERTH_NAMES, FIELD_NAMES
from emporion.games.tyros.rules.guessing import known_cards, redraw
from emporion.games.tyros.rules.keeping import MAY_KEEP
from emporion.games.tyros.rules.rounds import is_last_round
from emporion.games.tyros.rules.trade import offers_left
from emporion.games.tyros.scoresheet import ScoreSheet, score_sheet
from emporion.games.tyros.state import ANSWER, CLOSE, COUNTERED, KEEP, STAGE_NAMES, State
from emporion.kernel.random import WORDS, seed
from emporion.kernel.record import schema_of

ANSWER_NAMES = ("", "decline", "accept", "counter")


class AnswerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to an offer; `answer` is None while it is secret or missing."""

    seat: int
    answered: bool
    answer: str | None = None
    give: Cards | None = None
    want: Cards | None = None


class OfferView(msgspec.Struct, frozen=True):
    give: Cards
    want: Cards
    answers: tuple[AnswerView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody may know of a player, and his own cards and tiles where they are the viewer's or open."""

    cards: int
    tiles: int
    shown: tuple[str, ...]
    """§5.4 tiles in his hand that everybody has seen."""
    ships: dict[str, int]
    ships_left: int
    cities_left: int
    trades: int
    """§11.4 closed as active player in this round."""
    memory: Cards | None
    """§16 cards he must hold by what everybody saw; only with card_tracking."""


class Table(msgspec.Struct, frozen=True):
    viewer: int
    edition: str
    toll_without_card: str
    gifts: str
    offers_per_turn: int
    trades_per_round: int
    offer_partners: str
    """§11.1 whether an offer may go to many players or to one."""
    stage: str
    round: int
    last_round: bool
    first: int
    turn: int
    turns: int
    passes: int
    passes_left: int
    """§6.1 so many more, one after the other, end the card actions."""
    may_keep: int | None
    """§13.1 how many cards each may keep when this round ends; None if the game ends with it (§14), or in set-up."""
    laid: int
    drawing: int
    players: tuple[PlayerView, ...]
    chips: dict[str, str]
    cities: dict[str, int]
    four_empires: int | None
    draw_pile: int
    discards: Cards
    unseen_cards: Cards
    """Those that the viewer cannot see: in the draw pile and in hands that are not his."""
    pile: int
    """Unseen tiles in the pile."""
    under: tuple[str, ...]
    out_of_game: tuple[str, ...]
    """§3.3 tiles that left the game."""
    offer: OfferView | None
    offers: int
    offers_left: int
    waiting: tuple[int, ...]
    scores: ScoreSheet
    hand: Cards | None
    """The viewer's own."""
    tiles: tuple[str, ...] | None
    """The viewer's own."""
    kept: Cards | None
    """§13.1 the viewer's own choice while others still choose."""


# The same few numbers are put into words again and again, for each viewer and after each action. What is kept is known
# by these numbers alone and says nothing about where they come from. Dictionaries are copied: a view has its own.

words_for: Final = functools.lru_cache(maxsize=4096)


@words_for
def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(p for p in range(8) if mask >> p & 1)


@words_for
def tiles_in(mask: int) -> tuple[str, ...]:
    return tuple(field_names(mask))


@words_for
def cards_in(packed: int) -> int:
    return card_count(packed)


@words_for
def ships_at(row: bytes) -> dict[str, int]:
    return {name: ships for name, ships in zip(BERTH_NAMES, row, strict=True) if ships}


@words_for
def cities_on(row: bytes) -> dict[str, int]:
    return {name: owner - 1 for name, owner in zip(FIELD_NAMES, row, strict=True) if owner}


@words_for
def chips_on(row: bytes) -> dict[str, str]:
    return {name: EMPIRE_NAMES[empire] for name, empire in zip(FIELD_NAMES, row, strict=True) if empire}


def look(s: State) -> Callable[[int], Table]:
    """Build up what a viewer may know: what lies open to everybody once, then what each knows besides."""
    everybody = Table(
        viewer=SPECTATOR,
        edition=list(EDITIONS)[s.edition],
        toll_without_card=CHOICES["toll_without_card"][s.free_without_card],
        gifts=CHOICES["gifts"][s.gifts],
        offers_per_turn=s.offers_per_turn,
        trades_per_round=s.trades_per_round,
        offer_partners=list(PARTNERS)[s.offer_partners],
        stage=STAGE_NAMES[s.stage],
        round=s.round,
        last_round=s.last_round != 0,
        first=s.first,
        turn=s.turn,
        turns=s.turns,
        passes=s.passes,
        passes_left=s.players - s.passes,
        may_keep=None if s.round == 0 or is_last_round(s) else MAY_KEEP,
        laid=s.laid,
        drawing=s.drawing,
        players=tuple(look_at_player(s, p) for p in range(s.players)),
        chips=chips_on(bytes(s.empire)).copy(),
        cities=cities_on(bytes(s.city)).copy(),
        four_empires=s.four_empires - 1 if s.four_empires else None,
        draw_pile=cards_in(s.draw_pile),
        discards=Cards.of(s.discards),
        unseen_cards=Cards.of(DECK - s.discards),
        pile=s.unseen.bit_count(),
        under=tuple(FIELD_NAMES[f] for f in s.under[: s.under_count]),
        out_of_game=tiles_in(s.misfits),
        offer=look_at_offer(s, SPECTATOR),
        offers=s.offers,
        offers_left=max(0, offers_left(s, s.turn)),
        waiting=seats_in(s.waiting),
        scores=score_sheet(s),
        hand=None,
        tiles=None,
        kept=None,
    )

    def with_eyes_of(viewer: int) -> Table:
        if not 0 <= viewer < s.players:
            return everybody
        return msgspec.structs.replace(
            everybody,
            viewer=viewer,
            unseen_cards=Cards.of(DECK - s.discards - s.hand[viewer]),
            offer=look_at_offer(s, viewer),
            hand=Cards.of(s.hand[viewer]),
            tiles=tiles_in(s.tiles[viewer]),
            kept=Cards.of(s.kept[viewer]) if s.stage == KEEP and not s.waiting >> viewer & 1 else None,
        )

    return with_eyes_of


def look_at_player(s: State, p: int) -> PlayerView:
    return PlayerView(
        cards=cards_in(s.hand[p]),
        tiles=s.tiles[p].bit_count(),
        shown=tiles_in(s.shown[p]),
        ships=ships_at(bytes(s.ships[p])).copy(),
        ships_left=s.ship_stock[p],
        cities_left=s.city_stock[p],
        trades=s.trades[p],
        memory=Cards.of(s.memory[p]) if s.card_tracking else None,
    )


def look_at_offer(s: State, viewer: int) -> OfferView | None:
    if s.stage not in (ANSWER, CLOSE):
        return None
    answers = tuple(look_at_answer(s, p, viewer) for p in seats_in(s.asked))
    return OfferView(Cards.of(s.give), Cards.of(s.want), answers)


def look_at_answer(s: State, p: int, viewer: int) -> AnswerView:
    """§11.3 Answers are open when all are in; before, each knows his own."""
    answered = not s.waiting >> p & 1
    if not answered or (s.stage == ANSWER and p != viewer):
        return AnswerView(p, answered)
    if s.answer[p] != COUNTERED:
        return AnswerView(p, True, ANSWER_NAMES[s.answer[p]])
    return AnswerView(p, True, "counter", Cards.of(s.counter_give[p]), Cards.of(s.counter_want[p]))


# ---------------------------------------------------------------------------------------------------- guessing


def guess(table: Table, rng: random.Random) -> State:
    """A full state consistent with the view: all that the viewer cannot know is drawn anew."""
    s: State = schema_of(State).blank()
    restore_open(s, table)
    restore_offer(s, table)
    restore_tiles(s, table)
    restore_cards(s, table)
    words = [0] * WORDS
    seed(words, rng.getrandbits(62), 0)
    redraw(s, table.viewer, words)
    return s


def field_set(names: tuple[str, ...]) -> int:
    return sum(1 << FIELD_NAMES.index(name) for name in names)


def seat_set(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def restore_open(s: State, table: Table) -> None:
    """What everybody knows."""
    s.edition = list(EDITIONS).index(table.edition)
    s.free_without_card = CHOICES["toll_without_card"].index(table.toll_without_card)
    s.gifts = CHOICES["gifts"].index(table.gifts)
    s.offers_per_turn, s.trades_per_round = table.offers_per_turn, table.trades_per_round
    s.offer_partners = PARTNERS[table.offer_partners]
    s.stage = STAGE_NAMES.index(table.stage)
    s.round, s.last_round, s.first, s.turn = table.round, int(table.last_round), table.first, table.turn
    s.turns, s.passes, s.laid, s.drawing = table.turns, table.passes, table.laid, table.drawing
    s.players = len(table.players)
    for name, empire in table.chips.items():
        s.empire[FIELD_NAMES.index(name)] = EMPIRE_NAMES.index(empire)
    for name, owner in table.cities.items():
        s.city[FIELD_NAMES.index(name)] = owner + 1
    for p, player in enumerate(table.players):
        restore_player(s, p, player)
    s.four_empires = 0 if table.four_empires is None else table.four_empires + 1
    s.discards = table.discards.packed
    for i, name in enumerate(table.under):
        s.under[i] = FIELD_NAMES.index(name)
    s.under_count = len(table.under)
    s.misfits = field_set(table.out_of_game)
    s.offers = table.offers
    s.waiting = seat_set(table.waiting)


def restore_player(s: State, p: int, player: PlayerView) -> None:
    for name, ships in player.ships.items():
        s.ships[p][BERTH_NAMES.index(name)] = ships
    s.ship_stock[p], s.city_stock[p], s.trades[p] = player.ships_left, player.cities_left, player.trades
    s.shown[p] = field_set(player.shown)
    if player.memory is not None:
        s.card_tracking = 1
        s.memory[p] = player.memory.packed


def restore_offer(s: State, table: Table) -> None:
    """The offer, and those answers that the viewer knows."""
    if table.offer is None:
        return
    s.give, s.want = table.offer.give.packed, table.offer.want.packed
    for answer in table.offer.answers:
        s.asked |= 1 << answer.seat
        if answer.answer is not None:
            s.answer[answer.seat] = ANSWER_NAMES.index(answer.answer)
        if answer.give is not None and answer.want is not None:
            s.counter_give[answer.seat], s.counter_want[answer.seat] = answer.give.packed, answer.want.packed


def restore_tiles(s: State, table: Table) -> None:
    """The viewer's own and those shown; the others in some order."""
    own = field_set(table.tiles or ())
    seen = own | s.misfits | field_set(table.under)
    for f in range(1, 33):
        seen |= (s.empire[f] != 0) << f
    for p in range(s.players):
        seen |= s.shown[p]
    hidden = [f for f in range(1, 33) if not seen >> f & 1]
    for p, player in enumerate(table.players):
        if p == table.viewer:
            s.tiles[p] = own
            continue
        unknown = player.tiles - len(player.shown)
        s.tiles[p] = s.shown[p] | sum(1 << f for f in hidden[:unknown])
        del hidden[:unknown]
    s.unseen = sum(1 << f for f in hidden)


def restore_cards(s: State, table: Table) -> None:
    """The viewer's own and those known; the others in some order."""
    pool = DECK - s.discards
    for p in range(s.players):
        s.hand[p] = table.hand.packed if p == table.viewer and table.hand is not None else known_cards(s, p)
        pool -= s.hand[p]
    hidden = [kind for kind in range(1, KINDS) for _ in range(count(pool, kind))]
    for p, player in enumerate(table.players):
        while card_count(s.hand[p]) < player.cards:
            s.hand[p] += ONE[hidden.pop()]
    s.draw_pile = sum(ONE[kind] for kind in hidden)
    if table.kept is not None:
        s.kept[table.viewer] = table.kept.packed
