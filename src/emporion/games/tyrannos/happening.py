"""Which events an action was, as a viewer may know them.

An action says what was done; what followed of itself (a level, a city, an alliance, money won or lost) is told in
`consequences.py`.
"""

from __future__ import annotations

from typing import Final

from emporion.engine.actions import Action
from emporion.engine.events import Event, GameEnded
from emporion.engine.packing import members
from emporion.engine.participants import CHANCE
from emporion.games.tyrannos import actions, packing
from emporion.games.tyrannos import events as told
from emporion.games.tyrannos.actions import BLOCK_NAMES, CARD_NAMES, PUNIC, Names, lots_of, tokens_of
from emporion.games.tyrannos.cities import CITIES, CITY_NAMES, GREEK
from emporion.games.tyrannos.codes import FIGHT, GIVE_UP, OFFER_TERMS, kind_of, pieces_of, sold_of
from emporion.games.tyrannos.consequences import consequences
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.moira import EVENT_NAMES
from emporion.games.tyrannos.packing import decode
from emporion.games.tyrannos.rules import people
from emporion.games.tyrannos.rules.aftermath import LOST
from emporion.games.tyrannos.rules.armies import groupings
from emporion.games.tyrannos.rules.battle import BROKEN, defence
from emporion.games.tyrannos.rules.diplomacy import LURED_AT, MOST_POINTS, POINT_BITS, answer_to
from emporion.games.tyrannos.rules.guessing import knows_lent
from emporion.games.tyrannos.rules.holdings import MINA
from emporion.games.tyrannos.rules.market import CARDS
from emporion.games.tyrannos.rules.phoenicians import SUM
from emporion.games.tyrannos.state import GROUPINGS, PLACED, SIDE_NAMES, SIDES, State
from emporion.games.tyrannos.steps import (
    ANSWER_TERMS,
    CHECK,
    CONSENT,
    DRAW_ARCHON,
    DRAW_COMMANDER,
    DRAW_FATED,
    GIVE_TOKENS,
    LOSE_RANDOM,
    ROLL_AGITATION,
    ROLL_ATTACK,
    ROLL_CHECK,
    ROLL_COSTS,
    ROLL_EMBASSY,
    ROLL_FATE,
    ROLL_HEAVY,
    ROLL_LURE,
    ROLL_MARKET,
    ROLL_MORALE,
    ROLL_TRIBUTE,
    SWAP_TOKENS,
    TRIBUTE,
    step_city,
    step_kind,
    step_seat,
    step_value,
    top,
)


def events_of(before: State, who: int, code: int, after: State, viewer: int, ended: GameEnded | None) -> list[Event]:
    """What an action did, as the viewer may know it."""
    action, step = decode(code), top(before)
    if who == CHANCE:
        events = chance_events(before, action, step, after, viewer)
    else:
        events = seat_events(before, who, action, step, after, viewer)
    events += consequences(before, after)
    if ended is not None:
        events.append(ended)
    return events


def chance_events(s: State, action: Action, step: int, after: State, viewer: int) -> list[Event]:
    kind, seat = step_kind(step), step_seat(step)
    match action:
        case actions.DrawCity(city):
            return [told.CityDrawn(seat, city)]
        case actions.DrawSeat(drawn):
            return seat_drawn(s, kind, step, drawn)
        case actions.DrawFate(card):
            return [told.FateTurned(card)]
        case actions.DrawLots(lots):
            return [told.BlockOpened(BLOCK_NAMES[step_value(step)], lots)]
        case actions.TurnCard(card):
            is_up = after.card == CARD_NAMES.index(card) + 1
            return [told.CardTurned(card[:-1], after.price if is_up else None)]
        case actions.DrawTokens(drawer, tokens):
            return tokens_drawn(after, drawer, tokens, viewer)
        case actions.LoseTokens(loser, tokens):
            if kind == LOSE_RANDOM:
                return [told.TokensDiscarded(loser, tokens)]
            return [handed(loser, step_value(step) >> 4, tokens, viewer)]
        case actions.RollDice(faces):
            lost = sum(face >= LOST for face in faces)
            return [told.WoundsRolled(CITY_NAMES[step_city(step)], len(faces) - lost, lost)]
        case actions.Roll(face):
            return rolled(s, step, face, after)
    raise TypeError(f"chance does not {action}")


