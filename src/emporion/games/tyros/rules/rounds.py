"""The order of play, in one place: §3 set-up, then rounds of §4 deal – §5 lay – §6 to §12 act – §13 keep, until §14."""

from __future__ import annotations

from emporion.engine.participants import CHANCE
from emporion.games.tyros.cards import ONE, card_count, count, holds
from emporion.games.tyros.codes import (
    ACCEPT,
    BUILD_SHIP,
    BUY_CARD,
    CARDS_DEALT_TO,
    CARDS_DRAWN,
    CLOSE_TRADE,
    COUNTER,
    DECLINE,
    FIRST_PLAYER,
    FOUND_CITY,
    KEEP_CARDS,
    LAY_TILE,
    MAKE_OFFER,
    MOVE_SHIP,
    PASS,
    SHOW_TILES,
    SWAP_CARDS,
    TILE_DRAWN,
    TILE_TURNED,
    TILES_DEALT_TO,
    cards_of,
    emit,
    kind_of,
    pack,
    pack_tiles,
    place_of,
    tiles_of,
    well_formed,
)
from emporion.games.tyros.places import TYROS
from emporion.games.tyros.refusals import ALLOWED, CARDS_NOT_HELD, IMPOSSIBLE_DRAW, KEEP_THREE, MALFORMED, NOT_ASKED
from emporion.games.tyros.rules.bank import buy_card, buy_refusal, buys, swap_cards, swap_refusal, swaps
from emporion.games.tyros.rules.cities import found_city, found_refusal, foundings
from emporion.games.tyros.rules.empires import (
    draw_from_under,
    draw_unseen,
    is_cut_off,
    lay_refusal,
    lay_tile,
    laying_turns,
    layings,
    show_refusal,
    show_tiles,
    showings,
)
from emporion.games.tyros.rules.payment import SELECTIONS, SELECTIONS_FROM, forget
from emporion.games.tyros.rules.setup import choose_first, deal_tiles, tiles_each, turn_tile
from emporion.games.tyros.rules.ships import build_refusal, build_ship, builds, move_refusal, move_ship, moves
from emporion.games.tyros.rules.trade import (
    answer,
    answer_refusal,
    close_refusal,
    close_trade,
    closings,
    make_offer,
    offer_refusal,
    sample_counter,
    sample_offer,
)
from emporion.games.tyros.state import (
    ACT,
    ANSWER,
    CHOOSE_FIRST,
    CLOSE,
    DEAL_CARDS,
    DEAL_TILES,
    DRAW_CARDS,
    DRAW_TILE,
    KEEP,
    LAY,
    OVER,
    SEATS,
    TURN_TILE,
    State,
)
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# ---------------------------------------------------------------------------------------------------- who is asked


@rule
def awaited(s: State) -> int:
    """Who must decide now, as a set of seats and CHANCE; empty when the game is over."""
    if s.stage == LAY or s.stage == ACT or s.stage == CLOSE:
        return 1 << s.turn
    if s.stage == ANSWER or s.stage == KEEP:
        return s.waiting + 0
    return 0 if s.stage == OVER else 1 << CHANCE


@rule
def kinds_asked(s: State, who: int) -> int:
    """The kinds of actions among which a seat chooses now, as a set."""
    if awaited(s) >> who & 1 == 0:
        return 0
    if s.stage == LAY:
        return 1 << LAY_TILE | 1 << SHOW_TILES
    if s.stage == ACT:
        bank = 1 << SWAP_CARDS | 1 << BUY_CARD
        return 1 << MOVE_SHIP | 1 << FOUND_CITY | 1 << BUILD_SHIP | bank | 1 << MAKE_OFFER | 1 << PASS
    if s.stage == ANSWER:
        return 1 << ACCEPT | 1 << DECLINE | 1 << COUNTER
    if s.stage == CLOSE:
        return 1 << CLOSE_TRADE
    if s.stage == KEEP:
        return 1 << KEEP_CARDS
    return 0


# ---------------------------------------------------------------------------------------------------- what is legal


