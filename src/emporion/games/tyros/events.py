"""What happens in a game of Tyros. A field that is None is not the viewer's to know (§16)."""

from __future__ import annotations

from emporion.engine.actions import Action
from emporion.engine.events import Event, GameEnded
from emporion.engine.participants import CHANCE
from emporion.games.tyros import actions
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.board import field_names
from emporion.games.tyros.cards import card_count
from emporion.games.tyros.editions import EMPIRE_NAMES
from emporion.games.tyros.packing import decode
from emporion.games.tyros.places import BERTH_NAMES, FIELD_NAMES, TYROS, field_of
from emporion.games.tyros.state import ACCEPTED, ANSWER, COUNTERED, KEEP, OVER, SEATS, State


class FirstPlayerChosen(Event, frozen=True, tag="first-player-chosen"):
    seat: int


class EmpireFounded(Event, frozen=True, tag="empire-founded"):
    field: str
    empire: str


class TileDidNotFit(Event, frozen=True, tag="tile-did-not-fit"):
    field: str


class TyrosJoined(Event, frozen=True, tag="tyros-joined"):
    empire: str


class TilesDealt(Event, frozen=True, tag="tiles-dealt"):
    seat: int
    count: int
    fields: tuple[str, ...] | None = None


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int
    seat: int


class CardsDealt(Event, frozen=True, tag="cards-dealt"):
    seat: int
    count: int
    cards: Cards | None = None


class EmpireExtended(Event, frozen=True, tag="empire-extended"):
    seat: int
    field: str
    empire: str


class TilesShown(Event, frozen=True, tag="tiles-shown"):
    seat: int
    fields: tuple[str, ...]
    under: str | None = None


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    seat: int
    field: str | None = None


class ShipMoved(Event, frozen=True, tag="ship-moved"):
    seat: int
    start: str
    goal: str
    fare: Cards


class TollPaid(Event, frozen=True, tag="toll-paid"):
    seat: int
    owner: int
    card: str | None = None


class CityFounded(Event, frozen=True, tag="city-founded"):
    seat: int
    field: str
    price: Cards


class FourEmpiresReached(Event, frozen=True, tag="four-empires-reached"):
    seat: int


class ShipBuilt(Event, frozen=True, tag="ship-built"):
    seat: int
    field: str
    price: Cards


class CardsSwapped(Event, frozen=True, tag="cards-swapped"):
    seat: int
    cards: Cards


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    seat: int
    count: int
    cards: Cards | None = None


class CardBought(Event, frozen=True, tag="card-bought"):
    seat: int
    cards: Cards
    card: str


class OfferMade(Event, frozen=True, tag="offer-made"):
    seat: int
    give: Cards
    want: Cards
    asked: tuple[int, ...]


class OfferAnswered(Event, frozen=True, tag="offer-answered"):
    """Somebody has answered; how is told when all have."""

    seat: int


class AnswerRevealed(Event, frozen=True, tag="answer-revealed"):
    seat: int
    answer: str
    give: Cards | None = None
    want: Cards | None = None


class TradeClosed(Event, frozen=True, tag="trade-closed"):
    seat: int
    partner: int
    give: Cards
    want: Cards


class OfferWithdrawn(Event, frozen=True, tag="offer-withdrawn"):
    seat: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class KeepChosen(Event, frozen=True, tag="keep-chosen"):
    """Somebody has chosen what to keep; the rest is open when all have."""

    seat: int
    kept: Cards | None = None


class CardsDropped(Event, frozen=True, tag="cards-dropped"):
    seat: int
    cards: Cards
    count: int
    """How many cards he keeps."""


class LastRoundAnnounced(Event, frozen=True, tag="last-round-announced"):
    seat: int


def all_event_types() -> list[type[Event]]:
    return [cls for cls in Event.__subclasses__() if cls.__module__ in (__name__, Event.__module__)]


# ---------------------------------------------------------------------------------------------- from actions to events


def events_of(before: State, who: int, code: int, after: State, viewer: int, ended: GameEnded | None) -> list[Event]:
    """What an action did, in order: the act itself, then what followed from it."""
    action = decode(code)
    events = (
        chance_events(before, action, after, viewer)
        if who == CHANCE
        else seat_events(before, who, action, after, viewer)
    )
    if after.empire[TYROS] != before.empire[TYROS]:
        events.append(TyrosJoined(EMPIRE_NAMES[after.empire[TYROS]]))
    if after.four_empires != before.four_empires:
        events.append(FourEmpiresReached(after.four_empires - 1))
    if after.last_round > before.last_round:
        events.append(LastRoundAnnounced(who))
    if after.round != before.round:
        events.append(RoundBegan(after.round, after.first))
    if ended is not None and after.stage == OVER:
        events.append(ended)
    return events


