"""What happens in a game of Tyrannos. A field that is None is not the viewer's to know (Y12)."""

from __future__ import annotations

import msgspec

from emporion.engine.events import Event
from emporion.games.tyrannos.actions import Goods, Names

# ---------------------------------------------------------------------------------------------------- set-up and month


class CityDrawn(Event, frozen=True, tag="city-drawn"):
    seat: int
    city: str


class ArchonChosen(Event, frozen=True, tag="archon-chosen"):
    seat: int


class MonthBegan(Event, frozen=True, tag="month-began"):
    month: int


class ArchonChanged(Event, frozen=True, tag="archon-changed"):
    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int


class TimeCalled(Event, frozen=True, tag="time-called"):
    """Y1.2 The month is the last one."""

    seat: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: int


# ---------------------------------------------------------------------------------------------------- Moira


class FateTurned(Event, frozen=True, tag="fate-turned"):
    card: int


class FateNamed(Event, frozen=True, tag="fate-named"):
    face: int
    fate: str


class FateMet(Event, frozen=True, tag="fate-met"):
    seat: int
    fate: str


class BranchChosen(Event, frozen=True, tag="branch-chosen"):
    seat: int
    branch: str


class AllyNamed(Event, frozen=True, tag="ally-named"):
    seat: int
    city: str


class PlotterDrawn(Event, frozen=True, tag="plotter-drawn"):
    seat: int
    city: str


# ---------------------------------------------------------------------------------------------------- Voitheia


class TokensDrawn(Event, frozen=True, tag="tokens-drawn"):
    seat: int
    count: int
    tokens: Names | None = None


class TokensDiscarded(Event, frozen=True, tag="tokens-discarded"):
    """What is discarded lies open."""

    seat: int
    tokens: Names


class TokensPicked(Event, frozen=True, tag="tokens-picked"):
    """Y8.8 Of two who give each other Voitheia, one has picked his."""

    seat: int


class TokensGiven(Event, frozen=True, tag="tokens-given"):
    seat: int
    to: int
    count: int
    tokens: Names | None = None


class TokensBought(Event, frozen=True, tag="tokens-bought"):
    seat: int
    count: int


# ---------------------------------------------------------------------------------------------------- the people


class HelpGiven(Event, frozen=True, tag="help-given"):
    """Y7.3 Before a trust check."""

    seat: int
    city: str
    tokens: Names


class TrustChecked(Event, frozen=True, tag="trust-checked"):
    seat: int
    city: str
    face: int
    modifier: int
    result: int


class AgitationBegun(Event, frozen=True, tag="agitation-begun"):
    seat: int
    city: str


class AgitationRolled(Event, frozen=True, tag="agitation-rolled"):
    seat: int
    city: str
    face: int


# ---------------------------------------------------------------------------------------------------- upkeep


class TaxLevied(Event, frozen=True, tag="tax-levied"):
    seat: int
    city: str
    regime: str


class HeavyTaxAnswered(Event, frozen=True, tag="heavy-tax-answered"):
    seat: int
    city: str
    face: int


class TaxImposed(Event, frozen=True, tag="tax-imposed"):
    seat: int
    city: str


class TaxGivenUp(Event, frozen=True, tag="tax-given-up"):
    seat: int
    city: str


class CostsRolled(Event, frozen=True, tag="costs-rolled"):
    seat: int
    city: str
    mine: int


class CostsPaid(Event, frozen=True, tag="costs-paid"):
    seat: int
    city: str


class CostsRefused(Event, frozen=True, tag="costs-refused"):
    seat: int
    city: str


# ---------------------------------------------------------------------------------------------------- cargo and market


class BlockOpened(Event, frozen=True, tag="block-opened"):
    block: str
    lots: Names


class BlockTaken(Event, frozen=True, tag="block-taken"):
    seat: int
    lots: Names


class BlockRefused(Event, frozen=True, tag="block-refused"):
    seat: int


class LotTaken(Event, frozen=True, tag="lot-taken"):
    seat: int
    good: str


