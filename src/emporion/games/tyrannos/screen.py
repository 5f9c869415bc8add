"""Tyrannos in a terminal of 80 columns: the cities as a table or a list, hands, battles, and who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from emporion.engine.actions import Action
from emporion.engine.forms import Form
from emporion.engine.lines import all_wrapped, fitted, wrapped
from emporion.engine.participants import seat_letter
from emporion.games.tyrannos.drawing import draw_island
from emporion.games.tyrannos.facts import action_facts
from emporion.games.tyrannos.formations import usual_deployments
from emporion.games.tyrannos.forms import forms
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.narration import MINA, TyrannosNarrator, lots_text, money_text, tokens_text
from emporion.games.tyrannos.options import Options
from emporion.games.tyrannos.scoresheet import SeatScore
from emporion.games.tyrannos.situation import situation_lines
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.view import CityView, Table
from emporion.locales import list_text, text

NAME: Final = 8
"""Width of a name in the table of points."""
CITY: Final = 11
RULE: Final = 10
NUMBER: Final = 7
GOOD: Final = 3
"""Widths of the columns of the table of cities."""


class TyrannosScreen(TyrannosNarrator):
    def board_lines(
        self, options: Options, table: Table, names: Sequence[str], language: str, listed: bool
    ) -> list[str]:
        return city_list(table, names, language) if listed else city_table(table, language)

    def hand_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return hand_lines(table, names, language)

    def score_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        """Points, the month, and who is allied to whom."""
        return [
            *player_lines(table, names, language),
            *month_lines(table, names, language),
            *pact_lines(table, names, language),
        ]

    def situation_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return situation_lines(table, names, language)

    def action_facts(self, action: Action, table: Table, names: Sequence[str], language: str) -> str:
        return action_facts(action, table, language)

    def forms(self, table: Table) -> list[Form]:
        return forms(table)

    def unlisted(self, table: Table) -> list[str]:
        """Y8.8, Y9.4, Y9.5 Offers, terms and deployments are put together, not chosen from a list."""
        return [form.tag for form in forms(table)]

    def proposals(self, table: Table) -> list[Action]:
        return usual_deployments(table) if table.stage == "deployment" else []

    def worth_asking(self, table: Table) -> list[str]:
        """Y6.2 The acts of a turn, in the order of the menu."""
        return ["upgrade", "buy", "embassy", "agitate", "war"] if table.stage == "acts" else []

    def draw(self, options: Options, state: State | None, names: Sequence[str]) -> str:
        return draw_island(state, names, options.cities)


SCREEN: Final = TyrannosScreen()


# ---------------------------------------------------------------------------------------------------- the cities


def city_table(table: Table, language: str) -> list[str]:
    """A line for each city that stands or stood, under heads of columns."""
    rows = [city_row(city) for city in table.cities]
    return [heads(language), *rows, *wrapped(text(language, "tyrannos-screen-legend"))]


def heads(language: str) -> str:
    names = [text(language, f"tyrannos-screen-col-{column}") for column in ("city", "rule", "levels", "army", "mine")]
    goods = "".join(text(language, f"tyrannos-short-{good}").rjust(GOOD) for good in GOOD_NAMES)
    return row_of(names[0], names[1], names[2:], goods)


def row_of(city: str, rule: str, numbers: Iterable[str], goods: str) -> str:
    columns = "".join(number.rjust(NUMBER) for number in numbers)
    return f"{fitted(city, CITY)}{fitted(rule, RULE)}{columns}  {goods}".rstrip()


def city_row(city: CityView) -> str:
    if city.relation in ("punic", "razed"):
        return row_of(city.name, rule_of(city), (), "")
    numbers = (f"{city.level}/{city.warehouse}", f"{city.army}/{city.army_cap}", f"{city.treasury / MINA:g}")
    goods = "".join(str(city.lots.count(good) or ".").rjust(GOOD) for good in GOOD_NAMES)
    notes = [*("+" + sector[0] for sector in city.building), *(["!"] if "idle" in city.marks else [])]
    return f"{row_of(city.name, rule_of(city), numbers, goods)} {' '.join(notes)}".rstrip()


def rule_of(city: CityView) -> str:
    """A* a residence, A a vassal, - independent, (B) allied to B, P Punic, x razed."""
    if city.owner is not None:
        return seat_letter(city.owner) + ("*" if city.relation == "residence" else "")
    if city.relation != "independent":
        return "P" if city.relation == "punic" else "x"
    return "-" if not city.allies else f"({','.join(map(seat_letter, city.allies))})"


def city_list(table: Table, names: Sequence[str], language: str) -> list[str]:
    """A sentence for each city: nothing to be seen, all to be read."""
    lines = []
    for city in table.cities:
        relation = relation_text(city, names, language)
        if city.relation in ("punic", "razed"):
            lines.append(f"{city.name}: {relation}.")
            continue
        facts = {
            "city": city.name,
            "relation": relation,
            "level": city.level,
            "warehouse": city.warehouse,
            "army": city.army,
            "cap": city.army_cap,
            "money": money_text(city.treasury, language),
            "lots": lots_text(city.lots, language),
        }
        lines.append(text(language, "tyrannos-screen-city", **facts))
    return all_wrapped(lines)


def relation_text(city: CityView, names: Sequence[str], language: str) -> str:
    if city.owner is not None:
        return text(language, f"tyrannos-relation-{city.relation}", player=names[city.owner])
    if city.allies:
        allies = list_text([names[p] for p in city.allies], language)
        return text(language, "tyrannos-relation-allied", player=allies)
    return text(language, f"tyrannos-relation-{city.relation}")


# ---------------------------------------------------------------------------------------------------- who stands where


def player_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """A line for each player, the best first."""
    width = min(NAME, max(map(len, names)))
    scores = sorted(table.scores.seats, key=lambda score: (-score.total, -score.tie_break))
    return [player_line(table, score, fitted(names[score.seat], width), language) for score in scores]


def player_line(table: Table, score: SeatScore, name: str, language: str) -> str:
    letter, player = seat_letter(score.seat), table.players[score.seat]
    if player.left:
        return text(language, "tyrannos-screen-out", letter=letter, player=name)
    points = {part: getattr(score, part) for part in ("original", "cities", "allies", "expansions", "battles")}
    return text(
        language,
        "tyrannos-screen-score",
        letter=letter,
        player=name,
        total=f"{score.total:3}",
        talents=score.talents,
        tokens=player.tokens,
        **points,
    )


def month_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    archon, first = names[table.archon], names[table.first]
    lines = [
        text(language, "tyrannos-screen-month", month=table.month, months=table.months, archon=archon, first=first)
    ]
    if table.event is not None and table.fated is not None:
        fate = text(language, f"tyrannos-fate-{table.event}")
        lines.append(text(language, "tyrannos-screen-event", fate=fate, player=names[table.fated]))
    return wrapped(" ".join(lines))


def pact_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """Y8.7, Y9.15 Allied players; of alliances that were imposed, on whom and for how long."""
    pairs = [
        pact_text(table, p, q, names, language) for p, player in enumerate(table.players) for q in player.pacts if q > p
    ]
    return wrapped(text(language, "tyrannos-screen-pacts", pairs=", ".join(pairs))) if pairs else []


def pact_text(table: Table, p: int, q: int, names: Sequence[str], language: str) -> str:
    pair = f"{names[p]}–{names[q]}"
    for winner, loser in ((p, q), (q, p)):
        month = table.players[winner].forced.get(str(loser), 0)
        if month > table.month:
            return text(language, "tyrannos-screen-forced", pair=pair, player=names[loser], month=month)
    return pair


# ---------------------------------------------------------------------------------------------------- hands


def hand_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """What the viewer holds, has at his command, and has chosen."""
    if table.hand is None:
        return []
    points = sum(int(token[-1]) for token in table.hand)
    held = tokens_text(table.hand, language)
    lines = [text(language, "tyrannos-screen-hand", player=names[table.viewer], tokens=held, points=points)]
    if table.lent_to_me:
        lines.append(text(language, "tyrannos-screen-lent", tokens=tokens_text(table.lent_to_me, language)))
    if table.punic_hand:
        lines.append(text(language, "tyrannos-screen-punic", tokens=tokens_text(table.punic_hand, language)))
    if placed := placed_of(table):
        lines.append(text(language, "tyrannos-screen-placed", tokens=placed))
    if table.choice is not None:
        lines.append(text(language, "tyrannos-screen-choice", choice=table.choice))
    return all_wrapped(lines)


def placed_of(table: Table) -> str:
    """Y9.5 Voitheia under groupings that the viewer knows, with the numbers that a plan names them by."""
    if table.battle is None:
        return ""
    known = [
        f"{each.place}: {each.token}@{each.under}"
        for side in (table.battle.attacker, table.battle.defender)
        for each in side.placed
        if each.token is not None
    ]
    return ", ".join(known)