def chance_events(before: State, action: Action, after: State, viewer: int) -> list[Event]:
    match action:
        case actions.ChooseFirst(seat):
            return [FirstPlayerChosen(seat)]
        case actions.TurnTile(field):
            empire = after.empire[FIELD_NAMES.index(field)]
            return [EmpireFounded(field, EMPIRE_NAMES[empire]) if empire else TileDidNotFit(field)]
        case actions.DealTiles(seat, fields):
            return [TilesDealt(seat, len(fields), fields if seat == viewer else None)]
        case actions.DealCards(seat, cards):
            return [CardsDealt(seat, len(cards), cards if seat == viewer else None)]
        case actions.DrawTile(field):
            return [TileDrawn(before.turn, field if before.turn == viewer else None)]
        case actions.DrawCards(seat, cards):
            return [CardsDrawn(seat, len(cards), cards if seat == viewer else None)]
    raise TypeError(f"chance does not {action}")


def seat_events(before: State, seat: int, action: Action, after: State, viewer: int) -> list[Event]:
    match action:
        case actions.LayTile(field, empire):
            return [EmpireExtended(seat, field, empire), *drawn_from_under(before, seat, after)]
        case actions.ShowTiles(under):
            shown = TilesShown(seat, tuple(field_names(before.tiles[seat])), under)
            return [shown, *drawn_from_under(before, seat, after)]
        case actions.MoveShip():
            return move_events(before, seat, action, viewer)
        case actions.FoundCity(berth, price):
            return [CityFounded(seat, field_name(berth), price)]
        case actions.BuildShip(field, price):
            return [ShipBuilt(seat, field, price)]
        case actions.SwapCards(cards):
            return [CardsSwapped(seat, cards)]
        case actions.BuyCard(cards, take):
            return [CardBought(seat, cards, take)]
        case actions.MakeOffer(give, want, to):
            return [OfferMade(seat, give, want, to)]
        case actions.Accept() | actions.Decline() | actions.Counter():
            return [OfferAnswered(seat), *revealed_answers(after)]
        case actions.CloseTrade(partner):
            return [OfferWithdrawn(seat) if partner is None else closed_trade(before, seat, partner)]
        case actions.Pass():
            return [Passed(seat)]
        case actions.KeepCards(cards):
            return [KeepChosen(seat, cards if seat == viewer else None), *dropped_cards(before, seat, cards, after)]
    raise TypeError(f"a seat does not {action}")


def field_name(berth: str) -> str:
    """The field of a berth by its name."""
    return FIELD_NAMES[field_of(BERTH_NAMES.index(berth))]


def drawn_from_under(before: State, seat: int, after: State) -> list[Event]:
    """§5.4 A tile drawn from under the pile is known to all."""
    if before.unseen or not before.under_count:
        return []
    gained = after.tiles[seat] & ~before.tiles[seat]
    return [TileDrawn(seat, field_names(gained)[0])] if gained else []


def move_events(before: State, seat: int, action: actions.MoveShip, viewer: int) -> list[Event]:
    moved = ShipMoved(seat, action.start, action.goal, action.fare)
    if action.toll is None:
        return [moved]
    owner = before.city[FIELD_NAMES.index(field_name(action.goal))] - 1
    return [moved, TollPaid(seat, owner, action.toll if viewer in (seat, owner) else None)]


def revealed_answers(after: State) -> list[Event]:
    """§11.3 When all have answered, all answers are told."""
    if after.stage == ANSWER:
        return []
    names = {ACCEPTED: "accept", COUNTERED: "counter"}
    return [
        AnswerRevealed(
            p,
            names.get(after.answer[p], "decline"),
            Cards.of(after.counter_give[p]) if after.answer[p] == COUNTERED else None,
            Cards.of(after.counter_want[p]) if after.answer[p] == COUNTERED else None,
        )
        for p in range(SEATS)
        if after.asked >> p & 1
    ]


def closed_trade(before: State, seat: int, partner: int) -> TradeClosed:
    countered = before.answer[partner] == COUNTERED
    give = before.counter_give[partner] if countered else before.give
    want = before.counter_want[partner] if countered else before.want
    return TradeClosed(seat, partner, Cards.of(give), Cards.of(want))


def dropped_cards(before: State, last: int, last_kept: Cards, after: State) -> list[Event]:
    """§13.1 When all have chosen, what is dropped is open."""
    if after.stage == KEEP:
        return []
    kept = [last_kept.packed if p == last else before.kept[p] for p in range(before.players)]
    return [
        CardsDropped(p, Cards.of(before.hand[p] - kept[p]), card_count(kept[p]))
        for p in range(before.players)
        if before.hand[p]
    ]
