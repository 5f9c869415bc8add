"""Tyros explained to those who play it: why something cannot be done, what an event is about, and a first game."""

from __future__ import annotations

from importlib import resources
from typing import Final

from emporion.engine.actions import Action
from emporion.engine.errors import IllegalAction
from emporion.engine.events import Event, GameEnded
from emporion.engine.game import Judge
from emporion.engine.record import GameRecord, read_record
from emporion.games.tyros import events
from emporion.games.tyros.actions import MoveShip
from emporion.games.tyros.options import Options
from emporion.games.tyros.questions import why_not
from emporion.games.tyros.state import State

PARAGRAPHS: Final[dict[type[Event], str]] = {
    events.FirstPlayerChosen: "3.6",
    events.EmpireFounded: "3.3",
    events.TileDidNotFit: "3.3",
    events.TyrosJoined: "5.5",
    events.TilesDealt: "3.5",
    events.RoundBegan: "4.1",
    events.CardsDealt: "4.2",
    events.EmpireExtended: "5.2",
    events.TilesShown: "5.4",
    events.TileDrawn: "5.3",
    events.ShipMoved: "7.1",
    events.TollPaid: "7.4",
    events.CityFounded: "8.2",
    events.FourEmpiresReached: "8.4",
    events.ShipBuilt: "9.2",
    events.CardsSwapped: "10.1",
    events.CardsDrawn: "10.1",
    events.CardBought: "10.2",
    events.OfferMade: "11.2",
    events.OfferAnswered: "11.2",
    events.AnswerRevealed: "11.3",
    events.TradeClosed: "11.3",
    events.OfferWithdrawn: "11.3",
    events.Passed: "6.1",
    events.KeepChosen: "13.1",
    events.CardsDropped: "13.1",
    events.LastRoundAnnounced: "14.1",
    GameEnded: "15.5",
}


class TyrosGuide:
    def why_not(self, state: State, options: Options, seat: int, about: str, judge: Judge) -> IllegalAction | None:
        return why_not(state, options.play_board(), seat, about, judge)

    def paragraph(self, event: Event) -> str | None:
        return PARAGRAPHS.get(type(event))

    def places(self, event: Event) -> list[str]:
        match event:
            case events.ShipMoved(start=start, goal=goal):
                return [start, goal]
            case events.TilesShown(fields=fields) | events.TilesDealt(fields=fields):
                return list(fields or ())
            case events.TyrosJoined():
                return ["T"]
        field: str | None = getattr(event, "field", None)
        return [] if field is None else [field]

    def tutorial(self) -> GameRecord:
        text = resources.files("emporion.games.tyros").joinpath("tutorial.jsonl").read_text(encoding="utf-8")
        return read_record(text)

    def lesson(self, action: Action) -> str:
        """§7.4 To pay a toll is a lesson of its own."""
        is_toll = isinstance(action, MoveShip) and action.toll is not None
        return "toll" if is_toll else str(action.__struct_config__.tag)


GUIDE: Final = TyrosGuide()
