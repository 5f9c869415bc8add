# Tyrannos in the terminal.
tyrannos-screen-month = Month { $month } of { $months }. Archon: { $archon }. First: { $first }.
tyrannos-screen-event = This month: { $fate } ({ $player }).
tyrannos-screen-legend = A*: A’s residence, A: A’s vassal, -: independent, (B): ally of B, P: Punic, x: razed.
# For the help of the terminal.
tyrannos-screen-examples = embassy Naxos gift 1, upgrade Gela warehouse, offer B: 20m 2food for 1metal (m: mine of money, v: Voitheia, goods by their names).
tyrannos-screen-about = For each city the board shows who rules it, its levels (city/warehouse), its army with the most it can have, the mine in its treasury, and the lots in its warehouse. The odds of a war leave out Voitheia, and players who may still join. +c, +w: a level of the city or the warehouse is being built; !: idle this month.
# Heads of columns: short.
tyrannos-screen-col-city = City
tyrannos-screen-col-rule = Rule
tyrannos-screen-col-levels = Lev.
tyrannos-screen-col-army = Army
tyrannos-screen-col-mine = Mine
tyrannos-short-food = Fo
tyrannos-short-raw = Ra
tyrannos-short-oil = Oi
tyrannos-short-cloth = Cl
tyrannos-short-metal = Me
tyrannos-short-luxury = Lu
tyrannos-relation-residence = residence of { $player }
tyrannos-relation-vassal = vassal of { $player }
tyrannos-relation-independent = independent
tyrannos-relation-allied = independent, allied to { $player }
tyrannos-relation-punic = Punic
tyrannos-relation-razed = razed
tyrannos-screen-city = { $city }: { $relation }. City level { $level }, warehouse { $warehouse }, army { $army } of { $cap }, treasury { $money }; lots: { $lots }.
tyrannos-screen-blocks = Lying open: { $blocks }.
tyrannos-screen-market = Market: { $good } at { $price } a lot; the duty was { $duty }. { $count } more cards.
tyrannos-screen-pacts = Allied players: { $pairs }.
tyrannos-screen-bid = { $player } asks for a duty of { $mine }.
# A line of a table: short enough for 80 columns.
tyrannos-screen-score = { $letter } { $player } { $total }: home { $original }, cities { $cities }, allies { $allies }, built { $expansions }, war { $battles }, money { $talents }, V { $tokens }
tyrannos-screen-out = { $letter } { $player }: out of the game
tyrannos-screen-hand =
    { $points ->
        [one] { $player } holds { $tokens } (one point).
       *[other] { $player } holds { $tokens } ({ $points } points).
    }
tyrannos-screen-lent = Lent to you: { $tokens }.
tyrannos-screen-punic = The Phoenicians hold { $tokens }.
tyrannos-screen-choice = You have chosen: { $choice }
tyrannos-screen-placed = Under your groupings: { $tokens }.
tyrannos-screen-battle = Battle for { $city }, rounds fought: { $round }.
tyrannos-screen-side = { $side } ({ $player }): { $army }. Reserve { $reserve }, attacks left { $pool }, lochoi lost { $lost }, Voitheia { $count }.
tyrannos-screen-nobody = nobody

## What the open decision is about

tyrannos-screen-block = On offer, { $block }: { $lots }. Duty: { $duty }.
tyrannos-screen-taker = { $player } takes it, unless somebody cuts in for a lower duty.
tyrannos-screen-room = Room in your warehouses: { $cities }.
tyrannos-screen-for-sale = You can sell: { $cities }.
tyrannos-screen-dump = After the market: { $good } at { $price } a lot; the duty was { $duty }.
# Before the armies are drawn up. $cities: each with its lochoi.
tyrannos-screen-army = { $side } ({ $player }): lochoi { $lochoi }, tokens { $tokens }; { $cities }.
# $side: attacker or defender. $cities: each with its tokens.
tyrannos-screen-join = You are asked to help the { $side }. Tokens you can send: { $count } ({ $cities }).
tyrannos-screen-allowance = Voitheia you may place: { $count }. At hand: { $tokens }.
tyrannos-screen-beaten = { $city } is beaten: city level { $level }, warehouse { $warehouse }, army { $army }, treasury { $treasury }.
tyrannos-screen-consent = { $player } wants to send an embassy to { $city }, with a gift of { $gift } (+{ $points }).
tyrannos-screen-due = To pay: { $sum }.
tyrannos-screen-points-due = Points of Voitheia to spend: { $points }.
tyrannos-screen-tokens-due = Voitheia to choose: { $count }.
tyrannos-screen-costs = Costs of { $city }: { $costs }. Its treasury holds { $treasury }, and the tax brings { $tax }.
tyrannos-screen-levels = For the next levels money is missing: { $levels }.
tyrannos-screen-level = { $city }, { $sector }: { $sum }
tyrannos-screen-check = Trust check in { $city }: one die, { $modifier }. At 1 or less you are driven out, at 6 or more all is well. 3 points of Voitheia add 1, 6 points add 2.
# An alliance that was imposed. $pair: both players; $player: who is held to it.
tyrannos-screen-forced = { $pair } (imposed on { $player }, who cannot end it before month { $month })