def seat_drawn(s: State, kind: int, step: int, seat: int) -> list[Event]:
    if kind == DRAW_ARCHON:
        return [told.ArchonChosen(seat)]
    if kind == DRAW_FATED:
        return [told.FateMet(seat, EVENT_NAMES[s.event])]
    if kind == DRAW_COMMANDER:
        return [told.PunicCommanderDrawn(seat)]
    return [told.PlotterDrawn(seat, CITY_NAMES[step_city(step)])]


def tokens_drawn(after: State, drawer: int, tokens: Names, viewer: int) -> list[Event]:
    if drawer == PUNIC:
        return [told.PunicTokensDrawn(len(tokens), tokens if viewer >= 0 and after.commander[0] == viewer else None)]
    return [told.TokensDrawn(drawer, len(tokens), tokens if drawer == viewer else None)]


def rolled(s: State, step: int, face: int, after: State) -> list[Event]:
    """What a die says, by what it was rolled for."""
    kind, seat, value = step_kind(step), step_seat(step), step_value(step)
    if kind == ROLL_FATE:
        return [told.FateNamed(face, EVENT_NAMES[after.event])]
    if kind == ROLL_MARKET:
        return [told.MarketOpened(CARDS + face)]
    if kind == ROLL_ATTACK:
        return attack_rolled(s, value, face)
    if kind == ROLL_MORALE:
        holds = "no" if face >= BROKEN else "yes"
        return [told.MoraleRolled(SIDE_NAMES[value // GROUPINGS], value % GROUPINGS + 1, face, holds)]
    if kind not in ROLLED_FOR_CITY:
        return [told.PunicRansomRolled(face)]
    return rolled_for_city(s, kind, CITY_NAMES[step_city(step)], seat, value, face, after)


ROLLED_FOR_CITY: Final = (ROLL_CHECK, ROLL_AGITATION, ROLL_HEAVY, ROLL_COSTS, ROLL_EMBASSY, ROLL_LURE, ROLL_TRIBUTE)


def rolled_for_city(s: State, kind: int, city: str, seat: int, value: int, face: int, after: State) -> list[Event]:
    if kind == ROLL_CHECK:
        c = CITY_NAMES.index(city)
        modifier, result = people.check_modifier(s, c, value), people.check_result(s, c, value, face)
        return [told.TrustChecked(seat, city, face, modifier, result)]
    if kind == ROLL_AGITATION:
        return [told.AgitationRolled(seat, city, face)]
    if kind == ROLL_HEAVY:
        return [told.HeavyTaxAnswered(seat, city, face)]
    if kind == ROLL_COSTS:
        return [told.CostsRolled(seat, city, after.costs)]
    if kind == ROLL_TRIBUTE:
        return [told.TributeRolled(city, SUM * face // MINA)]
    bonus = value & POINT_BITS if kind == ROLL_EMBASSY else value & (1 << LURED_AT) - 1
    return [told.EmbassyAnswered(seat, city, face, bonus, answer_to(s, face, bonus))]


def attack_rolled(s: State, number: int, face: int) -> list[Event]:
    """Before the first attack of a round, what both sides have played comes to light."""
    side, g = divmod(number, GROUPINGS)
    attack = told.AttackRolled(SIDE_NAMES[side], g + 1, s.aims[side][g], defence(s, side, g), face)
    earlier = [i for i in range(number) if s.aims[i // GROUPINGS][i % GROUPINGS]]
    return (
        [attack] if earlier else [told.RoundFought(s.battle_round + 1), *symbols_played(s), *support_given(s), attack]
    )


def symbols_played(s: State) -> list[Event]:
    return [
        told.SymbolsPlayed(SIDE_NAMES[side], sum(s.swords[side]), sum(s.shields[side]), s.helmets[side])
        for side in range(SIDES)
        if sum(s.swords[side]) + sum(s.shields[side]) + s.helmets[side]
    ]


def support_given(s: State) -> list[Event]:
    return [
        told.SupportGiven(SIDE_NAMES[side], g + 1, s.backs[side][g])
        for side in range(SIDES)
        for g in range(GROUPINGS)
        if s.backs[side][g]
    ]


# ---------------------------------------------------------------------------------------------------- of seats


def seat_events(s: State, seat: int, action: Action, step: int, after: State, viewer: int) -> list[Event]:
    name = CITY_NAMES[step_city(step)] if step_city(step) < CITIES else ""
    match action:
        case actions.Choose(branch):
            if step_kind(step) == TRIBUTE:
                return [told.TributeAnswered(seat, name, branch)]
            return [told.BranchChosen(seat, branch)]
        case actions.Discard(tokens):
            return discarded(s, seat, tokens, step, name, viewer)
        case actions.NameAlly(city):
            return [told.AllyNamed(seat, city)]
        case actions.DropLot(city, good):
            return [told.LotDropped(seat, city, good)]
        case actions.SellLot(city, good):
            c = CITY_NAMES.index(city)
            return [told.LotsSold(seat, 1, good, after.treasury[c] - s.treasury[c])]
        case actions.Tax() | actions.Impose() | actions.GiveWay() | actions.PayCosts() | actions.RefuseCosts():
            return upkeep_events(seat, action)
        case actions.MakeOffer() | actions.Accept() | actions.Decline() | actions.Counter() | actions.CloseOffer():
            return talk_events(s, seat, action, step, after, viewer)
    return (
        cargo_events(s, seat, action, step, after)
        or act_events(seat, action)
        or war_events(s, seat, action, step, after, viewer)
    )


def discarded(s: State, seat: int, tokens: Names, step: int, city: str, viewer: int) -> list[Event]:
    if step_kind(step) == SWAP_TOKENS:
        return [told.TokensPicked(seat), *swapped(s, seat, tokens, step, viewer)]
    if step_kind(step) == GIVE_TOKENS:
        return [handed(seat, step_value(step) >> 4, tokens, viewer)]
    if step_kind(step) == CHECK:
        return [told.HelpGiven(seat, city, tokens)] if tokens else []
    return [told.TokensDiscarded(seat, tokens)]


def handed(seat: int, to: int, tokens: Names, viewer: int) -> told.TokensGiven:
    """Y12 Which ones is known to both, the number to everybody."""
    return told.TokensGiven(seat, to, len(tokens), tokens if viewer in (seat, to) else None)


def swapped(s: State, last: int, tokens: Names, step: int, viewer: int) -> list[Event]:
    """Y8.8 When both have picked, each gets what the other gives."""
    if s.waiting != 1 << last:
        return []
    seats = (step_seat(step), step_value(step) >> 4 & 15)
    first = seats[0] if last == seats[1] else seats[1]
    return [handed(first, last, tokens_of(pieces_of(s.choice[first])), viewer), handed(last, first, tokens, viewer)]


def upkeep_events(seat: int, action: Action) -> list[Event]:
    match action:
        case actions.Tax(city, regime):
            return [told.TaxLevied(seat, city, regime)]
        case actions.Impose(city):
            return [told.TaxImposed(seat, city)]
        case actions.GiveWay(city):
            return [told.TaxGivenUp(seat, city)]
        case actions.PayCosts(city):
            return [told.CostsPaid(seat, city)]
        case actions.RefuseCosts(city):
            return [told.CostsRefused(seat, city)]
    return []


def cargo_events(s: State, seat: int, action: Action, step: int, after: State) -> list[Event]:
    match action:
        case actions.Take(block):
            number = step_value(step) if block is None else BLOCK_NAMES.index(block)
            return [told.BlockTaken(seat, lots_of(s.block[number]))]
        case actions.Refuse():
            return [told.BlockRefused(seat)]
        case actions.TakeLot(good):
            return [told.LotTaken(seat, good)]
        case actions.CutIn() | actions.StayOut():
            return [told.CutInAnswered(seat), *challenge(s, seat, after)]
        case actions.Bid(duty):
            return [told.BidMade(seat, duty)]
        case actions.Yield():
            return [told.BlockYielded(seat)]
        case actions.Sell():
            return [told.SaleChosen(seat), *sales(s, seat, action, step, after)]
    return []


def challenge(s: State, last: int, after: State) -> list[Event]:
    """Y4.6 When all have answered, the challenger is told."""
    return [told.Challenged(after.challenger, s.taker)] if s.waiting == 1 << last and after.challenger >= 0 else []


def sales(s: State, last: int, action: actions.Sell, step: int, after: State) -> list[Event]:
    """Y4.7 When all have chosen, what each sells is told."""
    if s.waiting != 1 << last:
        return []
    events: list[Event] = []
    for p in range(s.players):
        sale = packing.encode(action) if p == last else s.choice[p]
        count = sum(sold_of(sale, c) for c in range(GREEK)) if sale else 0
        if count:
            events.append(told.LotsSold(p, count, GOOD_NAMES[step_value(step)], count * s.price))
    return events


def act_events(seat: int, action: Action) -> list[Event]:
    match action:
        case actions.Upgrade(city, sector):
            return [told.UpgradeBegun(seat, city, sector)]
        case actions.BuyTokens(count):
            return [told.TokensBought(seat, count)]
        case actions.SendEmbassy(city, gift, _, free):
            return [told.EmbassySent(seat, city, MOST_POINTS if free else gift)]
        case actions.Lure(city, ally, points):
            return [told.LureSent(seat, city, ally, points)]
        case actions.Agitate(city):
            return [told.AgitationBegun(seat, city)]
        case actions.DeclareWar(city):
            return [told.WarDeclared(seat, city)]
        case actions.CallTime():
            return [told.TimeCalled(seat)]
        case actions.EndTurn():
            return [told.TurnEnded(seat)]
    return []


# ---------------------------------------------------------------------------------------------------- offers


def package_of(action: actions.MakeOffer | actions.Counter | actions.OfferTerms) -> told.Package:
    return told.Package(action.give, action.want, action.alliance)


def talk_events(s: State, seat: int, action: Action, step: int, after: State, viewer: int) -> list[Event]:
    match action:
        case actions.MakeOffer(to):
            return [told.OfferMade(seat, to, package_of(action) if viewer == seat or viewer in to else None)]
        case actions.CloseOffer(partner):
            if partner is None:
                return [told.OfferWithdrawn(seat)]
            return [told.ExchangeClosed(seat, partner, agreed_package(s, partner))]
    if step_kind(step) == CONSENT:
        return [told.ConsentAnswered(seat), *consent(s, seat, action, step)]
    if step_kind(step) == ANSWER_TERMS:
        return [told.TermsAccepted(seat) if isinstance(action, actions.Accept) else told.TermsDeclined(seat)]
    return [told.OfferAnswered(seat), *revealed_answers(s, seat, action, viewer)]


def agreed_package(s: State, partner: int) -> told.Package:
    answer, offer = decode(s.choice[partner]), decode(s.offer)
    agreed = answer if isinstance(answer, actions.Counter) else offer
    assert isinstance(agreed, actions.Counter | actions.MakeOffer)
    return package_of(agreed)


def consent(s: State, last: int, action: Action, step: int) -> list[Event]:
    """Y8.3 When all have answered."""
    if s.waiting != 1 << last:
        return []
    answers = [action, *(decode(code) for code in s.choice if code)]
    city = CITY_NAMES[step_city(step)]
    agreed = not any(isinstance(answer, actions.Decline) for answer in answers)
    return [told.ConsentGiven(step_seat(step), city) if agreed else told.ConsentRefused(step_seat(step), city)]


def revealed_answers(s: State, last: int, action: Action, viewer: int) -> list[Event]:
    """Y8.8 When all have answered, who made the offer learns how."""
    if s.waiting != 1 << last or viewer != s.turn:
        return []
    answers = [(p, action if p == last else decode(s.choice[p])) for p in members(s.asked)]
    return [
        told.AnswerRevealed(p, str(a.__struct_config__.tag), package_of(a) if isinstance(a, actions.Counter) else None)
        for p, a in answers
    ]


# ---------------------------------------------------------------------------------------------------- war


def war_events(s: State, seat: int, action: Action, step: int, after: State, viewer: int) -> list[Event]:
    is_last = s.waiting == 1 << seat
    match action:
        case actions.Join():
            return [told.JoinAnswered(seat), *(joined(s, after) if is_last else [])]
        case actions.Lend():
            return [told.LoanChosen(seat), *(loans(s, seat, action, viewer) if is_last else [])]
        case actions.Deploy():
            return [told.DeploymentChosen(seat), *(deployed(after) if is_last else [])]
        case actions.Plan():
            return [told.PlanChosen(seat)]
        case actions.Fight() | actions.GiveUp() | actions.OfferTerms():
            return [told.ResolveChosen(seat), *(resolves(s, seat, action, viewer) if is_last else [])]
        case actions.Save(city):
            return [told.LochosSaved(seat, city)]
        case actions.Condition(city, condition):
            return [told.ConditionImposed(seat, city, condition)]
    return []


def joined(s: State, after: State) -> list[Event]:
    return [
        told.WarJoined(p, SIDE_NAMES[side])
        for side in range(SIDES)
        for p in members(after.helpers[side] & ~s.helpers[side])
    ]


def loans(s: State, last: int, action: actions.Lend, viewer: int) -> list[Event]:
    """Y9.3 Shown to the commander; all see how many they are."""
    events: list[Event] = []
    for p in range(s.players):
        lent = action if p == last else decode(s.choice[p]) if s.choice[p] else None
        if isinstance(lent, actions.Lend) and lent.tokens:
            events.append(told.TokensLent(p, len(lent.tokens), lent.tokens if knows_lent(s, viewer, p) else None))
    return events


def deployed(after: State) -> list[Event]:
    """Y9.5 How the armies stand; what lies under the groupings stays unseen."""
    return [army_deployed(after, side) for side in range(SIDES)]


def army_deployed(after: State, side: int) -> told.ArmyDeployed:
    sizes = [sum(men > 0 for men in after.line_men[side][3 * g : 3 * g + 3]) for g in members(groupings(after, side))]
    placed = sum(after.placed_token[side][i] != 0 for i in range(PLACED))
    return told.ArmyDeployed(SIDE_NAMES[side], "-".join(map(str, sizes)), placed)


RESOLVE_NAMES: Final = {FIGHT: "fight", GIVE_UP: "give-up", OFFER_TERMS: "terms"}


def resolves(s: State, last: int, action: Action, viewer: int) -> list[Event]:
    """Y9.4 When both have chosen; what terms say is told to the principals."""
    events: list[Event] = []
    for p in [p for p in s.principal if p >= 0]:
        code = packing.encode(action) if p == last else s.choice[p]
        terms = decode(code)
        events.append(told.ResolveRevealed(p, RESOLVE_NAMES[kind_of(code)]))
        if isinstance(terms, actions.OfferTerms):
            events.append(told.TermsOffered(p, package_of(terms) if viewer in s.principal and viewer >= 0 else None))
    return events