@rule
def actions_of_kind(s: State, p: int, kind: int, reduced: int, out: Row, n: int) -> int:
    """Append every legal action of a kind; offers and counters are too many and are sampled instead (§11)."""
    if kind == LAY_TILE:
        return layings(s, p, out, n)
    if kind == SHOW_TILES:
        return showings(s, p, out, n)
    if kind == MOVE_SHIP:
        return moves(s, p, reduced, out, n)
    if kind == FOUND_CITY:
        return foundings(s, p, reduced, out, n)
    if kind == BUILD_SHIP:
        return builds(s, p, reduced, out, n)
    if kind == SWAP_CARDS:
        return swaps(s, p, reduced, out, n)
    if kind == BUY_CARD:
        return buys(s, p, reduced, out, n)
    if kind == CLOSE_TRADE:
        return closings(s, p, out, n)
    if kind == KEEP_CARDS:
        return keepings(s, p, reduced, out, n)
    if kind == PASS or kind == DECLINE:
        return emit(out, n, kind)
    if kind == ACCEPT and answer_refusal(s, p, ACCEPT) == ALLOWED:
        return emit(out, n, ACCEPT)
    return n


@rule
def sample_of_kind(s: State, p: int, kind: int, rng: Row) -> int:
    """A random action of a kind that is not listed, 0 if there is none."""
    if kind == MAKE_OFFER:
        return sample_offer(s, p, rng)
    return sample_counter(s, p, rng) if kind == COUNTER else 0


@rule
def refusal(s: State, who: int, action: int) -> int:
    """Why an action is not legal now, or ALLOWED: the authority for every action."""
    if not well_formed(action):
        return MALFORMED
    if who == CHANCE:
        return draw_refusal(s, action)
    kind = kind_of(action)
    if kinds_asked(s, who) >> kind & 1 == 0:
        return NOT_ASKED
    if kind == LAY_TILE:
        return lay_refusal(s, who, action)
    if kind == SHOW_TILES:
        return show_refusal(s, who, action)
    if kind == MOVE_SHIP:
        return move_refusal(s, who, action)
    if kind == FOUND_CITY:
        return found_refusal(s, who, action)
    if kind == BUILD_SHIP:
        return build_refusal(s, who, action)
    if kind == SWAP_CARDS:
        return swap_refusal(s, who, action)
    if kind == BUY_CARD:
        return buy_refusal(s, who, action)
    if kind == MAKE_OFFER:
        return offer_refusal(s, who, action)
    if kind == CLOSE_TRADE:
        return close_refusal(s, who, action)
    if kind == KEEP_CARDS:
        return keep_refusal(s, who, action)
    return ALLOWED if kind == PASS else answer_refusal(s, who, action)


# ---------------------------------------------------------------------------------------------------- what happens


@rule
def apply(s: State, who: int, action: int) -> None:
    """Carry out a legal action and go on to the next decision."""
    if s.stage == ACT:
        act(s, who, action)
    elif s.stage == LAY:
        lay_or_show(s, who, action)
    elif s.stage == ANSWER:
        answer(s, who, action)
        if s.waiting == 0:
            s.stage = CLOSE
    elif s.stage == CLOSE:
        if close_trade(s, who, action):
            end_action(s)
        else:
            s.stage = ACT
    elif s.stage == KEEP:
        keep_cards(s, who, action)
    else:
        apply_chance(s, action)


@rule
def apply_chance(s: State, action: int) -> None:
    if s.stage == CHOOSE_FIRST:
        choose_first(s, place_of(action) - 1)
    elif s.stage == TURN_TILE:
        turn_tile(s, place_of(action))
    elif s.stage == DEAL_TILES:
        deal_tiles(s, tiles_of(action))
        if s.turns == s.players:
            begin_round(s)
    elif s.stage == DEAL_CARDS:
        deal_cards(s, cards_of(action))
    elif s.stage == DRAW_TILE:
        draw_unseen(s, s.turn, place_of(action))
        end_laying_turn(s)
    elif s.stage == DRAW_CARDS:
        s.draw_pile -= cards_of(action)
        s.hand[s.turn] += cards_of(action)
        s.drawing = 0
        end_action(s)


@rule
def next_seat(s: State, p: int) -> int:
    return (p + 1) % s.players


# ---------------------------------------------------------------------------------------------------- §4 deal


@rule
def begin_round(s: State) -> None:
    """§4.2 All cards that nobody holds are shuffled together."""
    s.round += 1
    s.draw_pile += s.discards
    s.discards = 0
    s.stage = DEAL_CARDS
    s.turn = s.first
    s.turns = 0


@rule
def cards_each(s: State) -> int:
    """§4.2"""
    return 12 if s.players == 3 else 10