class CutInAnswered(Event, frozen=True, tag="cut-in-answered"):
    """Somebody has answered; how is told when all have."""

    seat: int


class Challenged(Event, frozen=True, tag="challenged"):
    seat: int
    taker: int


class BidMade(Event, frozen=True, tag="bid-made"):
    seat: int
    mine: int


class BlockYielded(Event, frozen=True, tag="block-yielded"):
    seat: int


class LotDropped(Event, frozen=True, tag="lot-dropped"):
    seat: int
    city: str
    good: str


class MarketOpened(Event, frozen=True, tag="market-opened"):
    count: int


class CardTurned(Event, frozen=True, tag="card-turned"):
    good: str
    drachmas: int | None = None
    """For each lot; nothing if nobody has one to sell."""


class SaleChosen(Event, frozen=True, tag="sale-chosen"):
    """Somebody has chosen what to sell; it is told when all have."""

    seat: int


class LotsSold(Event, frozen=True, tag="lots-sold"):
    seat: int
    count: int
    good: str
    drachmas: int


# ---------------------------------------------------------------------------------------------------- acts, diplomacy


class UpgradeBegun(Event, frozen=True, tag="upgrade-begun"):
    seat: int
    city: str
    sector: str


class EmbassySent(Event, frozen=True, tag="embassy-sent"):
    seat: int
    city: str
    points: int


class LureSent(Event, frozen=True, tag="lure-sent"):
    seat: int
    city: str
    ally: int
    points: int


class ConsentAnswered(Event, frozen=True, tag="consent-answered"):
    seat: int


class ConsentGiven(Event, frozen=True, tag="consent-given"):
    seat: int
    city: str


class ConsentRefused(Event, frozen=True, tag="consent-refused"):
    seat: int
    city: str


class EmbassyAnswered(Event, frozen=True, tag="embassy-answered"):
    """Y8.1 The reply is 1 to 6: never again, not before 12, 6 or 3 months, alliance, vassal."""

    seat: int
    city: str
    face: int
    points: int
    reply: int


class Package(msgspec.Struct, frozen=True):
    """Y8.8 What changes hands, from the side of who offers it."""

    give: Goods
    want: Goods
    alliance: bool


class OfferMade(Event, frozen=True, tag="offer-made"):
    seat: int
    asked: tuple[int, ...]
    package: Package | None = None


class OfferAnswered(Event, frozen=True, tag="offer-answered"):
    """Somebody has answered; how is told when all have."""

    seat: int


class AnswerRevealed(Event, frozen=True, tag="answer-revealed"):
    """To who made the offer."""

    seat: int
    answer: str
    package: Package | None = None


class ExchangeClosed(Event, frozen=True, tag="exchange-closed"):
    seat: int
    partner: int
    package: Package


class OfferWithdrawn(Event, frozen=True, tag="offer-withdrawn"):
    seat: int


# ---------------------------------------------------------------------------------------------------- war


class WarDeclared(Event, frozen=True, tag="war-declared"):
    seat: int
    city: str


class InvasionBegan(Event, frozen=True, tag="invasion-began"):
    city: str


class PunicCommanderDrawn(Event, frozen=True, tag="punic-commander-drawn"):
    seat: int


class PunicTokensDrawn(Event, frozen=True, tag="punic-tokens-drawn"):
    count: int
    tokens: Names | None = None


class JoinAnswered(Event, frozen=True, tag="join-answered"):
    seat: int


class WarJoined(Event, frozen=True, tag="war-joined"):
    seat: int
    side: str


class LoanChosen(Event, frozen=True, tag="loan-chosen"):
    seat: int


class TokensLent(Event, frozen=True, tag="tokens-lent"):
    seat: int
    count: int
    tokens: Names | None = None


class DeploymentChosen(Event, frozen=True, tag="deployment-chosen"):
    seat: int


class ArmyDeployed(Event, frozen=True, tag="army-deployed"):
    side: str
    shape: str
    count: int
    """Voitheia under the groupings."""


