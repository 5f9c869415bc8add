"""A bot that plays one seat of a table on a server: python examples/bots/remote.py http://localhost:8000 TOKEN

The owner of the table makes a seat one for a program elsewhere (`seat-bot` with `remote`) and asks for its token. This
bot founds a city whenever it can, and draws from a hat otherwise.
"""

from __future__ import annotations

import random
import sys

from emporion.engine.choices import actions_in
from emporion.server.client import RemoteBot, WasRefused


def main() -> None:
    url, token = sys.argv[1:]
    bot = RemoteBot(url, token)
    for message in bot.tables():
        view = message.view
        asked = next((decision.id for decision in view.decisions if decision.id), None) if view else None
        legal = actions_in(message.choices)
        if asked is None or not legal:
            continue
        cities = [action for action in legal if action["action"] == "found"]
        try:
            bot.act(asked, random.choice(cities or legal))
        except WasRefused as refused:
            print(refused, file=sys.stderr)  # somebody was quicker: the next message tells what is asked now


if __name__ == "__main__":
    main()
