#!/usr/bin/env python3
"""A bot in Python as a program of its own, by lines of JSON: it founds cities, and does what leads to them.

It imports nothing of Emporion and plays as `founder.pl` does. Let it play as
`process(command=examples/bots/founder_lines.py)`, or with `,order=found move` before the last bracket.
"""

import json
import random
import sys

ORDER = "found accept build move lay"


def say(**answer):
    print(json.dumps(answer), flush=True)  # an answer must not wait in a buffer


def choose(legal, order, rng):
    """An action of the first kind that is possible; if none is, what stands last, which is mostly to refuse."""
    for kind in order:
        actions = [action for action in legal if action.split()[0] == kind]
        if actions:
            return rng.choice(actions)
    return legal[-1]


def main():
    order = []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            order = message["parameters"].get("order", ORDER).split()
            say(protocol=1)
        elif message["type"] == "choose":
            say(action=choose(message["view"]["legal"], order, random.Random(message["seed"])))
        else:
            break  # quit


if __name__ == "__main__":
    main()