class ResolveChosen(Event, frozen=True, tag="resolve-chosen"):
    seat: int


class ResolveRevealed(Event, frozen=True, tag="resolve-revealed"):
    seat: int
    resolve: str


class TermsOffered(Event, frozen=True, tag="terms-offered"):
    seat: int
    package: Package | None = None


class TermsAccepted(Event, frozen=True, tag="terms-accepted"):
    seat: int


class TermsDeclined(Event, frozen=True, tag="terms-declined"):
    seat: int


class PlanChosen(Event, frozen=True, tag="plan-chosen"):
    seat: int


class RoundFought(Event, frozen=True, tag="round-fought"):
    """A round begins, with the symbols of the Voitheia that each side plays in it."""

    round: int


class SymbolsPlayed(Event, frozen=True, tag="symbols-played"):
    side: str
    swords: int
    shields: int
    helmets: int


class SupportGiven(Event, frozen=True, tag="support-given"):
    """Y9.7 A grouping supports the attack of another."""

    side: str
    grouping: int
    supported: int


class AttackRolled(Event, frozen=True, tag="attack-rolled"):
    side: str
    grouping: int
    target: int
    force: int
    face: int


class MoraleRolled(Event, frozen=True, tag="morale-rolled"):
    side: str
    grouping: int
    face: int
    holds: str


class BattleEnded(Event, frozen=True, tag="battle-ended"):
    result: str
    winner: str | None = None
    """The side."""


class WoundsRolled(Event, frozen=True, tag="wounds-rolled"):
    city: str
    returned: int
    lost: int


class LochosSaved(Event, frozen=True, tag="lochos-saved"):
    seat: int
    city: str


class ConditionImposed(Event, frozen=True, tag="condition-imposed"):
    seat: int
    city: str
    condition: str


class PointsWon(Event, frozen=True, tag="points-won"):
    seat: int
    points: int


class TributeRolled(Event, frozen=True, tag="tribute-rolled"):
    city: str
    mine: int


class TributeAnswered(Event, frozen=True, tag="tribute-answered"):
    seat: int
    city: str
    branch: str


class PunicRansomRolled(Event, frozen=True, tag="punic-ransom-rolled"):
    face: int


# ---------------------------------------------------------------------------------------------------- what follows


class CityGained(Event, frozen=True, tag="city-gained"):
    seat: int
    city: str


class CityLost(Event, frozen=True, tag="city-lost"):
    seat: int
    city: str


class CityRazed(Event, frozen=True, tag="city-razed"):
    city: str


class ResidenceMoved(Event, frozen=True, tag="residence-moved"):
    seat: int
    city: str


class PlayerLeft(Event, frozen=True, tag="player-left"):
    seat: int


class AllianceMade(Event, frozen=True, tag="alliance-made"):
    seat: int
    city: str


class AllianceEnded(Event, frozen=True, tag="alliance-ended"):
    seat: int
    city: str


class PactMade(Event, frozen=True, tag="pact-made"):
    seat: int
    ally: int


class PactEnded(Event, frozen=True, tag="pact-ended"):
    seat: int
    ally: int


class LevelRaised(Event, frozen=True, tag="level-raised"):
    city: str
    sector: str
    level: int


class LevelLost(Event, frozen=True, tag="level-lost"):
    city: str
    sector: str
    level: int


class CityIdle(Event, frozen=True, tag="city-idle"):
    city: str


class ArmyGrew(Event, frozen=True, tag="army-grew"):
    city: str
    count: int


class ArmyShrank(Event, frozen=True, tag="army-shrank"):
    city: str
    count: int


class LotsStored(Event, frozen=True, tag="lots-stored"):
    city: str
    lots: Names


class LotsGone(Event, frozen=True, tag="lots-gone"):
    city: str
    lots: Names


class MoneyEarned(Event, frozen=True, tag="money-earned"):
    city: str
    drachmas: int


class MoneyPaid(Event, frozen=True, tag="money-paid"):
    city: str
    drachmas: int
