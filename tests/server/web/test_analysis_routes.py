"""Advice over HTTP: hints for whoever plays against bots, reviews for whoever looks at a finished game."""

from __future__ import annotations

import pathlib
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from emporion.bots.review import Judgement, Review
from emporion.engine.choices import actions_in
from emporion.engine.outcome import Outcome
from emporion.games import get_game
from emporion.server.client import TABLE
from emporion.server.protocol.http import BotPlan, MePlan
from emporion.server.protocol.to_client import TableMessage
from emporion.server.reviews import Work
from emporion.server.tables.choosing import names_of
from emporion.server.tables.seating import begin
from emporion.server.web.analysis_routes import hint_wanted, state_of
from tests.server.processes import serving
from tests.server.secrecy.worlds import guessed
from tests.server.tables.company import Company, seated
from tests.server.web.calls import Client, new_key, person

RECORD = (pathlib.Path(__file__).parents[2] / "records" / "kosmos-3.jsonl").read_text(encoding="utf-8")
PATIENCE_S = 300.0


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('analysis') / 'emporion.db'}") as server:
        yield server.url


def table_for(client: Client, *others: dict[str, Any], **wishes: Any) -> str:
    seats = [{"type": "me", "name": "Ann"}, *others]
    wanted = {"key": new_key(), "game": "tyros", "options": {"players": 3}, "seats": seats, **wishes}
    table: str = client.do("POST", "/api/tables", wanted)["table"]
    return f"/api/tables/{table}"


def until_asked(client: Client, path: str) -> TableMessage:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found = TABLE.decode(client.ask("GET", path).body)
        if found.choices is not None:
            return found
        time.sleep(0.1)
    raise AssertionError("the bots do not play")


def test_a_hint_against_bots(url: str) -> None:
    ann = person(url, "Ann")
    path = table_for(ann, {"type": "bot", "bot": "merchant"}, {"type": "bot", "bot": "merchant"})
    # A question with one answer would be answered for Ann while the test still looks at it. The game runs already: on a
    # busy machine all questions to lay a tile may have been answered before this.
    assert ann.ask("PUT", f"{path}/orders", {"orders": {}}).status == 204
    message = until_asked(ann, path)
    found = ann.do("GET", f"{path}/hint")
    game = get_game("tyros")
    written = [game.write(game.read(msgspec.json.encode(action).decode())) for action in found["actions"]]
    assert written == [one["action"] for one in found["candidates"]]
    assert found["actions"][0] in actions_in(message.choices)
    assert message.you.hints
    assert message.view is not None
    kind = next(one.kind for one in message.view.decisions if one.id is not None)
    assert (found["seat"], found["kind"], found["candidates"][0]["loss"]) == (0, kind, 0)


def test_what_is_asked_for_a_hint_is_what_the_seat_may_know() -> None:
    company = seated()
    company.play_until(lambda match: len(match.steps) > 60)
    seat = company.asked().seat
    other = guessed(company.table, seat, random.Random(5))
    assert other.playing.state.hand != company.match.state.hand
    assert hint_wanted(other, seat) == hint_wanted(company.table, seat)


def test_no_hint_where_another_person_plays(url: str) -> None:
    ann = person(url, "Ann")
    path = table_for(ann, {"type": "bot", "bot": "merchant"}, {"type": "me", "name": "Ben"}, shared=True)
    answer = ann.ask("GET", f"{path}/hint?seat=0")
    assert (answer.status, answer.json["message"]) == (409, "hints are for games against bots")
    assert not ann.do("GET", f"{path}?seat=0")["you"]["hints"]


def test_whoever_has_several_seats_says_which(url: str) -> None:
    ann = person(url, "Ann")
    path = table_for(ann, {"type": "me", "name": "Ben"}, {"type": "bot", "bot": "merchant"}, shared=True)
    for call in ("why?about=pass", "preview?action=pass", "hint"):
        assert ann.ask("GET", f"{path}/{call}").status == 400, call
    assert ann.ask("GET", f"{path}/why?about=pass&seat=1").status == 200
    assert ann.ask("GET", f"{path}/why?about=pass&seat=2").status == 403


