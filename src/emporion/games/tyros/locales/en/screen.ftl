# Tyros in the terminal.
tyros-screen-city-of = City of { $player }: { $place }
tyros-screen-ships-of = Ships of { $player }: { $ships }
tyros-screen-round = { $last ->
    [yes] Round { $round }, the last.
   *[no] Round { $round }.
}
tyros-screen-cards = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}. Discards: { $discards }.
tyros-screen-pile = { $count ->
    [one] One tile
   *[other] { $count } tiles
} in the pile.
tyros-screen-under = Under it: { $under }.
tyros-screen-hand = { $player } holds { $cards }. Tiles: { $tiles }.
# A line of a table: short enough for 80 columns.
tyros-screen-score = { $letter } { $player } { $total }: cities { $cities }, ships { $ships }, bonus { $bonus }. Cards { $hand }, tiles { $tiles }, stock { $left }
# $empires: from the largest to the smallest, as one of the two that follow.
tyros-screen-empires = Empires by fields: { $empires }.
tyros-screen-empire = { $empire } { $size }
tyros-screen-empire-leader = { $empire } { $size } (most cities: { $leader })
tyros-group-lay = lay a tile
tyros-group-show = show your tiles
tyros-group-move = move a ship
tyros-group-found = found a city
tyros-group-build = build a ship
tyros-group-swap = swap cards with the bank
tyros-group-buy = buy a card from the discards
tyros-group-offer-many = offer a trade (type: offer 2o for 1g to B,C; you give 2o and want 1g)
tyros-group-offer-one = offer a trade to one player (type: offer 2o for 1g to B; you give 2o and want 1g)
tyros-group-accept = accept
tyros-group-decline = decline
tyros-group-counter = make a counter-offer (type: counter 2o for 1g; you get 2o and give 1g)
tyros-group-close = close the trade
tyros-group-pass = pass
tyros-group-keep = keep cards
# For the help of the terminal.
tyros-screen-examples = move T>23 4g, found 23 5g, offer 2o for 1g to B,C (o, y, g, v: colours, j: joker).
tyros-screen-about = On the board a field has its number, the letter of its empire and, in brackets, the seat of its city; below stand the seats of its ships. Lines between fields are land that no ship crosses.

## Standing orders, as they are listed at the terminal.

tyros-order-only-answer = Answer where only one answer is possible.
tyros-order-decline-offers = Decline all offers of this round.
tyros-order-pass-turns = Pass on your turns until this round ends or your cards change.
