"""What a player of Tyrannos is shown before deciding: prices, sums, armies, odds, and what must be waited for."""

from __future__ import annotations

from typing import Any, Final

import pytest

from emporion.engine.lines import WIDTH
from emporion.games import get_game, get_screen
from emporion.games.tyrannos.odds import MOST_LOCHOI
from emporion.games.tyrannos.prospects import chances, odds_between, prospect
from emporion.games.tyrannos.rules.diplomacy import form_pact
from emporion.games.tyrannos.state import NEVER, State
from emporion.games.tyrannos.steps import (
    ACTS,
    ASK_BLOCK,
    ASK_CUT_IN,
    CHECK,
    CHOOSE_FATE,
    COSTS,
    NO_CITY,
    NO_SEAT,
    PAY,
    SELLING,
    SPEND_POINTS,
    STORE_BLOCK,
    TRIBUTE,
    push,
)
from emporion.locales import LANGUAGES
from tests.games.tyrannos.positions import deal, fund, lots, new_game, rule_city, store
from tests.games.tyrannos.test_telling import positions
from tests.games.tyrannos.warfare import LATER, deploy, invasion, war

GAME: Final[Any] = get_game("tyrannos")
SCREEN: Final = get_screen("tyrannos")
OPTIONS: Final = GAME.options({})
NAMES: Final = ("Ann", "Bob", "Cleo", "Dion")
SYRAKOUSAI, AKRAGAS, GELA, SELINOUS, HIMERA = range(5)
FIRST, SECOND, THIRD, _ = range(4)
RAW, METAL = 1, 4
EURO: Final = 0
ERUPTION: Final = 5


def table(s: State, seat: int = FIRST) -> Any:
    return GAME.look(s, OPTIONS)(seat)


def told(s: State, seat: int = FIRST) -> str:
    """The situation as a seat is shown it, in one line."""
    return " ".join(" ".join(SCREEN.situation_lines(table(s, seat), NAMES, "en")).split())


def facts(s: State, action: str, seat: int = FIRST) -> str:
    return SCREEN.action_facts(GAME.read(action), table(s, seat), NAMES, "en")


def asked(kind: int, city: int = NO_CITY, seat: int = FIRST, value: int = 0) -> State:
    """A game after the truce in which somebody is asked something."""
    s = new_game()
    s.month = LATER
    s.turn = FIRST
    push(s, kind, city, seat, value)
    return s


# ---------------------------------------------------------------------------------------------------- trade


def test_the_duty_of_a_block_and_the_room_for_it() -> None:
    s = asked(ASK_BLOCK, value=EURO)
    s.block[EURO] = lots(metal=1, luxury=1)
    store(s, SYRAKOUSAI, food=1)
    assert told(s) == "On offer, the Euro port: metals, luxuries. Duty: 22 mine. Room in your warehouses: Syrakousai."
    assert facts(s, "take") == "duty 22 mine"
    assert "Room" not in told(s, SECOND)


def test_who_takes_the_block_that_one_may_cut_in_on() -> None:
    s = asked(ASK_CUT_IN, seat=NO_SEAT, value=EURO)
    s.block[EURO], s.taker, s.waiting = lots(oil=2), SECOND, 1 << FIRST
    assert "Duty: 12 mine. Bob takes it, unless somebody cuts in for a lower duty." in told(s)


def test_which_lot_goes_where() -> None:
    s = asked(STORE_BLOCK, value=EURO)
    s.block[EURO] = lots(food=1, metal=1)
    rule_city(s, FIRST, HIMERA)
    assert facts(s, "store Syrakousai Himera") == "foodstuffs in Syrakousai, metals in Himera"
    assert facts(s, "store Himera Himera") == ""


def test_number_and_kind_of_what_is_sold() -> None:
    s = asked(SELLING, seat=NO_SEAT, value=METAL)
    s.card, s.price, s.cards_to_turn, s.waiting = 1, 1500, 2, 1 << FIRST
    store(s, SYRAKOUSAI, metal=2)
    assert told(s) == (
        "Market: metals at 15 mine a lot; the duty was 10 mine. 2 more cards. You can sell: Syrakousai (2)."
    )
    assert facts(s, "sell Syrakousai:2") == "metals (2) for 30 mine"
    assert facts(s, "sell -") == ""


# ---------------------------------------------------------------------------------------------------- prices


def test_the_price_of_an_upgrade() -> None:
    s = asked(ACTS)
    assert facts(s, "upgrade Syrakousai city") == facts(s, "upgrade Syrakousai warehouse") == "costs 60 mine"
    s.city_level[SYRAKOUSAI] = 2
    assert facts(s, "upgrade Syrakousai city") == "costs 90 mine"
    s.half_price = 1 << FIRST
    assert facts(s, "upgrade Syrakousai city") == "costs 45 mine"