def test_a_finished_game_is_reviewed_for_whoever_asks(url: str) -> None:
    ann = person(url, "Ann")
    table = ann.do("POST", "/api/tables/import", {"key": new_key(), "record": RECORD})["table"]
    path = f"/api/tables/{table}/review"
    anybody = Client(url)
    assert anybody.do("GET", path) == {"status": "none", "progress": 0.0, "result": None}
    assert anybody.do("POST", path)["status"] == "working"
    assert anybody.do("POST", path)["status"] in ("working", "ready")
    deadline = time.monotonic() + PATIENCE_S
    while (found := anybody.do("GET", f"{path}?language=de"))["status"] == "working":
        assert time.monotonic() < deadline
        assert 0 <= found["progress"] <= 1
        time.sleep(0.5)
    review = found["result"]
    assert {"game", "names", "visits", "decisions", "curve", "accuracy", "worst", "outcome"} <= review.keys()
    english = anybody.do("GET", f"{path}?language=en")["result"]
    passed = [one["entry"] for one in english["decisions"] if one["played"] == "pass"]
    assert passed
    assert {one["played"] for one in review["decisions"] if one["entry"] in passed} == {"passen"}


@pytest.mark.parametrize(("language", "name"), [("en", "Captain 2"), ("de", "Kapitän 2")])
def test_a_review_calls_everybody_as_the_table_does(language: str, name: str) -> None:
    company = Company(MePlan("Ann"), BotPlan("captain"), BotPlan("captain"))
    company.write(begin(company.table))
    offered = Judgement(9, 0, "act", "pass", 0.3, 20.0, "offer 1g for 1o to C", 0.4, 22.0, 0.1, 2.0)
    recorded = company.match.record.header.seats
    work = Work(1.0, Review("tyros", recorded, 1, 1, Outcome("last-tile", ()), (offered,), (), (), ()))
    found = state_of(work, names_of(company.table, language), language).result
    assert found is not None
    assert (recorded[2], found.names[2]) == ("captain 2", name)
    assert name in found.decisions[0].best


def test_a_running_game_is_not(url: str) -> None:
    ann = person(url, "Ann")
    path = table_for(ann, {"type": "bot", "bot": "merchant"}, {"type": "bot", "bot": "merchant"})
    assert ann.ask("GET", f"{path}/review").status == 409
    assert ann.ask("POST", f"{path}/review").status == 409


def test_when_the_game_is_over_everybodys_past_is_open(url: str) -> None:
    ann = person(url, "Ann")
    table = ann.do("POST", "/api/tables/import", {"key": new_key(), "record": RECORD})["table"]
    seen = [Client(url).do("GET", f"/api/tables/{table}/at/60?seat={seat}") for seat in range(3)]
    assert [one["viewer"] for one in seen] == [0, 1, 2]
    assert len({str(one["table"]["hand"]) for one in seen}) == 3
    assert Client(url).do("GET", f"/api/tables/{table}/at/60")["table"]["hand"] is None
    assert Client(url).ask("GET", f"/api/tables/{table}/at/99999").status == 404


def test_the_past_of_others_is_not_open_while_the_game_runs(url: str) -> None:
    ann = person(url, "Ann")
    path = table_for(ann, {"type": "bot", "bot": "merchant"}, {"type": "bot", "bot": "merchant"})
    assert ann.do("GET", f"{path}/at/5")["viewer"] == 0
    assert ann.ask("GET", f"{path}/at/5?seat=1").status == 403
    assert Client(url).do("GET", f"{path}/at/5")["viewer"] == -1
    assert ann.ask("GET", f"{path}/log?seat=1").status == 403
