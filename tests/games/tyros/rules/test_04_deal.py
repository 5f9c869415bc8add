"""§4 A round: deal."""

from __future__ import annotations

from itertools import groupby

import pytest

from emporion.engine.participants import seat_letter
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.events import CardsDealt
from tests.games.tyros.tables import BOTH, TYROS, draw_pile, fact, hand, look, new_game, news, play, table


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("players", [3, 4])
def test_4_1_a_round_is_deal_extend_act_keep(edition: str, players: int) -> None:
    """The kinds of decisions in the first two rounds, when everybody takes the first action listed or passes."""
    match = new_game(edition=edition, players=players, first_player="A")
    stages = []
    while look(match).round < 3:
        decision = match.decisions[0]
        stages.append((look(match).round, decision.kind))
        action = "pass" if decision.kind == "act" else TYROS.write(match.legal(decision.seat)[0])
        play(match, seat_letter(decision.seat), action)
    phases = [phase for phase, _ in groupby(stages)]
    assert phases == [(n, phase) for n in (1, 2) for phase in ("lay", "act", "keep")]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("players", "each"), [(3, 12), (4, 10)])
def test_4_2_twelve_cards_with_three_players_ten_with_four(edition: str, players: int, each: int) -> None:
    match = new_game(edition=edition, players=players)
    seen = look(match)
    assert [player.cards for player in seen.players] == [each] * players
    assert (seen.draw_pile, seen.discards) == (60 - each * players, Cards())


@pytest.mark.parametrize(("players", "each"), [(3, 12), (4, 10)])
def test_4_2_the_cards_dealt_come_on_top_of_those_kept(players: int, each: int) -> None:
    match = table(players=players, stage="keep", hands="A:2o2j;B:1v", waiting="AB", chips="12o", tiles="A:1")
    play(match, "A", "keep 1o2j")
    play(match, "B", "keep -")
    assert [player.cards for player in look(match).players] == [each + 3] + [each] * (players - 1)


def test_4_2_draw_pile_and_discards_are_shuffled_together() -> None:
    """All orange cards but two are among the discards; they are dealt again."""
    match = table(
        stage="keep", hands="A:2o", discards="12o", waiting="A", chips="12o", tiles="A:1", draws=["12v", "12o", "12g"]
    )
    play(match, "A", "keep 2o")
    assert [hand(match, seat) for seat in "BCA"] == ["12v", "12o", "2o12g"]
    assert fact(match, "discards") == ""
    assert len(draw_pile(match)) == 60 - 38


def test_4_2_each_sees_only_the_cards_dealt_to_himself() -> None:
    match = new_game(["A", "1", "12", "20", "29"], players=3)
    dealt = [event for event in news(match, "B") if isinstance(event, CardsDealt)]
    assert [(event.seat, event.count) for event in dealt] == [(0, 12), (1, 12), (2, 12)]
    assert [event.cards is not None for event in dealt] == [False, True, False]