def test_the_price_of_an_upgrade_that_cannot_be_paid() -> None:
    s = asked(ACTS)
    assert "levels" not in told(s)
    fund(s, SYRAKOUSAI, 59)
    s.building[SYRAKOUSAI] = 1 << 2
    assert "For the next levels money is missing: Syrakousai, city: 60 mine." in told(s)


@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("embassy Selinous", "free of charge"),
        ("embassy Selinous gift 2", "costs 40 mine"),
        ("embassy Selinous gift 2 voitheia 3", "costs 30 mine and 3 points of Voitheia"),
        ("lure Selinous from B points 2", "costs 120 mine"),
        ("lure Selinous from B points 1 halved", "costs 30 mine and 6 points of Voitheia"),
        ("agitate Akragas", "costs 60 mine"),
        ("buy 3", "costs 3 mine"),
        ("end", ""),
    ],
)
def test_what_acts_cost(action: str, price: str) -> None:
    assert facts(asked(ACTS), action) == price


def test_7_5_agitating_a_city_gained_this_month_warns() -> None:
    s = asked(ACTS)
    s.gained[AKRAGAS] = s.month - 1
    assert facts(s, "agitate Akragas") == "costs 60 mine"
    assert "gained" not in table(s).cities[AKRAGAS].marks
    s.gained[AKRAGAS] = s.month
    assert facts(s, "agitate Akragas") == "costs 60 mine; gained this month, so no trust check: 3 to 5 do nothing"
    assert "gained" in table(s).cities[AKRAGAS].marks


def test_the_tax_of_a_regime() -> None:
    s = asked(ACTS)
    s.city_level[SYRAKOUSAI] = 2
    sums = {regime: facts(s, f"tax Syrakousai {regime}") for regime in ("light", "normal", "heavy")}
    assert sums == {"light": "brings 6 mine", "normal": "brings 12 mine", "heavy": "brings 24 mine"}


def test_what_is_due() -> None:
    assert told(asked(PAY, value=250)) == "To pay: 25 mine."
    s = asked(SPEND_POINTS, value=3)
    deal(s, FIRST, "sword3")
    assert told(s) == "Points of Voitheia to spend: 3."
    s = asked(COSTS, SYRAKOUSAI)
    s.costs, s.regime = 20, 1
    assert told(s) == "Costs of Syrakousai: 20 mine. Its treasury holds 60 mine, and the tax brings 6 mine."


def test_what_fate_asks_for() -> None:
    s = asked(CHOOSE_FATE, value=ERUPTION)
    assert facts(s, "choose money") == "costs 30 mine"
    assert facts(s, "choose check") == "at −1"
    s = asked(TRIBUTE, SYRAKOUSAI, value=3)
    assert told(s) == "The Phoenicians demand 90 mine of Syrakousai."
    assert facts(s, "choose money") == "costs 90 mine"


def test_what_is_added_to_a_trust_check() -> None:
    s = asked(CHECK, SYRAKOUSAI, value=8)
    s.mood[SYRAKOUSAI], s.doubt[SYRAKOUSAI] = 0, 1
    assert told(s).startswith("Trust check in Syrakousai: one die, −1.")


# ---------------------------------------------------------------------------------------------------- war


def test_both_armies_and_the_voitheia_allowed_at_deployment() -> None:
    s = new_game()
    rule_city(s, FIRST, HIMERA)
    deal(s, FIRST, "sword2 helmet1")
    deal(s, SECOND, "shield3")
    war(s, FIRST, AKRAGAS)
    assert told(s) == (
        "Battle for Akragas, rounds fought: 0. "
        "Attacker (Ann): lochoi 16, tokens 4; Syrakousai 8, Himera 8. "
        "Defender (Bob): lochoi 8, tokens 2; Akragas 8. "
        "Voitheia you may place: 2. At hand: sword2 helmet1."
    )
    assert "shield" not in told(s)


def test_some_deployments_can_be_chosen_from_the_menu() -> None:
    s = new_game()
    rule_city(s, FIRST, HIMERA)
    deal(s, FIRST, "sword2")
    war(s, FIRST, AKRAGAS)
    proposed = [GAME.write(action) for action in SCREEN.proposals(table(s))]
    assert proposed == [
        "deploy 3-1 front Syrakousai: sword2@1",
        "deploy 3-1 front Syrakousai",
        "deploy 2-1-1 front Syrakousai",
    ]
    assert SCREEN.proposals(table(asked(ACTS))) == []


