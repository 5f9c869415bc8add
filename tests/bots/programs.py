"""Bots of other people, good and broken ones, as programs and as classes in files; and a position to ask them in."""

from __future__ import annotations

import pathlib
import shlex
import sys
import textwrap
from typing import Final

ROOT: Final = pathlib.Path(__file__).parents[2]
FOUNDER_PY: Final = ROOT / "examples" / "bots" / "founder.py"
FOUNDER_PL: Final = ROOT / "examples" / "bots" / "founder.pl"
FOUNDER_LINES: Final = ROOT / "examples" / "bots" / "founder_lines.py"

ACTING: Final = (
    "tyros kosmos players=3 stage=act round=1 first=A turn=A chips=5o,7y,14v,30g,31g,Tg ships=A:Tx2;B:Tx2;C:Tx2 "
    "hands=A:3g2o;B:2g;C:1v tiles=A:1;B:2;C:3 offers-per-turn=6 trades-per-round=8 "
    "unseen=4,6,8,9,10,11,12,13,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,32"
)
"""It is A's turn, with ships to move and cards to swap."""

PREAMBLE: Final = """
import json, os, subprocess, sys, time

def say(**fields):
    print(json.dumps(fields), flush=True)

def asked():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "quit"}

def greet():
    hello = asked()
    say(protocol=1)
    return hello

def legal():
    return asked()["view"]["legal"]
"""

GOOD: Final = """
greet()
while (question := asked())["type"] == "choose":
    say(action=question["view"]["legal"][-1])
"""
RAISES: Final = "greet(); legal(); raise ValueError('lost my head')"
HANGS: Final = "greet(); legal(); time.sleep(600)"
EXITS_AT_ONCE: Final = "sys.exit(3)"
EXITS_MIDWAY: Final = "greet(); say(action=legal()[-1]); say(action=legal()[-1]); sys.exit(4)"
KILLS_ITSELF: Final = "greet(); legal(); os.kill(os.getpid(), 15)"
NO_JSON: Final = "greet()\nwhile asked()['type'] == 'choose': print('what?', flush=True)"
NO_TEXT: Final = "greet()\nwhile asked()['type'] == 'choose': say(action=5)"
NO_NOTATION: Final = "greet()\nwhile asked()['type'] == 'choose': say(action='win at once')"
ILLEGAL: Final = "greet()\nwhile asked()['type'] == 'choose': say(action='found 23 9g')"
FLOODS: Final = "greet(); legal()\nwhile True: os.write(1, b'x' * 65536)"
FLOODS_AT_ONCE: Final = "while True: os.write(1, b'x' * 1000 + b'\\n')"
CHATTERS: Final = "greet()\nwhile asked()['type'] == 'choose': print('{\"action\": \"pass\"}\\n{}', flush=True)"
CLOSES_OUTPUT: Final = "greet(); legal(); os.close(1); time.sleep(600)"
DEAF: Final = "os.close(0); time.sleep(600)"
OTHER_PROTOCOL: Final = "asked(); say(protocol=99); time.sleep(600)"
NOISY: Final = """
greet()
while (question := asked())["type"] == "choose":
    os.write(2, b"thinking about it\\n" * 40000)
    say(action=question["view"]["legal"][-1])
"""


def write_program(folder: pathlib.Path, body: str) -> str:
    """The command that runs a program."""
    path = folder / f"program{len(list(folder.iterdir()))}.py"
    path.write_text(PREAMBLE + body + "\n", encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(path)])


def write_class(folder: pathlib.Path, choose: str, close: str = "pass") -> str:
    """The spec of a class in a file."""
    path = folder / f"bot{len(list(folder.iterdir()))}.py"
    body = f"""
        import os, re, sys, time

        class Theirs:
            def __init__(self, game, options):
                pass

            def choose(self, view, budget, rng):
                {choose}

            def close(self):
                {close}
    """
    path.write_text(textwrap.dedent(body), encoding="utf-8")
    return str(path)
