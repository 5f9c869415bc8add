"""`emporion play`: a game in the terminal, line by line, so that a screen reader can follow it."""

from __future__ import annotations

import argparse
import os
import pathlib
import random
from collections.abc import Mapping
from typing import Any

from emporion.bots.bot import Bot
from emporion.bots.random_bot import RandomBot
from emporion.cli.arguments import add_options, options_of, read_file
from emporion.cli.menu import Menu
from emporion.engine.dealer import CommittedDealer, Dealer, SeededDealer
from emporion.engine.errors import BadInput, EmporionError, IllegalAction
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR, seat_letter
from emporion.games import get_game, get_screen
from emporion.locales import LANGUAGES, text

LOG_LENGTH = 30


class Quit(Exception):
    """The player leaves the table."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    parser.add_argument(
        "--seats", default="A", metavar="A,B,…", help="the seats of people at this terminal (default A)"
    )
    parser.add_argument("--names", metavar="X,Y,…", help="names for all seats")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same game every time")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--list", action="store_true", help="fields as a list instead of a grid (for screen readers)")
    parser.add_argument("--no-confirm", action="store_true", help="do not ask before the next seat's turn")
    parser.add_argument("--file", metavar="FILE", help="where the game is kept (default: in your data directory)")
    parser.add_argument("--resume", action="store_true", help="go on with the game that is kept there")


def run(parsed: argparse.Namespace) -> int:
    game = get_game(parsed.game)
    path = pathlib.Path(parsed.file) if parsed.file else default_file(game.name)
    match = resumed(game, path) if parsed.resume else new_match(game, options_of(parsed), parsed)
    people = seats_of(parsed.seats, match)
    session = Session(match, people, path, parsed)
    if parsed.resume:
        session.say("cli-resumed", file=str(path))
    try:
        session.play()
    except (Quit, EOFError, KeyboardInterrupt):
        print()
        session.say("cli-bye", file=str(path), game=game.name)
    return 0


def default_file(game: str) -> pathlib.Path:
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return pathlib.Path(base) / "emporion" / f"{game}.jsonl"


def secret_file(path: pathlib.Path) -> pathlib.Path:
    return path.with_suffix(".secret")


def new_match(game: Game, given: Mapping[str, Any], parsed: argparse.Namespace) -> Match:
    dealer: Dealer = CommittedDealer() if parsed.seed is None else SeededDealer(parsed.seed)
    names = parsed.names.split(",") if parsed.names else ()
    return Match(game, given, dealer, names)


def resumed(game: Game, path: pathlib.Path) -> Match:
    if not path.exists():
        raise BadInput(f"there is no saved game at {path}")
    secret = secret_file(path)
    dealer = CommittedDealer(bytes.fromhex(secret.read_text()) if secret.exists() else None)
    return Match.resume(game, read_file(str(path)), dealer)


def seats_of(letters: str, match: Match) -> list[int]:
    known = [seat_letter(p) for p in range(match.options.players)]
    for letter in letters.split(","):
        if letter not in known:
            raise BadInput(f"--seats {letters}: seats are {', '.join(known)}")
    return [known.index(letter) for letter in letters.split(",")]


class Session:
    """People at one terminal, bots in the other seats."""

    def __init__(self, match: Match, people: list[int], path: pathlib.Path, parsed: argparse.Namespace) -> None:
        self.match = match
        self.screen = get_screen(match.game.name)
        self.names = match.record.header.seats
        self.language: str = parsed.language
        self.listed: bool = parsed.list
        self._people = people
        self._path = path
        self._confirm = not parsed.no_confirm
        self._rng = random.Random(parsed.seed)
        self._bots: dict[int, Bot] = {
            seat: RandomBot(match.game, match.options) for seat in range(len(self.names)) if seat not in people
        }
        self._eyes = people[0]
        self._told = len(match.record.entries) if parsed.resume else 0

    def say(self, key: str, **arguments: Any) -> None:
        print(text(self.language, key, **arguments))

    def play(self) -> None:
        letter = seat_letter(self._eyes)
        name, seat = self.match.game.name.capitalize(), self.names[self._eyes]
        self.say("cli-welcome", game=name, players=len(self.names), player=seat, letter=letter)
        while self.match.decisions:
            self.tell()
            decision = next((d for d in self.match.decisions if d.seat in self._bots), self.match.decisions[0])
            if decision.seat in self._bots:
                choice = self._bots[decision.seat].choose(self.match.view(decision.seat), self._rng)
                self.match.submit(decision.seat, decision.id, choice)
            else:
                self.take_turn(decision.seat)
            self.save()
        self.tell()
        self.say("cli-over")
        self.print_scores()

    # ------------------------------------------------------------------------------------------------ a person's turn

    def take_turn(self, seat: int) -> None:
        self.draw_curtain(seat)
        self.print_table()
        decision = self.match.decision_of(seat)
        while decision is not None:
            question = self.screen.decision_text(decision.kind, self.language)
            self.say("cli-your-turn", player=self.names[seat], question=question)
            action = Menu(self, seat).ask()
            try:
                self.match.submit(seat, decision.id, action)
            except EmporionError as error:
                self.say("cli-refused", reason=self.reason(error))
                decision = self.match.decision_of(seat)
                continue
            if not self.taken_back(seat):
                return
            decision = self.match.decision_of(seat)

    def taken_back(self, seat: int) -> bool:
        """Whether the player changes his mind before the next seat's turn."""
        if not self._confirm or not self.match.view(seat).can_undo:
            return False
        self.tell()
        if input(text(self.language, "cli-end-turn") + " ").strip() != "undo":
            return False
        self.match.undo(seat)
        self._told = len(self.match.record.entries)
        self.say("cli-undone")
        return True

    def draw_curtain(self, seat: int) -> None:
        """With several people at one terminal nobody sees another's hand."""
        if seat == self._eyes or len(self._people) == 1:
            return
        print("\n" * 60)
        input(text(self.language, "cli-curtain", player=self.names[seat]) + " ")
        self._eyes = seat

    def reason(self, error: EmporionError) -> str:
        if isinstance(error, IllegalAction) and error.key:
            return f"§{error.paragraph}: " + text(self.language, error.key, **error.arguments)
        return str(error)

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def table(self) -> Any:
        return self.match.view(self._eyes).table

    def print_table(self) -> None:
        self.print_board(self.listed)
        self.print_scores()
        self.print_hand()

    def print_board(self, listed: bool) -> None:
        print("\n".join(self.screen.board_lines(self.match.options, self.table, self.names, self.language, listed)))

    def print_scores(self) -> None:
        print("\n".join(self.screen.score_lines(self.table, self.names, self.language)))

    def print_hand(self) -> None:
        print("\n".join(self.screen.hand_lines(self.table, self.names, self.language)))

    def tell(self) -> None:
        """What happened since it was last told, as the person at the screen may know it."""
        self.narrate(self._told)
        self._told = len(self.match.record.entries)

    def narrate(self, since: int) -> None:
        eyes = self._eyes if len(self._people) == 1 else SPECTATOR
        for _, events in self.match.events(eyes, since):
            for event in events:
                print("  " + self.screen.narrate(event, self.names, self.language))

    def print_log(self) -> None:
        self.narrate(max(0, len(self.match.record.entries) - LOG_LENGTH))

    # ------------------------------------------------------------------------------------------------ keeping

    def save(self, path: pathlib.Path | None = None) -> None:
        """The record, and the dealer's secret beside it for as long as the game lasts."""
        path = path or self._path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.match.record.to_text(), encoding="utf-8")
            if isinstance(self.match.dealer, CommittedDealer):
                secret = secret_file(path)
                secret.touch(mode=0o600)
                secret.write_text(self.match.dealer.secret.hex())
        except OSError as error:
            self.say("cli-cannot-save", reason=str(error.strerror))

    def undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
            self.say("cli-undone")
        except EmporionError as error:
            self.say("cli-refused", reason=str(error))