@rule
def deal_cards(s: State, cards: int) -> None:
    s.draw_pile -= cards
    s.hand[s.turn] += cards
    s.turns += 1
    s.turn = next_seat(s, s.turn)
    if s.turns == s.players:
        begin_laying(s)


# ---------------------------------------------------------------------------------------------------- §5 lay


@rule
def begin_laying(s: State) -> None:
    s.stage = LAY
    s.turn = s.first
    s.turns = 0
    s.laid = 0
    skip_without_tile(s)


@rule
def skip_without_tile(s: State) -> None:
    """§5.4 Who has no tile is skipped. After the last laying turn (§5.1) follow the card actions."""
    while s.turns < s.players * laying_turns(s) and s.tiles[s.turn] == 0:
        s.turn = next_seat(s, s.turn)
        s.turns += 1
    if s.turns == s.players * laying_turns(s):
        begin_actions(s)


@rule
def lay_or_show(s: State, p: int, action: int) -> None:
    """§5.2 to §5.4, then draw: an unseen tile by chance, else the first of those under the pile."""
    draws = True
    if kind_of(action) == LAY_TILE:
        lay_tile(s, p, action)
    else:
        show_tiles(s, p, action)
        draws = place_of(action) != 0
    if draws and s.unseen != 0:
        s.stage = DRAW_TILE
        return
    if draws and s.under_count > 0:
        draw_from_under(s, p)
    end_laying_turn(s)


@rule
def end_laying_turn(s: State) -> None:
    s.stage = LAY
    s.turn = next_seat(s, s.turn)
    s.turns += 1
    skip_without_tile(s)


# ---------------------------------------------------------------------------------------------------- §6 act


@rule
def begin_actions(s: State) -> None:
    s.stage = ACT
    s.turns = 0
    s.turn = s.first
    s.passes = 0
    s.offers = 0
    for p in range(SEATS):
        s.trades[p] = 0


@rule
def act(s: State, p: int, action: int) -> None:
    """§6.1 Exactly one action, or pass."""
    kind = kind_of(action)
    if kind == MAKE_OFFER:
        make_offer(s, p, action)
        s.stage = ANSWER
        return
    if kind == SWAP_CARDS:
        swap_cards(s, p, action)
        s.stage = DRAW_CARDS
        return
    if kind == PASS:
        pass_turn(s)
        return
    if kind == MOVE_SHIP:
        move_ship(s, p, action)
    elif kind == FOUND_CITY:
        found_city(s, p, action)
    elif kind == BUILD_SHIP:
        build_ship(s, p, action)
    else:
        buy_card(s, p, action)
    end_action(s)


@rule
def end_action(s: State) -> None:
    """§6.1 Any action sets the count of passes to 0."""
    s.passes = 0
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    s.stage = ACT
    s.offers = 0
    s.turn = next_seat(s, s.turn)


@rule
def pass_turn(s: State) -> None:
    """§6.1 The phase ends with as many passes one after the other as there are players."""
    s.passes += 1
    if s.passes < s.players:
        begin_turn(s)
    else:
        end_actions(s)


# ---------------------------------------------------------------------------------------------------- §13, §14


@rule
def end_actions(s: State) -> None:
    """§14 The game ends here, or §13.1 all who hold cards choose what to keep."""
    s.passes = 0
    s.offers = 0
    if s.last_round != 0 or (s.laid == 0 and is_cut_off(s)):
        s.stage = OVER
        return
    s.stage = KEEP
    s.waiting = 0
    for p in range(s.players):
        if s.hand[p] != 0:
            s.waiting |= 1 << p
    if s.waiting == 0:
        end_round(s)


@rule
def keep_refusal(s: State, p: int, action: int) -> int:
    if card_count(cards_of(action)) > 3:
        return KEEP_THREE
    return ALLOWED if holds(s.hand[p], cards_of(action)) else CARDS_NOT_HELD


