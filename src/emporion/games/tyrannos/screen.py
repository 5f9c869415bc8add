"""Tyrannos in a terminal of 80 columns: the cities as a table or a list, hands, battles, and who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from emporion.engine.events import Event
from emporion.engine.lines import all_wrapped, fitted, wrapped
from emporion.engine.participants import seat_letter
from emporion.games.tyrannos.drawing import draw_island
from emporion.games.tyrannos.events import AnswerRevealed, OfferMade, Package, TermsOffered
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.narration import (
    MINA,
    TyrannosNarrator,
    good_text,
    lots_text,
    money_text,
    tokens_text,
)
from emporion.games.tyrannos.notation import read_action
from emporion.games.tyrannos.options import Options
from emporion.games.tyrannos.scoresheet import SeatScore
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.view import AnswerView, CityView, GroupingView, SideView, Table
from emporion.locales import list_text, text

NAME: Final = 8
"""Width of a name in the table of points."""
CITY: Final = 11
RULE: Final = 10
NUMBER: Final = 7
GOOD: Final = 3
"""Widths of the columns of the table of cities."""
UNLISTED: Final = {"acts": ["offer"], "answer": ["counter"], "deployment": ["deploy"], "resolve": ["terms"]}


class TyrannosScreen(TyrannosNarrator):
    def board_lines(
        self, options: Options, table: Table, names: Sequence[str], language: str, listed: bool
    ) -> list[str]:
        return city_list(table, names, language) if listed else city_table(table, language)

    def hand_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return hand_lines(table, names, language)

    def score_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        """Points, the month, what lies open, the battle, and the offer that waits, nearest to the prompt."""
        return [
            *player_lines(table, names, language),
            *month_lines(table, names, language),
            *trade_lines(table, names, language),
            *battle_lines(table, names, language),
            *offer_lines(table, names, language),
        ]

    def unlisted(self, table: Table) -> list[str]:
        """Y8.8, Y9.4, Y9.5 Offers, terms and deployments are typed, not chosen from a list."""
        if table.stage == "acts" and not table.offers_left:
            return []
        if table.stage == "resolve" and not has_two_principals(table):
            return []
        return UNLISTED.get(table.stage, [])

    def draw(self, options: Options, state: State | None, names: Sequence[str]) -> str:
        return draw_island(state, names, options.cities)


SCREEN: Final = TyrannosScreen()


def has_two_principals(table: Table) -> bool:
    battle = table.battle
    return battle is not None and battle.attacker.principal is not None and battle.defender.principal is not None


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
    pairs = [f"{names[p]}–{names[q]}" for p, player in enumerate(table.players) for q in player.pacts if q > p]
    if pairs:
        lines.append(text(language, "tyrannos-screen-pacts", pairs=", ".join(pairs)))
    return wrapped(" ".join(lines))


def trade_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """Y4.3 to Y4.7 What lies open, what is wanted, what is bid."""
    lines = []
    if table.cargo.blocks:
        blocks = [
            f"{text(language, f'tyrannos-block-{name}')} ({lots_text(lots, language)})"
            for name, lots in table.cargo.blocks.items()
        ]
        lines.append(text(language, "tyrannos-screen-blocks", blocks=", ".join(blocks)))
    if table.stage == "selling":
        good = good_text(GOOD_NAMES[table.step.value], language)
        price = money_text(table.market.price, language)
        lines.append(text(language, "tyrannos-screen-market", good=good, price=price, count=table.market.to_turn))
    if table.cargo.bid is not None and table.step.seat is not None:
        rivals = [p for p in (table.cargo.taker, table.cargo.challenger) if p not in (None, table.step.seat)]
        bid = money_text(table.cargo.bid * MINA, language)
        lines += [text(language, "tyrannos-screen-bid", player=names[p], mine=bid) for p in rivals if p is not None]
    return all_wrapped(lines)


# ---------------------------------------------------------------------------------------------------- battle


def battle_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """Y9 Both armies, grouping by grouping, from the front line to the last."""
    battle = table.battle
    if battle is None:
        return []
    sides = {"attacker": battle.attacker, "defender": battle.defender}
    lines = [text(language, "tyrannos-screen-battle", city=battle.target, round=battle.round)]
    lines += [side_line(name, side, names, language) for name, side in sides.items()]
    return all_wrapped(lines)


def side_line(name: str, side: SideView, names: Sequence[str], language: str) -> str:
    nobody = text(language, "tyrannos-screen-nobody")
    word = text(language, f"tyrannos-side-{name}")
    return text(
        language,
        "tyrannos-screen-side",
        side=word[:1].upper() + word[1:],
        player=nobody if side.commander is None else names[side.commander],
        army="  ".join(map(grouping_text, side.groupings)) or "-",
        reserve=sum(side.reserve.values()),
        pool=side.pool,
        lost=side.put_out,
        count=len(side.placed),
    )


def grouping_text(grouping: GroupingView) -> str:
    """[4-4-3] with Voitheia under it as stars, or what has left the field."""
    men = "-".join(str(line.lochoi) for line in grouping.lines)
    return f"[{men or 'x'}]{'*' * grouping.tokens}"


# ---------------------------------------------------------------------------------------------------- offers and hands


def offer_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """Y8.8, Y9.4 The offer or the terms on the table, and the answers that the viewer knows."""
    events: list[Event] = []
    if table.offer is not None:
        offer = table.offer
        package = None
        if offer.give is not None and offer.want is not None:
            package = Package(offer.give, offer.want, bool(offer.alliance))
        events.append(OfferMade(offer.seat, offer.to, package))
        events += [answer_event(answer) for answer in offer.answers if answer.answer is not None]
    if table.terms is not None:
        terms = table.terms
        known = terms.give is not None and terms.want is not None
        package = Package(terms.give, terms.want, bool(terms.alliance)) if known else None  # type: ignore[arg-type]
        events.append(TermsOffered(terms.seat, package))
    return all_wrapped(SCREEN.narrate(event, names, language) for event in events)


def answer_event(answer: AnswerView) -> AnswerRevealed:
    given = read_action(answer.answer or "decline")
    tag = str(given.__struct_config__.tag)
    counter = Package(given.give, given.want, given.alliance) if tag == "counter" else None  # type: ignore[attr-defined]
    return AnswerRevealed(answer.seat, tag, counter)


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
