"""Standing orders at the terminal: given, carried out, told to their owner, kept with the game."""

from __future__ import annotations

import pathlib

import pytest

from tests.cli.terminal import Player, Scripted, Terminal

START = ("--players", "2", "--bots", "random")
BY_ORDER = "(answered for you)"


@pytest.fixture
def terminal(tmp_path: pathlib.Path) -> Terminal:
    return Terminal(tmp_path)


def played(terminal: Terminal, *typed: str, arguments: tuple[str, ...] = START, more: int = 40) -> str:
    """What is shown to somebody who types this, and then answers so many questions at random."""
    guests = iter([Player(2)] * more)

    def go_on(shown: str, prompt: str) -> str:
        player = next(guests, None)
        return "quit" if player is None else player(shown, prompt)

    assert terminal.play(*arguments, answer=Scripted(list(typed), go_on), game="tyrannos") == 0
    return " ".join(terminal.shown.split())


def test_orders_are_listed_given_and_withdrawn(terminal: Terminal) -> None:
    shown = played(terminal, "orders", "orders bid_down_to=8", "order pay-costs", "orders bid_down_to=off", "quit")
    assert "bid_down_to=off: Bid one mina less each time" in shown
    assert "bid_down_to=8: Bid" in shown
    assert shown.count("pay_costs=on: Pay the costs") == 2
    assert terminal.session.orders[0].orders == {"pay_costs": True}


def test_what_cannot_be_ordered_changes_nothing(terminal: Terminal) -> None:
    shown = played(terminal, "orders pay_costs", "orders tax=mild", "orders dance", "quit")
    assert "Not allowed: tax: there is no 'mild'; there is: normal, light, heavy" in shown
    assert "Not allowed: there is no order 'dance'" in shown
    assert terminal.session.orders[0].orders == {"pay_costs": True}


def test_suggested_orders_answer_and_say_so(terminal: Terminal) -> None:
    shown = played(terminal, "orders suggested")
    assert BY_ORDER in shown
    assert terminal.session.by_order
    answered = [terminal.session.match.record.entries[n - 1].who for n in terminal.session.by_order]
    assert set(answered) == {"A"}


def test_without_orders_everything_is_asked(terminal: Terminal) -> None:
    assert BY_ORDER not in played(terminal)
    assert not terminal.session.by_order


def test_orders_go_on_with_the_game(terminal: Terminal) -> None:
    played(terminal, "orders suggested", arguments=("--players", "4", "--bots", "random"), more=2)
    before = terminal.session
    assert not before.match.is_over
    assert before.by_order
    played(terminal, "quit", arguments=("--resume",))
    assert terminal.session is not before
    assert terminal.session.orders == before.orders
    assert terminal.session.by_order == before.by_order
    assert BY_ORDER in played(terminal, "log", arguments=("--resume",))


def test_all_orders_are_withdrawn_at_once(terminal: Terminal) -> None:
    played(terminal, "orders suggested", "orders off", "quit")
    assert terminal.session.orders[0].orders == {}
