### In the browser: Tyros at the table.

## Seats

tyros-seat-points = Points
tyros-seat-cards = Cards in hand
tyros-seat-tiles = Land tiles
tyros-seat-ships = Ships in stock

## Tabs and prompts

tyros-round-tiles =
    { $count ->
        [one] one tile to be laid
       *[other] { $count } tiles to be laid
    }
tyros-hand-tiles =
    { $count ->
        [one] One tile
       *[other] { $count } tiles
    }

## What can be done

tyros-task-lay = Lay a tile
tyros-task-show = Show all tiles
tyros-task-move = Sail
tyros-task-found = Found a city
tyros-task-build = Build a ship
tyros-task-swap = Swap blindly
tyros-task-buy = Buy a discard
tyros-task-offer = Trade
tyros-task-pass = Pass
tyros-task-keep = Keep cards
tyros-note-swap = as many new ones
tyros-note-buy = three for one you choose
tyros-discards = The discards:
tyros-pass-last = With this pass the round ends. You may keep { $most } of your { $count } cards; the others are lost.
tyros-pass-open = If nobody acts after you, the round ends, and you may keep only { $most } of your { $count } cards. If somebody does, you get another turn.
tyros-keep-more =
    { $count ->
        [one] You may keep one more card.
       *[other] You may keep { $count } more cards.
    }
tyros-where-lay = Which tile?
tyros-where-move = Which ship?
tyros-where-goal = From { $place } – where to?
tyros-where-found = Where?
tyros-where-build = Where?
tyros-lit-ship = Choose { $place }
tyros-lit-move = Sail: { $place }
tyros-lit-found = Found a city: { $place }
tyros-lit-build = Build a ship: { $place }
tyros-lit-lay = Lay the tile: { $place }
tyros-pay-move = Fare
tyros-pay-found = Price
tyros-pay-build = Price
tyros-pay-swap = Cards to put down
tyros-pay-buy = Three cards to put down
tyros-pay-keep = Cards to keep
tyros-extra-move = Toll: one card for { $name }
tyros-extra-lay = For which empire?
tyros-extra-buy = Card to take
tyros-extra-show = Which tile goes under the pile?
tyros-chances = Chance of drawing each card
tyros-keep-rest = To the discards:
tyros-card-add = Add { $card }; chosen: { $chosen }
tyros-card-remove = Take away { $card }; chosen: { $chosen }
tyros-effect-none = No change to empires or points.
tyros-effect-size = { $before } → { $after } fields
tyros-effect-rank = rank { $before } → { $after }

## In words

tyros-text-piles = Draw pile: { $cards } cards. Tiles in the pile: { $tiles }.
tyros-text-discards = Discards: { $cards }.
tyros-text-tiles = Tiles: { $tiles }
tyros-text-empires = Empires
tyros-text-cities = Cities: { $places }
tyros-text-ships = Ships: { $places }
tyros-text-ships-at = { $count } × { $place }
tyros-text-stock = Cards: { $cards }; tiles: { $tiles }; in stock: { $ships } ships, { $cities } cities

## Points

tyros-standing-leads-tie-break = { $name } leads by the largest empire alone.
tyros-source-cities = Cities
tyros-source-ships = Ships
tyros-source-majorities = Majorities
tyros-source-four_empires = Four empires
# $place: a field with its preposition.
tyros-standing-field-city = City { $place }: { tyros-count-points }
tyros-standing-field-ships = Ships { $place }: { tyros-count-points }
tyros-standing-no-fields = No field yet.
tyros-standing-majority-bonus = Most cities in
tyros-standing-four-empires-bonus = First with cities in all four empires

## Empires

tyros-standing-empires = Empires
tyros-head-empire = Empire, fields
tyros-head-worth = City / ships
tyros-head-cities-of = Cities of { $name }
tyros-standing-fields =
    { $count ->
        [one] field
       *[other] fields
    }
# So many fields are missing for a place in the order of the empires; very short.
tyros-standing-lacks =
    { $rank ->
        [1] +{ $count } → 1st
        [2] +{ $count } → 2nd
       *[other] +{ $count } → 3rd
    }
tyros-standing-worth = A city is worth { $city }, ships { $ships }
tyros-standing-majority = most cities:
tyros-standing-race = Cities in how many empires
tyros-standing-race-won = was first in all four:
tyros-standing-about-worth = City / ships: points for a field there.
# How to read tyros-standing-lacks.
tyros-standing-about-lacks = +2 → 1st means: with two more fields it is the largest.
tyros-standing-about-majority = ★ more cities there than anybody else: 7 points.
# $order: the empires, the first goes first.
tyros-standing-about-ties = Of equal size (=), the order is { $order }.
tyros-standing-about-race = 7 points for the first with a city in all four.

## Cards and tiles

tyros-standing-stocks = Cards and tiles
tyros-standing-draw-pile = Draw pile
tyros-standing-discards = Discards ({ $count })
tyros-standing-pile = Pile of tiles
tyros-standing-tiles =
    { $count ->
        [one] one unseen tile
       *[other] { $count } unseen tiles
    }
tyros-standing-under = under it
tyros-head-cards = Cards
tyros-head-tiles = Tiles
tyros-head-ships_left = Ships left
tyros-head-cities_left = Cities left
tyros-standing-shown = Tiles everybody has seen
tyros-standing-memory = Card memory: what they must hold
tyros-standing-memory-unknown =
    { $count ->
        [one] and one unknown
       *[other] and { $count } unknown
    }
tyros-standing-memory-off = This table was opened without card tracking.

## Looking back

tyros-hand-tiles-small = Tiles in hand

## The end of the game

tyros-chart-empires = Fields of the empires

## What is on a place, as parts of a list

tyros-board-no-chip = no empire
tyros-board-city = city of { $name }
tyros-board-ships =
    { $count ->
        [one] one ship of { $name }
       *[other] { $count } ships of { $name }
    }

tyros-tie-break = The tie was broken by the points in the largest empire ({ $points }).
