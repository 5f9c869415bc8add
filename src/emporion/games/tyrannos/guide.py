"""Tyrannos explained to those who play it: why something cannot be done, and what an event is about."""

from __future__ import annotations

from typing import Final

from emporion.engine.actions import Action
from emporion.engine.errors import IllegalAction
from emporion.engine.events import Event, GameEnded
from emporion.engine.game import Judge
from emporion.engine.record import GameRecord
from emporion.games.tyrannos import events
from emporion.games.tyrannos.options import Options
from emporion.games.tyrannos.questions import why_not
from emporion.games.tyrannos.state import State

PARAGRAPHS: Final[dict[type[Event], str]] = {
    events.CityDrawn: "1.3",
    events.ArchonChosen: "1.1",
    events.ArchonChanged: "1.1",
    events.MonthBegan: "4.1",
    events.TurnBegan: "4.8",
    events.TimeCalled: "1.2",
    events.TurnEnded: "6.2",
    events.FateTurned: "5.1",
    events.FateNamed: "5.1",
    events.FateMet: "5.4",
    events.BranchChosen: "5.2",
    events.AllyNamed: "5.4",
    events.PlotterDrawn: "5.4",
    events.TokensDrawn: "11.2",
    events.TokensDiscarded: "11.3",
    events.TokensPicked: "8.8",
    events.TokensGiven: "8.8",
    events.TokensBought: "6.2",
    events.HelpGiven: "7.3",
    events.TrustChecked: "7.1",
    events.AgitationBegun: "7.7",
    events.AgitationRolled: "7.7",
    events.TaxLevied: "6.1",
    events.HeavyTaxAnswered: "6.1",
    events.TaxImposed: "6.1",
    events.TaxGivenUp: "6.1",
    events.CostsRolled: "6.1",
    events.CostsPaid: "6.1",
    events.CostsRefused: "6.1",
    events.BlockOpened: "4.3",
    events.BlockTaken: "4.4",
    events.BlockRefused: "4.4",
    events.LotTaken: "4.4",
    events.CutInAnswered: "4.6",
    events.Challenged: "4.6",
    events.BidMade: "4.6",
    events.BlockYielded: "4.6",
    events.LotDropped: "2.5",
    events.MarketOpened: "4.7",
    events.CardTurned: "4.7",
    events.SaleChosen: "4.7",
    events.LotsSold: "4.7",
    events.UpgradeBegun: "2.2",
    events.EmbassySent: "8.1",
    events.LureSent: "8.3",
    events.ConsentAnswered: "8.3",
    events.ConsentGiven: "8.3",
    events.ConsentRefused: "8.3",
    events.EmbassyAnswered: "8.1",
    events.OfferMade: "8.8",
    events.OfferAnswered: "8.8",
    events.AnswerRevealed: "8.8",
    events.ExchangeClosed: "8.8",
    events.OfferWithdrawn: "8.8",
    events.WarDeclared: "9.1",
    events.InvasionBegan: "10.1",
    events.PunicCommanderDrawn: "10.1",
    events.PunicTokensDrawn: "10.1",
    events.JoinAnswered: "9.3",
    events.WarJoined: "9.3",
    events.LoanChosen: "9.3",
    events.TokensLent: "9.3",
    events.DeploymentChosen: "9.5",
    events.ArmyDeployed: "9.5",
    events.ResolveChosen: "9.4",
    events.ResolveRevealed: "9.4",
    events.TermsOffered: "9.4",
    events.TermsAccepted: "9.4",
    events.TermsDeclined: "9.4",
    events.PlanChosen: "9.7",
    events.RoundFought: "9.7",
    events.SymbolsPlayed: "9.8",
    events.SupportGiven: "9.7",
    events.AttackRolled: "9.7",
    events.MoraleRolled: "9.10",
    events.BattleEnded: "9.12",
    events.WoundsRolled: "9.13",
    events.LochosSaved: "9.13",
    events.ConditionImposed: "9.15",
    events.PointsWon: "9.14",
    events.TributeRolled: "10.2",
    events.TributeAnswered: "10.2",
    events.PunicRansomRolled: "10.3",
    events.CityGained: "2.1",
    events.CityLost: "7.6",
    events.CityRazed: "9.16",
    events.ResidenceMoved: "7.6",
    events.PlayerLeft: "11.5",
    events.AllianceMade: "8.1",
    events.AllianceEnded: "8.7",
    events.PactMade: "8.7",
    events.PactEnded: "8.7",
    events.LevelRaised: "2.2",
    events.LevelLost: "2.5",
    events.CityIdle: "2.5",
    events.ArmyGrew: "2.4",
    events.ArmyShrank: "2.4",
    events.LotsStored: "4.5",
    events.LotsGone: "2.5",
    events.MoneyEarned: "3.2",
    events.MoneyPaid: "3.2",
    GameEnded: "11.6",
}


class TyrannosGuide:
    def why_not(self, state: State, options: Options, seat: int, about: str, judge: Judge) -> IllegalAction | None:
        return why_not(state, seat, about, judge)

    def paragraph(self, event: Event) -> str | None:
        return PARAGRAPHS.get(type(event))

    def places(self, event: Event) -> list[str]:
        """The city that it is about, or the port."""
        place: str | None = getattr(event, "city", None) or getattr(event, "block", None)
        return [] if place is None else [place]

    def tutorial(self) -> GameRecord | None:
        return None

    def lesson(self, action: Action) -> str:
        return str(action.__struct_config__.tag)


GUIDE: Final = TyrannosGuide()
