"""A later release lays out its states differently and has a higher ruleset: records of today still replay there."""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
from typing import Final

import pytest

import emporion
from emporion.engine.record import FIRST_FORMAT, read_record

HERE: Final = pathlib.Path(__file__).parent
TODAY: Final = HERE.parent / "records"
RECORDS: Final = {
    "tyros": [*HERE.glob("0.1.0/tyros-kosmos-*.jsonl"), *TODAY.glob("kosmos-[34].jsonl")],
    "tyrannos": [*HERE.glob("0.1.0/tyrannos-letter-3-*.jsonl"), TODAY / "tyrannos-friendly-4.jsonl"],
}
FIELD: Final = re.compile(r"^    \w+: Annotated\[.*\n", re.MULTILINE)
VERIFY: Final = """
import pathlib, sys
from emporion.engine.record import read_record
from emporion.engine.replay import verify
from emporion.games import get_game
game = get_game(sys.argv[1])
assert game.schema.fields[0].name == "brand_new" and game.schema.fields != game.first_layout.fields
for path in sys.argv[2:]:
    record = read_record(pathlib.Path(path).read_text(encoding="utf-8"))
    assert record.header.ruleset < game.ruleset
    result = verify(game, record)
    assert result.sound, f"{path}: {result.problem}"
"""


def next_release(folder: pathlib.Path, game: str) -> None:
    """This program with the fields of a game's state in another order, all of them wider, and a new one before them."""
    shutil.copytree(pathlib.Path(emporion.__file__).parent, folder / "emporion", ignore=shutil.ignore_patterns("pages"))
    state = folder / "emporion" / "games" / game / "state.py"
    text = state.read_text(encoding="utf-8")
    fields = FIELD.findall(text)
    assert len(fields) > 30
    turned = ["    brand_new: Annotated[int, i8]\n", *reversed([wider(field) for field in fields])]
    head, _, rest = text.partition(fields[0])
    _, _, tail = rest.partition(fields[-1])
    head = re.sub(r"import Grid, Row, .*", "import Grid, Row, i8, i16, i32, i64", head)
    state.write_text(head + "".join(turned) + tail, encoding="utf-8")
    rules = folder / "emporion" / "games" / game / "game.py"
    told = rules.read_text(encoding="utf-8")
    rules.write_text(re.sub(r"\n    ruleset = \d+", "\n    ruleset = 99", told), encoding="utf-8")


def wider(field: str) -> str:
    return re.sub(r"\bi(8|16|32)\b", lambda kind: f"i{2 * int(kind[1])}", field)


@pytest.mark.parametrize("game", RECORDS)
def test_records_replay_in_a_later_release(game: str, tmp_path: pathlib.Path) -> None:
    formats = {read_record(path.read_text(encoding="utf-8")).header.format for path in RECORDS[game]}
    assert len(formats) == 2
    assert FIRST_FORMAT in formats
    next_release(tmp_path, game)
    subprocess.run(
        [sys.executable, "-c", VERIFY, game, *map(str, RECORDS[game])],
        check=True,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
    )
