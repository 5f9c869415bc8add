from __future__ import annotations

import pytest

from emporion.arena.simulate import (
    FaultyGame,
    Players,
    Simulation,
    make_kernel,
    play_chunk,
    recorded_game,
    simulate,
)
from emporion.engine.errors import BadInput
from emporion.engine.game import make_program
from emporion.engine.modes import available_mode
from emporion.engine.play import ACTIONS_AT, ROUNDS_AT, WINNERS_AT
from emporion.games import get_game
from emporion.games.tyros.game import RULES
from emporion.games.tyros.rules.rounds import apply as real_apply
from emporion.games.tyros.state import ACT, State
from emporion.kernel.rule import rule
from tests.arena.strangers import CLUMSY

TYROS = get_game("tyros")
BOTS = ["random"] * 4
DIGEST = "e5013ffbd2a2"
"""Of 200 games with seed 1, on every machine, in every mode, with any number of workers."""


@pytest.mark.parametrize(("workers", "mode"), [(1, "compiled"), (2, "compiled"), (2, "plain"), (3, "unchecked")])
def test_the_digest_depends_on_the_games_only(workers: int, mode: str) -> None:
    result = simulate(TYROS, {"players": 4}, BOTS, 200, 1, workers, mode)
    assert result.digest[:12] == DIGEST
    assert (result.games, result.mode, result.workers) == (200, mode, workers)


def test_the_digest_tells_runs_apart() -> None:
    other_seed = simulate(TYROS, {"players": 4}, BOTS, 200, 2)
    other_options = simulate(TYROS, {"players": 4, "edition": "giochi-rari"}, BOTS, 200, 1)
    fewer = simulate(TYROS, {"players": 4}, BOTS, 199, 1)
    assert len({run.digest[:12] for run in (other_seed, other_options, fewer)} | {DIGEST}) == 4


def test_the_sums_add_up() -> None:
    done: list[int] = []
    result = simulate(TYROS, {"players": 3}, BOTS[:3], 600, 5, progress=done.append)
    assert sum(done) == sum(result.rounds.values()) == 600
    assert sum(result.wins) == pytest.approx(600, abs=0.1)
    assert len(result.scores["by_seat"]) == 3
    assert result.scores["lowest"] <= result.scores["mean"] <= result.scores["highest"]


@pytest.mark.parametrize("number", [0, 7])
@pytest.mark.parametrize(("name", "rounds"), [("tyros", "round"), ("tyrannos", "month")])
def test_a_simulated_game_can_be_had_as_a_record(name: str, rounds: str, number: int) -> None:
    """The match goes the same way as the game on the kernel."""
    game = get_game(name)
    match = recorded_game(game, {"players": 4}, 1, number)
    options = game.options({"players": 4})
    (row,) = play_chunk(make_kernel(game, options, "plain"), game.option_row(options), 1, number, 1)
    assert match.outcome is not None
    assert [row[place.seat] for place in match.outcome.ranking] == [place.points for place in match.outcome.ranking]
    assert row[WINNERS_AT] == sum(1 << seat for seat in match.outcome.winners)
    assert row[ROUNDS_AT] == getattr(match.state, rounds)
    assert row[ACTIONS_AT] == sum(entry.who != "chance" for entry in match.record.entries)


@rule
def careless_apply(s: State, who: int, action: int) -> None:
    """The real rule, and in round 2 the discards get lost."""
    real_apply(s, who, action)
    if s.round == 2 and s.stage == ACT:
        s.discards = 0


def test_a_broken_invariant_is_reported_with_the_game() -> None:
    kernel = make_program(TYROS.schema, {**RULES, "apply": careless_apply}).plain()
    with pytest.raises(FaultyGame) as fault:
        play_chunk(kernel, TYROS.option_row(TYROS.options({})), 1, 5, 3, check=True)
    assert fault.value.number == 5


@pytest.mark.parametrize(
    ("players", "bots", "games", "seed", "message"),
    [
        (4, ["random"] * 3, 10, 1, "3 bots for 4 players"),
        (3, ["random", "random", "genius"], 10, 1, "there is no bot 'genius'"),
        (3, ["random"] * 3, 0, 1, "at least one game"),
        (3, ["random"] * 3, 1, -1, "a seed is a number"),
    ],
)
def test_bad_requests_are_refused(players: int, bots: list[str], games: int, seed: int, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        simulate(TYROS, {"players": players}, bots, games, seed)


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(BadInput, match="no mode 'fast'"):
        available_mode("fast")
    assert available_mode("auto") == "compiled"


MERCHANTS = ["merchant", "random", "merchant", "merchant"]


def test_merchants_play_alike_in_both_modes_and_in_a_match() -> None:
    runs = [simulate(TYROS, {}, MERCHANTS, 12, 3, workers, mode) for workers, mode in [(2, "compiled"), (1, "plain")]]
    assert runs[0].digest == runs[1].digest
    match = recorded_game(TYROS, {}, 3, 5, MERCHANTS)
    assert match.outcome is not None
    (row,) = Players(TYROS, TYROS.options({}), MERCHANTS, 3, "compiled").play(5, 1)
    assert [row[place.seat] for place in match.outcome.ranking] == [place.points for place in match.outcome.ranking]
    assert row[ACTIONS_AT] == sum(entry.who != "chance" for entry in match.record.entries)


# ---------------------------------------------------------------------------------------------------- other bots

CLUMSY_TABLE = ["merchant(noise=300)", CLUMSY, "random"]


@pytest.fixture(scope="module")
def clumsy() -> Simulation:
    return simulate(TYROS, {"players": 3}, CLUMSY_TABLE, 2, 3, 1)


def test_any_bot_can_be_simulated_and_its_faults_are_counted(clumsy: Simulation) -> None:
    assert (clumsy.games, clumsy.mode, sum(clumsy.rounds.values())) == (2, "matches", 2)
    assert sum(clumsy.wins) == pytest.approx(2)
    assert clumsy.actions > 200
    assert clumsy.faults > 5
    assert simulate(TYROS, {"players": 3}, CLUMSY_TABLE, 2, 3, 2).digest == clumsy.digest


def test_a_game_of_any_bots_can_be_had_as_a_record(clumsy: Simulation) -> None:
    matches = [recorded_game(TYROS, {"players": 3}, 3, number, CLUMSY_TABLE) for number in (0, 1)]
    points = [{place.seat: place.points for place in match.outcome.ranking} for match in matches if match.outcome]
    means = [round(sum(game[seat] for game in points) / 2, 2) for seat in range(3)]
    assert means == clumsy.scores["by_seat"]
    cards = recorded_game(TYROS, {"players": 3}, 3, 0, ["merchant", "merchant", "random"]).record.entries[:4]
    assert [entry.do for entry in matches[0].record.entries[:4]] == [entry.do for entry in cards]
