"""What somebody cannot know changes nothing of what the server sends him: not a byte, not a length, not a frame."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest

from emporion.engine.conformance import changed_fields
from emporion.server.people.limits import RATES
from tests.server.processes import serving
from tests.server.secrecy.hearing import Listener, differences
from tests.server.secrecy.leaks import LEAKS, bit_between
from tests.server.secrecy.scenes import CASTS, Part
from tests.server.secrecy.standstill import stand_still
from tests.server.secrecy.twins import WAYS, Case, Company, Role, Twins, roles_of, served_here, store_twins

PARTS: Final = [Part(number, list(CASTS)[number // 3 % 3]) for number in range(9)]
CASES: Final = [
    Case(part, role, WAYS[(part.number + n) % len(WAYS)]) for part in PARTS for n, role in enumerate(roles_of(part))
]

ANN: Final = Role("Ann", (0,))


def part_of(leak: str) -> Part:
    """In the first of these Ann is asked, and nobody else has chosen anything; in the second somebody has."""
    return Part(0 if leak.startswith("preview") else 2, "people")


def way_of(leak: str) -> str:
    """What tells of the past is found out where the past is another."""
    return "rewritten" if leak.startswith(("news", "past", "log")) else "guessed"


LEAKY_CASES: Final = {
    **{name: Case(part_of(name), ANN, way_of(name), name) for name in LEAKS},
    **{
        name: Case(Part(2, "programs"), Role("(remote)", (1,)), "guessed", name)
        for name in ("what-all-have-to-a-program", "length-of-the-news-to-a-program", "one-frame-more-to-a-program")
    },
}
PROCESS_CASES: Final = [Case(Part(5, "programs"), role, "guessed", "process") for role in (ANN, Role("(remote)", (1,)))]
HASTY: Final = Case(Part(2, "people"), ANN, "guessed", "hasty")


class Worlds(NamedTuple):
    folder: pathlib.Path
    real: str
    other: str
    """Addresses."""
    company: Company
    twins: dict[Case, Twins]

    def compare(self, case: Case) -> list[str]:
        """How somebody could tell them apart."""
        heard = [Listener(url, self.company, case).listen(self.twins[case]) for url in (self.real, self.other)]
        return differences(*heard)


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    folder = tmp_path_factory.mktemp("worlds")
    with pytest.MonkeyPatch.context() as patch:
        stand_still(patch.setattr)
        company, twins = asyncio.run(store_twins(folder, [*CASES, *LEAKY_CASES.values(), *PROCESS_CASES, HASTY]))
        with served_here(folder / "real.db") as real, served_here(folder / "other.db") as other:
            yield Worlds(folder, real, other, company, twins)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_that_differ_in_secrets_look_the_same(worlds: Worlds, case: Case) -> None:
    assert worlds.compare(case) == []


def test_the_worlds_differ_in_all_secrets(worlds: Worlds) -> None:
    """Else the test above would prove nothing."""
    changed = {case: changed_fields(*(table.playing for table in worlds.twins[case])) for case in CASES}
    assert all(changed.values())
    secrets = {"tiles", "unseen", "hand", "draw_pile", "kept", "answer", "counter_give", "counter_want"}
    assert set().union(*changed.values()) == secrets


def test_the_past_differs_where_it_was_rewritten(worlds: Worlds) -> None:
    twins = [worlds.twins[case] for case in CASES if case.way == "rewritten"]
    pasts = [[table.playing.record.entries for table in both] for both in twins]
    others = [real for real, other in pasts if real != other]
    assert len(others) > 0.8 * len(pasts)
    assert {who_differs(real, other) for real, other in pasts} >= {"chance", "seat"}


def who_differs(real: list[Any], other: list[Any]) -> str:
    who = {a.who for a, b in zip(real, other, strict=True) if a.do != b.do}
    return "seat" if who - {"chance"} else "chance" if who else "nobody"


def test_refusals_of_those_who_ask_too_often_are_the_same(worlds: Worlds) -> None:
    """With the seconds that they have to wait."""
    answers = []
    for world in ("real", "other"):
        with served_here(worlds.folder / f"{world}.db", limits=True) as url:
            listener = Listener(url, worlds.company, HASTY)
            for n in range(RATES["table creation"].burst + 2):
                last = listener.ask("POST", f"/api/tables/{HASTY.table}/clone", {"key": f"hasty-{n}"})
            assert last.status == 429
            assert last.headers["Retry-After"]
            answers.append(listener.heard)
    assert differences(*answers) == []


def test_real_processes_look_the_same(worlds: Worlds) -> None:
    databases = [f"sqlite:///{worlds.folder / world}.db" for world in ("real", "other")]
    with serving(databases[0], "stand-still") as real, serving(databases[1], "stand-still") as other:
        apart = worlds._replace(real=real.url, other=other.url)
        assert [apart.compare(case) for case in PROCESS_CASES] == [[] for _ in PROCESS_CASES]


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_found(worlds: Worlds, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = LEAKY_CASES[name]
    LEAKS[name](monkeypatch.setattr, bit_between(worlds.twins[case]))
    assert worlds.compare(case)


@pytest.mark.parametrize("name", ["what-all-have", "length-of-the-news", "one-frame-more"])
def test_a_leak_to_a_program_is_found(worlds: Worlds, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = LEAKY_CASES[f"{name}-to-a-program"]
    LEAKS[name](monkeypatch.setattr, bit_between(worlds.twins[case]))
    assert worlds.compare(case)