@rule
def keepings(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    """§13.1 Reduced, a player keeps as many as he may, and jokers before colours."""
    hand = s.hand[p]
    least = min(3, card_count(hand)) if reduced != 0 else 0
    for i in range(SELECTIONS_FROM[least], SELECTIONS_FROM[4]):
        kept = SELECTIONS[i]
        if holds(hand, kept) and not (reduced != 0 and drops_joker(hand, kept)):
            n = emit(out, n, pack(KEEP_CARDS, 0, 0, kept, 0))
    return n


@rule
def drops_joker(hand: int, kept: int) -> bool:
    return count(hand, 5) > count(kept, 5) and card_count(kept) > count(kept, 5)


@rule
def keep_cards(s: State, p: int, action: int) -> None:
    """§13.1 Secret until all have chosen; then the rest goes to the open discards."""
    s.kept[p] = cards_of(action)
    s.waiting &= ~(1 << p)
    if s.waiting == 0:
        for q in range(s.players):
            dropped = s.hand[q] - s.kept[q]
            s.hand[q] = s.kept[q]
            s.discards += dropped
            s.kept[q] = 0
            forget(s, q, dropped)
        end_round(s)


@rule
def end_round(s: State) -> None:
    """§13.2 The marker moves on."""
    s.first = next_seat(s, s.first)
    begin_round(s)


# ---------------------------------------------------------------------------------------------------- chance


@rule
def urn(s: State, out: Row) -> int:
    """What chance draws from: how many pieces there are of each number, and how many are drawn."""
    for i in range(len(out)):
        out[i] = 0
    if s.stage == CHOOSE_FIRST:
        for p in range(s.players):
            out[p + 1] = 1
        return 1
    if s.stage == DEAL_CARDS or s.stage == DRAW_CARDS:
        for kind in range(1, 6):
            out[kind] = count(s.draw_pile, kind)
        return cards_each(s) if s.stage == DEAL_CARDS else s.drawing + 0
    tiles = s.unseen
    while tiles != 0:
        out[lowest(tiles)] = 1
        tiles = without_lowest(tiles)
    return tiles_each(s) if s.stage == DEAL_TILES else 1


@rule
def draw_action(s: State, drawn: Row) -> int:
    """The action of chance that these pieces make."""
    if s.stage == DEAL_CARDS or s.stage == DRAW_CARDS:
        cards = 0
        for kind in range(1, 6):
            cards += ONE[kind] * drawn[kind]
        return pack(CARDS_DEALT_TO if s.stage == DEAL_CARDS else CARDS_DRAWN, s.turn + 1, 0, cards, 0)
    if s.stage == DEAL_TILES:
        tiles = 0
        for field in range(1, TYROS):
            tiles |= drawn[field] << field
        return pack_tiles(TILES_DEALT_TO, s.turn + 1, tiles)
    piece = 1
    while drawn[piece] == 0:
        piece += 1
    if s.stage == CHOOSE_FIRST:
        return pack(FIRST_PLAYER, piece, 0, 0, 0)
    return pack(TILE_TURNED if s.stage == TURN_TILE else TILE_DRAWN, piece, 0, 0, 0)


@rule
def draw_refusal(s: State, action: int) -> int:
    """Whether chance is asked and can have drawn this."""
    if awaited(s) != 1 << CHANCE:
        return NOT_ASKED
    kind = kind_of(action)
    place = place_of(action)
    allowed = False
    if s.stage == CHOOSE_FIRST:
        allowed = kind == FIRST_PLAYER and 1 <= place <= s.players
    elif s.stage == TURN_TILE:
        allowed = kind == TILE_TURNED and s.unseen >> place & 1 == 1
    elif s.stage == DRAW_TILE:
        allowed = kind == TILE_DRAWN and s.unseen >> place & 1 == 1
    elif s.stage == DEAL_TILES:
        allowed = kind == TILES_DEALT_TO and place == s.turn + 1 and is_tile_deal(s, tiles_of(action))
    elif s.stage == DEAL_CARDS:
        allowed = kind == CARDS_DEALT_TO and place == s.turn + 1 and is_draw(s, cards_of(action), cards_each(s))
    elif s.stage == DRAW_CARDS:
        allowed = kind == CARDS_DRAWN and place == s.turn + 1 and is_draw(s, cards_of(action), s.drawing)
    return ALLOWED if allowed else IMPOSSIBLE_DRAW


@rule
def is_draw(s: State, cards: int, number: int) -> bool:
    return card_count(cards) == number and holds(s.draw_pile, cards)


@rule
def is_tile_deal(s: State, tiles: int) -> bool:
    return size(tiles) == tiles_each(s) and tiles & ~s.unseen == 0


# ---------------------------------------------------------------------------------------------------- how far


@rule
def rounds(s: State) -> int:
    return s.round + 0


@rule
def seat_count(s: State) -> int:
    return s.players + 0
