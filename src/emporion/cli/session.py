"""A game in the terminal: people at one screen, bots in the other seats."""

from __future__ import annotations

import argparse
import errno
import functools
import os
import pathlib
import random
import shlex
import sys
from typing import Any, Final

import msgspec

from emporion.bots.analysis import make_analyst
from emporion.cli.arguments import wrapped
from emporion.cli.hint import hint_lines, hint_now
from emporion.cli.keeping import Beside, is_foreign, secret_file, write_whole
from emporion.cli.menu import Menu
from emporion.cli.opponents import Opponents, usual_bot
from emporion.engine.actions import Action
from emporion.engine.dealer import CommittedDealer
from emporion.engine.decisions import Decision
from emporion.engine.errors import BadInput, BadNotation, CannotUndo, IllegalAction, Refused
from emporion.engine.match import Match
from emporion.engine.order_notation import changed, write_value
from emporion.engine.orders import Kept, Orders, answers_by_order, in_force, keep_orders
from emporion.engine.participants import SPECTATOR, seat_letter
from emporion.games import get_guide, get_orders, get_screen
from emporion.locales import text

LOG_LENGTH: Final = 30
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Empties a terminal, with what was scrolled out of it."""


class Quit(Exception):
    """The player leaves the table."""


def edit_lines(remember: bool) -> None:
    """Let the arrow keys work at a terminal, also to call back what was typed."""
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        return
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(remember)


def clear_screen() -> None:
    is_terminal = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    print(CLEAR if is_terminal else "\n" * 60, end="")


def print_lines(lines: list[str]) -> None:
    for line in lines:
        print(line)


class Session:
    """People at one terminal, bots in the other seats."""

    def __init__(self, match: Match, people: list[int], path: pathlib.Path, parsed: argparse.Namespace) -> None:
        self.match = match
        self.screen = get_screen(match.game.name)
        self._guide = get_guide(match.game.name)
        self._book = get_orders(match.game.name)
        self.orders: dict[int, Kept] = {}
        """Standing orders, by seats."""
        self.by_order: set[int] = set()
        """The entries that are answers by order."""
        self.names = match.record.header.seats
        self.language: str = parsed.language
        self.listed: bool = parsed.list
        self._people = people
        self._path = path
        self._is_default = parsed.file is None
        self._can_save = True
        self._beside: dict[pathlib.Path, bytes] = {}
        """What was last written beside which files: it seldom changes."""
        self._confirm = not parsed.no_confirm
        free = [seat for seat in range(len(self.names)) if seat not in people]
        self._bots = Opponents(match, free, parsed.bots or usual_bot(match.game.name), random.Random(parsed.seed))
        self._eyes = people[0] if len(people) == 1 else SPECTATOR
        """Who looks at the screen."""
        self._seen: tuple[int, int] | None = None
        self._table: Any = None
        """What was last looked at, and when and by whom."""
        self._told: dict[int, int] = {}
        """Up to which entry each has been told what happened."""
        self._shown: dict[str, list[str]] = {}
        """The board and the like, as they were last shown."""

    def play(self) -> None:
        edit_lines(remember=len(self._people) == 1)
        if self.match.decisions:
            self.welcome()
            while self.match.decisions:
                self.go_on(min(self.match.decisions, key=self.precedence))
            self.save()
        self.show_end()

    def go_on(self, decision: Decision) -> None:
        if decision.seat in self._bots.seats:
            choice = self._bots.decide(decision.seat)
            if choice.fault is not None:
                self.say("cli-bot-failed", player=self.names[decision.seat], what=choice.fault)
            self.match.submit(decision.seat, decision.id, choice.action)
        elif not self.answer_by_order(decision):
            self.take_turn(decision.seat)

    def precedence(self, decision: Decision) -> int:
        """Of several who are asked, bots come first, then who sits at the screen already."""
        if decision.seat in self._bots.seats:
            return 0
        return 1 if decision.seat == self._eyes else 2

    # ------------------------------------------------------------------------------------------------ a person's turn

    def take_turn(self, seat: int) -> None:
        self.save()
        self.draw_curtain(seat)
        self.tell("cli-news")
        self.print_table()
        while (decision := self.match.decision_of(seat)) is not None:
            if self.answer_by_order(decision):
                self.tell()
                continue
            self.print_question(decision)
            answer = Menu(self, seat).ask()
            if answer is not None and self.submit(seat, answer) and not self.is_taken_back(seat):
                return

    def submit(self, seat: int, action: Action | str) -> bool:
        """Whether the action was possible."""
        decision = self.match.decision_of(seat)
        try:
            self.match.submit(seat, "" if decision is None else decision.id, action)
        except (BadInput, Refused) as error:
            self.say("cli-refused", reason=self.reason(error))
            return False
        self.save()
        return True

    def is_taken_back(self, seat: int) -> bool:
        """Whether the player changes his mind before the next seat's turn."""
        if not self._confirm or not self.match.view(seat).can_undo:
            return False
        self.tell()
        while (answer := self.ask("cli-end-turn").lower()) not in ("", "1"):
            if answer in ("2", "undo"):
                self.undo(seat)
                return True
            if answer in ("quit", "exit"):
                self.leave()
        return False

    def undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self.say("cli-refused", reason=self.reason(error))
            return
        self._told[seat] = len(self.match.record.entries)
        self.save()
        self.say("cli-undone")

    def draw_curtain(self, seat: int) -> None:
        """With several people at one terminal nobody sees another's hand."""
        if seat == self._eyes:
            return
        if self._eyes != SPECTATOR:
            clear_screen()
        if self.ask("cli-curtain", player=self.names[seat]).lower() in ("quit", "exit"):
            self.leave()
        self._eyes = seat
        self._shown.clear()

    def give_hint(self, seat: int) -> None:
        """What the seat had best do, as far as it can know."""
        found = hint_now(make_analyst(self.match.game, self.match.options), self.match.view(seat))
        for line in hint_lines(found, self.screen, self.match.game, self.names, self.language):
            self.show(line, "     ")

    def leave(self) -> None:
        raise Quit

    def reason(self, error: BadInput | Refused) -> str:
        """Why something was refused, in the player's language."""
        if isinstance(error, IllegalAction):
            return error.reason(self.language)
        if isinstance(error, CannotUndo):
            return self.text("engine-cannot-undo")
        if isinstance(error, BadNotation) and self.language != "en":
            return self.text("engine-bad-notation")
        return str(error)

    # ------------------------------------------------------------------------------------------------ standing orders

    def answer_by_order(self, decision: Decision) -> bool:
        """Whether a standing order has answered."""
        answer = answers_by_order(self.match, self._book, self.orders).get(decision.seat)
        if answer is None:
            return False
        self.by_order.add(len(self.match.record.entries) + 1)
        self.match.submit(decision.seat, decision.id, answer)
        self.save()
        return True

    def orders_of(self, seat: int) -> Orders:
        kept = self.orders.get(seat)
        return self._book.orders() if kept is None else in_force(self._book, kept, self.table)

    def change_orders(self, seat: int, text: str) -> None:
        """Give or take back an order; without a text, show them all."""
        try:
            if text == "suggested":
                orders = self._book.suggested(self.table)
            else:
                orders = self._book.orders() if text == "off" else self.orders_of(seat)
                orders = changed(self._book, orders, text) if text not in ("", "off") else orders
        except BadInput as error:
            self.say("cli-refused", reason=str(error))
            return
        self.orders[seat] = keep_orders(self._book, orders, self.table)
        self.save()
        self.print_orders(orders)

    def print_orders(self, orders: Orders) -> None:
        given = msgspec.to_builtins(orders)
        self.say("cli-orders")
        for name in self._book.orders.__struct_fields__:
            about = self.text(f"{self.match.game.name}-order-{name.replace('_', '-')}")
            value = write_value(given[name]) if name in given else "off"
            self.show(f"  {name}={value}: {about}", "    ")

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def table(self) -> Any:
        """As it is seen by whoever looks at the screen."""
        seen = len(self.match.record.entries), self._eyes
        if self._seen != seen:
            self._seen = seen
            self._table = self.match.game.look(self.match.state, self.match.options)(self._eyes)
        return self._table

    def text(self, key: str, **arguments: Any) -> str:
        return text(self.language, key, **arguments)

    def show(self, line: str, indent: str = "") -> None:
        print(wrapped(line, indent))

    def show_command(self, command: str) -> None:
        """A command of the shell, to be copied: never broken."""
        print("  " + command)

    def say(self, key: str, **arguments: Any) -> None:
        for line in self.text(key, **arguments).splitlines():
            self.show(line)

    def help(self) -> None:
        game = self.match.game.name
        self.say("cli-help", examples=self.text(f"{game}-screen-examples"), screen=self.text(f"{game}-screen-about"))

    def ask(self, key: str, **arguments: Any) -> str:
        """What the person types, without needless blanks."""
        try:
            return " ".join(input(wrapped(self.text(key, **arguments)) + " ").split())
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def welcome(self) -> None:
        people = ", ".join(f"{seat_letter(seat)} {self.names[seat]}" for seat in self._people)
        key = "cli-welcome" if len(self._people) == 1 else "cli-welcome-several"
        self.say(key, game=self.match.game.name.capitalize(), players=len(self.names), people=people)

    def print_table(self) -> None:
        self.print_changed("board", self.board_lines(self.listed))
        self.print_changed("scores", self.screen.score_lines(self.table, self.names, self.language))
        self.print_hand()

    def print_changed(self, part: str, lines: list[str]) -> None:
        """Only if it is not what was last shown of this part."""
        if lines != self._shown.get(part, []):
            print_lines(lines)
        self._shown[part] = lines

    def print_question(self, decision: Decision) -> None:
        """What is asked, and what the player must know to answer it."""
        print_lines(self.screen.situation_lines(self.table, self.names, self.language))
        self.print_changed("obstacles", self.obstacle_lines(decision.seat))
        question = self.screen.decision_text(decision.kind, self.language)
        self.say("cli-your-turn", player=self.names[decision.seat], question=question)

    def board_lines(self, listed: bool) -> list[str]:
        return self.screen.board_lines(self.match.options, self.table, self.names, self.language, listed)

    def print_board(self, listed: bool) -> None:
        print_lines(self.board_lines(listed))

    def print_scores(self) -> None:
        print_lines(self.screen.score_lines(self.table, self.names, self.language))

    def print_hand(self) -> None:
        print_lines(self.screen.hand_lines(self.table, self.names, self.language))

    # ------------------------------------------------------------------------------------------------ why not

    def why_not(self, seat: int, about: str) -> IllegalAction | None:
        """Why nothing that begins so is possible; None if something is."""
        judge = functools.partial(self.match.refusal, seat)
        return self._guide.why_not(self.match.state, self.match.options, seat, about, judge)

    def obstacle_lines(self, seat: int) -> list[str]:
        """Kinds of actions of which none is possible now, each with its reason."""
        lines = []
        for tag in self.screen.worth_asking(self.table):
            reason = self.why_not(seat, tag)
            if reason is not None:
                what = self.screen.group_text(tag, self.table, self.language)
                lines.append(self.text("cli-not-now", what=what, reason=reason.reason(self.language)))
        return [wrapped(line, "  ") for line in lines]

    def explain(self, seat: int, about: str) -> None:
        """Answer `why`: about what was typed after it, or about all that the player may look for."""
        if not about:
            print_lines(self.obstacle_lines(seat) or [self.text("cli-why-what")])
            return
        try:
            reason = self.why_not(seat, about)
        except BadInput as error:
            self.say("cli-refused", reason=self.reason(error))
            return
        if reason is None:
            self.say("cli-possible", what=about)
        else:
            self.say("cli-refused", reason=reason.reason(self.language))

    def tell(self, heading: str | None = None) -> None:
        """What happened since it was last told to the person at the screen, as he may know it."""
        since = self._told.get(self._eyes, self.last_entry_of(self._eyes))
        self._told[self._eyes] = len(self.match.record.entries)
        if heading is not None and since < len(self.match.record.entries):
            print()
            self.say(heading)
        self.narrate(since)

    def last_entry_of(self, seat: int) -> int:
        """The number of the last thing a seat did; 0 if it has done nothing."""
        return max((entry.n for entry in self.match.record.entries if entry.who == seat_letter(seat)), default=0)

    def narrate(self, since: int) -> None:
        for n, events in self.match.events(self._eyes, since):
            is_mine = n in self.by_order and self.match.steps[n - 1].who == self._eyes
            for event in events:
                line = self.screen.narrate(event, self.names, self.language)
                self.show("  " + (self.text("play-log-by-order", sentence=line) if is_mine else line), "    ")

    def print_log(self) -> None:
        self.narrate(max(0, len(self.match.record.entries) - LOG_LENGTH))

    def show_end(self) -> None:
        """What all may see: the last acts with the result, and who stands where."""
        since = self._told.get(self._eyes, len(self.match.record.entries) - 1)
        if len(self._people) > 1:
            self._eyes = SPECTATOR
        self.narrate(since)
        self.print_board(self.listed)
        self.print_scores()
        if self._can_save:
            self.say("cli-record", file=str(self._path))
            self.show_command(f"emporion verify {shlex.quote(str(self._path))}")

    def say_goodbye(self) -> None:
        if not self._can_save:
            self.say("cli-bye-unsaved")
            return
        self.say("cli-bye", file=str(self._path))
        self.show_command(self.command(None if self._is_default else self._path))

    def command(self, path: pathlib.Path | None) -> str:
        """What goes on with a kept game."""
        file = "" if path is None else f" --file {shlex.quote(str(path))}"
        return f"emporion play {self.match.game.name} --resume{file}"

    # ------------------------------------------------------------------------------------------------ keeping

    def save(self, path: pathlib.Path | None = None) -> bool:
        """Write the record, and beside it what is needed to go on; whether it worked. If not, that is told once."""
        try:
            self.write(path or self._path)
        except (OSError, ValueError) as error:
            if path is not None or self._can_save:
                reason = error.strerror if isinstance(error, OSError) else str(error)
                self.say("cli-cannot-save" if path is None else "cli-cannot-save-there", reason=str(reason))
            self._can_save = self._can_save and path is not None
            return False
        self._can_save = self._can_save or path is None
        return True

    def write(self, path: pathlib.Path) -> None:
        """The secret comes before the record and goes after it: no record is ever without the secret it needs."""
        if path.exists() and is_foreign(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EISDIR if path.is_dir() else errno.EEXIST))
        dealer = self.match.dealer
        if isinstance(dealer, CommittedDealer) and not self.match.is_over:
            seats = ",".join(seat_letter(seat) for seat in self._people)
            orders = {seat_letter(seat): kept for seat, kept in self.orders.items()}
            beside = Beside(dealer.secret.hex(), seats, self._bots.specs, orders, sorted(self.by_order))
            self.write_beside(path, msgspec.json.encode(beside))
        write_whole(path, self.match.record.to_text().encode())
        if self.match.is_over:
            secret_file(path).unlink(missing_ok=True)

    def write_beside(self, path: pathlib.Path, content: bytes) -> None:
        if self._beside.get(path) != content:
            write_whole(secret_file(path), content, 0o600)
            self._beside[path] = content