## What one has to wait for

tyrannos-wait-truce = Truce until the end of month { $month }: residences are safe.
tyrannos-wait-general-truce = Truce until the end of month { $month }: no wars at all.
tyrannos-wait-embassy = Embassies possible again: { $what }.
tyrannos-wait-agitation = Agitation possible again: { $what }.
tyrannos-wait-war = You can declare war again: { $what }.
tyrannos-wait-peace = War can be declared on them again: { $what }.
tyrannos-wait-oath = Bound by an oath, not to be lured: { $what }.
tyrannos-wait-month = month { $month }
tyrannos-wait-until = { $what } (month { $month })
tyrannos-wait-never = { $what } (never)

## What actions cost and bring, in brackets behind them

tyrannos-fact-duty = duty { $sum }
tyrannos-fact-stored = { $good } in { $city }, { $other } in { $second }
tyrannos-fact-sold = { $lots } for { $sum }
tyrannos-fact-gain = brings { $sum }
tyrannos-fact-gained = gained this month, so no trust check: 3 to 5 do nothing
tyrannos-fact-support = grouping { $grouping } supports { $supported }
tyrannos-fact-price = costs { $sum }
tyrannos-fact-price-points = costs { $sum } and { $points } points of Voitheia
tyrannos-fact-free = free of charge
tyrannos-fact-treasury = treasury { $sum }
tyrannos-fact-check =
    { $count ->
        [0] with nothing added
       *[other] at −{ $count }
    }
tyrannos-fact-lochoi =
    { $count ->
        [one] one lochos
       *[other] { $count } lochoi
    }
tyrannos-fact-tokens = { tyrannos-voitheia }
# Shares of many battles, in percent.
tyrannos-fact-war = { $own } lochoi against { $enemy }: win about { $win }%, draw { $draw }%, lose { $lose }%, without Voitheia
tyrannos-fact-war-undefended = { $own } lochoi against none

## Standing orders, as they are listed at the terminal.

tyrannos-order-only-answer = Answer where only one answer is possible.
tyrannos-order-decline-offers = Decline all offers of this month.
tyrannos-order-pass-turns = End your turns at once, until your cities, armies or allies change.
tyrannos-order-never-cut-in = Never cut in on a block.
tyrannos-order-stay-out-below = Do not cut in where the printed duty is lower (mine).
tyrannos-order-cut-in-from = Cut in where the printed duty is at least this (mine).
tyrannos-order-bid-down-to = Bid one mina less each time, but not below this; then yield.
tyrannos-order-take-what-fits = Take blocks and lots for which there is room.
tyrannos-order-unload-at = Unload in these cities first, then where there is most room (any: no city first).
tyrannos-order-sell-from = Sell all of a good from this price on, and none below it (food:5,oil:9).
tyrannos-order-dump-rest = Dump what is left after the last card (no: keep it).
tyrannos-order-tax = The tax regime of all cities: normal, light or heavy.
tyrannos-order-tax-in = Another tax regime in some cities (Gela:light).
tyrannos-order-pay-costs = Pay the costs of cities as long as there is money.
tyrannos-order-pay-from = Pay from these treasuries first, then from the fullest (any: no city first).
tyrannos-order-spend-first = Spend as few Voitheia points as will do; of equal sums these first: sword, shield, helmet (any: no matter which).
tyrannos-order-buy-voitheia-to = Buy Voitheia up to this number at hand.
tyrannos-order-close-offers = Close an offer that exactly one player has accepted.

## Forms, and what the parts of the table are called

tyrannos-piece-m = mine
tyrannos-piece-v = Voitheia
tyrannos-piece-with-alliance = with an alliance
tyrannos-piece-win = I win
tyrannos-piece-lose = I lose
tyrannos-field-to = To
tyrannos-field-give = You give
tyrannos-field-want = You get
tyrannos-field-alliance = Alliance
tyrannos-field-wins = Outcome
tyrannos-field-pull-down = Pulled down
tyrannos-field-shape = Tokens in each grouping
tyrannos-field-front = In front
tyrannos-field-placed = Voitheia under groupings
tyrannos-field-city = City
tyrannos-field-sector = Sector
tyrannos-field-count = Number
tyrannos-field-lots = Lots
tyrannos-field-treasury = Treasury
tyrannos-field-army = Army
tyrannos-field-owner = Ruler
tyrannos-field-level = City level
tyrannos-field-warehouse = Warehouse
tyrannos-field-players = Players
tyrannos-field-cities = Cities
tyrannos-field-month = Month
tyrannos-field-name = Name
tyrannos-field-relation = Status
tyrannos-field-port = Port
tyrannos-field-money = Money
tyrannos-field-tokens = Voitheia
tyrannos-field-scores = Points
tyrannos-field-seat = Player
tyrannos-field-total = Total
tyrannos-field-hand = Hand
tyrannos-field-market = Market
tyrannos-field-cargo = Cargo
tyrannos-field-battle = Battle
tyrannos-field-regime = Tax
tyrannos-field-residence = Residence