def test_the_voitheia_that_a_plan_plays() -> None:
    s = new_game()
    deal(s, FIRST, "sword2 helmet1")
    war(s, FIRST, SELINOUS + 4)
    deploy(s, FIRST, (2,), "sword2 helmet1")
    assert facts(s, "plan 1>1 play 1,2") == "2 swords and one helmet"
    assert facts(s, "plan 1>1") == ""


def test_who_is_asked_for_help_and_with_how_many() -> None:
    s = new_game()
    form_pact(s, SECOND, THIRD)
    war(s, FIRST, AKRAGAS)
    assert told(s, THIRD).endswith("You are asked to help the defender. Tokens you can send: 2 (Gela (2)).")


def test_both_armies_of_an_invasion() -> None:
    s = invasion(new_game(), SYRAKOUSAI)
    assert "Attacker (nobody): lochoi 16, tokens 4; Motye 8, Panormos 8." in told(s)
    assert "Defender (Ann): lochoi 8, tokens 2; Syrakousai 8." in told(s)


def test_odds_before_a_war() -> None:
    s = asked(ACTS)
    assert facts(s, "war Akragas").startswith("8 lochoi against 8: win about ")
    assert facts(s, "war Akragas").endswith("%, without Voitheia")
    rule_city(s, FIRST, HIMERA)
    assert facts(s, "war Akragas").startswith("16 lochoi against 8: win about 100%, draw 0%, lose 0%")
    s.army[SELINOUS] = 0
    s.owner[SELINOUS] = 0
    assert facts(s, "war Selinous") == "16 lochoi against none"


def test_odds_follow_from_what_the_player_may_know() -> None:
    s = asked(ACTS)
    before = facts(s, "war Akragas")
    deal(s, SECOND, "sword3 sword3 shield3")
    assert facts(s, "war Akragas") == before


def test_odds_of_armies_larger_than_the_calculator_draws_up() -> None:
    s = asked(ACTS)
    for c in (SYRAKOUSAI, GELA, SELINOUS, HIMERA, 5, 6, 7):
        rule_city(s, FIRST, c)
        s.city_level[c], s.army[c] = 3, 24
    found = prospect(s, FIRST, AKRAGAS)
    assert found.own == 7 * 24 > MOST_LOCHOI
    assert found.odds is not None
    assert chances(found.odds) == (100, 0, 0)


@pytest.mark.parametrize(("own", "enemy"), [(8, 8), (16, 12), (8, 16)])
def test_shares_come_to_a_hundred(own: int, enemy: int) -> None:
    shares = chances(odds_between(own, enemy, own_half=False))
    assert sum(shares) == 100
    assert all(share >= 0 for share in shares)


# ---------------------------------------------------------------------------------------------------- waiting


def test_delays_and_truces_are_told_in_ones_own_turn() -> None:
    s = asked(ACTS)
    assert told(s) == ""
    s.month = 2
    s.embassy_after[FIRST][SELINOUS], s.embassy_after[FIRST][HIMERA] = 8, NEVER
    s.agitate_after[FIRST][AKRAGAS], s.war_after[FIRST], s.peace_until[SECOND] = 5, 4, 7
    s.oath_until[THIRD][SELINOUS] = 6
    assert told(s) == (
        "Truce until the end of month 3: residences are safe. "
        "Embassies possible again: Selinous (month 8), Himera (never). "
        "Agitation possible again: Akragas (month 5). You can declare war again: month 4. "
        "War can be declared on them again: Bob (month 7). Bound by an oath, not to be lured: Selinous (month 6)."
    )
    assert told(s, SECOND) == ""
    s.truce_everywhere = 1
    assert told(s).startswith("Truce until the end of month 3: no wars at all. Embassies")


def test_an_imposed_alliance_is_told_from_one_by_consent() -> None:
    s = asked(ACTS)
    form_pact(s, FIRST, SECOND)
    form_pact(s, FIRST, THIRD)
    s.forced[THIRD][FIRST] = LATER + 12
    scores = " ".join(" ".join(SCREEN.score_lines(table(s), NAMES, "en")).split())
    assert "Allied players: Ann–Bob, Ann–Cleo (imposed on Ann, who cannot end it before month 22)." in scores


# ---------------------------------------------------------------------------------------------------- everywhere


@pytest.mark.parametrize("number", range(11, 14))
def test_every_situation_and_fact_can_be_said_in_80_columns(number: int) -> None:
    for match, decision, _ in positions(number, 0.1):
        seen = match.view(decision.seat).table
        for language in LANGUAGES:
            lines = SCREEN.situation_lines(seen, [*NAMES, "Eva", "F"], language)
            assert max(map(len, lines), default=0) <= WIDTH
        for action in [*match.legal(decision.seat)[:40], *SCREEN.proposals(seen)]:
            SCREEN.action_facts(action, seen, NAMES, "en")
