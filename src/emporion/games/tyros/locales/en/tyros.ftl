### Tyros. Arguments are in words already unless a comment says otherwise: $seat, $owner and $partner are names of
### players, $cards, $fare, $price, $give, $want and $kept sets of cards ("3 orange, 1 joker"), and each of these has its
### number in …-count. $field is a bare number, $place the same field with its preposition ("on field 23", "in Tyros").

## Colours and jokers, as labels

tyros-colour-orange = orange
tyros-colour-yellow = yellow
tyros-colour-green = green
tyros-colour-violet = violet
tyros-colour-joker = joker

## Sets of cards, joined by commas: 3 orange, 1 joker

tyros-cards-none = no cards
tyros-cards-orange = { $count } orange
tyros-cards-yellow = { $count } yellow
tyros-cards-green = { $count } green
tyros-cards-violet = { $count } violet
tyros-cards-joker =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }

## One card, as what somebody pays or takes

tyros-card-orange = an orange card
tyros-card-yellow = a yellow card
tyros-card-green = a green card
tyros-card-violet = a violet card
tyros-card-joker = a joker

## Empires, as subject or object

tyros-empire-orange = the orange empire
tyros-empire-yellow = the yellow empire
tyros-empire-green = the green empire
tyros-empire-violet = the violet empire

## Places. $place: tyros, west or east (the coasts of field 16) or field; $number: the field's number.

tyros-place-name =
    { $place ->
        [tyros] Tyros
        [west] the west coast of field 16
        [east] the east coast of field 16
       *[field] field { $number }
    }
tyros-place-at =
    { $place ->
        [tyros] in Tyros
        [west] on the west coast of field 16
        [east] on the east coast of field 16
       *[field] on field { $number }
    }
tyros-place-from =
    { $place ->
        [tyros] from Tyros
        [west] from the west coast of field 16
        [east] from the east coast of field 16
       *[field] from field { $number }
    }
tyros-place-to =
    { $place ->
        [tyros] to Tyros
        [west] to the west coast of field 16
        [east] to the east coast of field 16
       *[field] to field { $number }
    }
# Where a city is founded; in field 16 also by which ship.
tyros-place-site =
    { $place ->
        [tyros] in Tyros
        [west] on field 16 (with the ship on the west coast)
        [east] on field 16 (with the ship on the east coast)
       *[field] on field { $number }
    }

## Counted things, for use in other messages

tyros-count-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
tyros-count-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
# $fields: the numbers of the tiles.
tyros-count-tiles =
    { $fields-count ->
        [one] tile { $fields }
       *[other] tiles { $fields }
    }

## What happened

tyros-first-player-chosen = { $seat } begins the game.
tyros-empire-founded = Tile { $field } is turned: { $empire } begins there.
tyros-tile-did-not-fit = Tile { $field } is turned but does not fit; another one is turned.
tyros-tyros-joined = Tyros now belongs to { $empire }.
tyros-tiles-dealt =
    { $count ->
        [one] { $seat } is dealt one tile.
       *[other] { $seat } is dealt { $count } tiles.
    }
tyros-tiles-dealt-fields = { $seat } is dealt { tyros-count-tiles }.
tyros-round-began = Round { $round } begins; { $seat } goes first.
tyros-cards-dealt = { $seat } is dealt { tyros-count-cards }.
tyros-cards-dealt-cards = { $seat } is dealt { $cards }.
tyros-empire-extended = { $seat } lays tile { $field } and extends { $empire }.
tyros-tiles-shown = { $seat } can lay no tile and shows { tyros-count-tiles }.
tyros-tiles-shown-under = { $seat } can lay no tile, shows { tyros-count-tiles } and puts { $under } under the pile.
tyros-tile-drawn = { $seat } draws a tile.
tyros-tile-drawn-field = { $seat } draws tile { $field }.
tyros-ship-moved = { $seat } sails { $start } { $goal } and pays { $fare }.
tyros-toll-paid = { $seat } gives { $owner } a card as toll.
tyros-toll-paid-card = { $seat } gives { $owner } { $card } as toll.
tyros-city-founded = { $seat } founds a city { $place } and pays { $price }.
tyros-four-empires-reached = { $seat } is the first with a city in each of the four empires and scores 7 points.
tyros-ship-built = { $seat } builds a ship { $place } and pays { $price }.
tyros-cards-swapped = { $seat } swaps at the bank and discards { $cards }.
tyros-cards-drawn = { $seat } draws { tyros-count-cards }.
tyros-cards-drawn-cards = { $seat } draws { $cards }.
tyros-card-bought = { $seat } discards { $cards } at the bank and takes { $card } from the discards.
# $asked: the players asked.
tyros-offer-made =
    { $give-count ->
        [0] { $seat } asks { $asked } for { $want } as a gift.
       *[other]
            { $want-count ->
                [0] { $seat } offers { $asked } { $give } as a gift.
               *[other] { $seat } offers { $asked } { $give } for { $want }.
            }
    }
tyros-offer-answered = { $seat } has answered.
# $answer: accept or decline.
tyros-answer-revealed =
    { $answer ->
        [accept] { $seat } accepts.
       *[decline] { $seat } declines.
    }
# A counter-offer. It is told from the offerer's side: he gives $give, the one who counters gives $want.
tyros-answer-revealed-give-want =
    { $give-count ->
        [0] { $seat } counters and offers { $want } as a gift.
       *[other]
            { $want-count ->
                [0] { $seat } counters and asks for { $give } as a gift.
               *[other] { $seat } counters and offers { $want } for { $give }.
            }
    }
tyros-trade-closed =
    { $give-count ->
        [0] It’s a deal: { $seat } gets { $want } from { $partner } as a gift.
       *[other]
            { $want-count ->
                [0] It’s a deal: { $seat } gives { $partner } { $give } as a gift.
               *[other] It’s a deal: { $seat } gives { $partner } { $give } for { $want }.
            }
    }
tyros-offer-withdrawn = { $seat } trades with nobody; the offer is off the table.
tyros-passed = { $seat } passes.
tyros-keep-chosen = { $seat } has chosen which cards to keep.
tyros-keep-chosen-kept =
    { $kept-count ->
        [0] { $seat } keeps no cards.
       *[other] { $seat } keeps { $kept }.
    }
# $cards: what is discarded; $count: how many cards are kept.
tyros-cards-dropped =
    { $cards-count ->
        [0] { $seat } discards nothing and keeps { tyros-count-cards }.
       *[other]
            { $count ->
                [0] { $seat } discards { $cards } and keeps nothing.
               *[other] { $seat } discards { $cards } and keeps { tyros-count-cards }.
            }
    }
tyros-last-round-announced = { $seat } has no tile left: this is the last round.

## The end. $winners: the names of the winners, $winners-count: how many; $ranking: everybody's place.

tyros-game-ended =
    { $winners-count ->
        [one] The game is over: { $reason }. { $winners } wins with { tyros-count-points }. Ranking: { $ranking }.
       *[other] The game is over: { $reason }. { $winners } share the victory with { tyros-count-points }. Ranking: { $ranking }.
    }
# Somebody else has as many points as the winners.
tyros-game-ended-tie-break =
    { $winners-count ->
        [one] The game is over: { $reason }. { $winners } wins with { tyros-count-points }; the tie is broken by the largest empire. Ranking: { $ranking }.
       *[other] The game is over: { $reason }. { $winners } share the victory with { tyros-count-points }; the tie is broken by the largest empire. Ranking: { $ranking }.
    }
tyros-reason-last-tile = somebody has laid their last tile
tyros-reason-cut-off = none of the remaining tiles can be laid any more

## What is asked

tyros-decision-lay = Lay a tile next to an empire; if none fits, show your tiles.
tyros-decision-act = Take one action, or pass.
tyros-decision-answer = Answer the offer: accept, decline or make a counter-offer.
tyros-decision-close = Close the trade with one player, or with nobody.
tyros-decision-keep = Choose the cards you keep, three at most.

## What can be done, for menus

tyros-action-lay = lay tile { $field } for { $empire }
tyros-action-show = show all your tiles
tyros-action-show-under = show all your tiles and put { $under } under the pile
tyros-action-move = sail { $start } { $goal }, paying { $fare }
tyros-action-move-toll = sail { $start } { $goal }, paying { $fare } and giving { $toll } as toll
tyros-action-found = found a city { $berth }, paying { $price }
tyros-action-build = build a ship { $place }, paying { $price }
tyros-action-swap = swap { $cards } at the bank
tyros-action-buy = discard { $cards } and take { $take } from the discards
# $to: the players asked.
tyros-action-offer =
    { $give-count ->
        [0] ask { $to } for { $want } as a gift
       *[other]
            { $want-count ->
                [0] offer { $to } { $give } as a gift
               *[other] offer { $to } { $give } for { $want }
            }
    }
tyros-action-accept = accept the offer
tyros-action-decline = decline the offer
# The one who counters gives $want and gets $give.
tyros-action-counter =
    { $give-count ->
        [0] counter: offer { $want } as a gift
       *[other]
            { $want-count ->
                [0] counter: ask for { $give } as a gift
               *[other] counter: offer { $want } for { $give }
            }
    }
tyros-action-close = trade with nobody
tyros-action-close-partner = trade with { $partner }
tyros-action-pass = pass
tyros-action-keep =
    { $cards-count ->
        [0] keep no cards
       *[other] keep { $cards }
    }

## Options: what each is for, and its name

tyros-option-players = How many play: three or four.
tyros-option-players-name = Players
tyros-option-edition = Two printed versions of the rules. Kosmos has tolls and is the one most people know; Giochi Rari lays fewer tiles and lets more ships lie in a harbour.
tyros-option-edition-name = Edition
tyros-option-setup = The fixed fields are recommended for a first game; they belong to the Kosmos edition.
tyros-option-setup-name = Where the empires begin
tyros-option-first_player = Who begins: a random player, or the one in a seat you name.
tyros-option-first_player-name = Who begins
tyros-option-toll_without_card = Kosmos only: a ship that ends its move at another player’s city gives its owner a card.
tyros-option-toll_without_card-name = Entering another’s city without a card for the toll
tyros-option-gifts = One side of a trade may be empty.
tyros-option-gifts-name = Gifts
tyros-option-offers_per_turn = Trade offers a player may make per turn.
tyros-option-offers_per_turn-name = Offers a turn
tyros-option-trades_per_round = Trades a player may close per round on their own turns; 0 for any number.
tyros-option-trades_per_round-name = Trades a round
tyros-option-offer_partners = With one player, you may ask the next after a refusal.
tyros-option-offer_partners-name = Offers go to
tyros-option-card_tracking = The table shows which cards a player must hold, by what everybody has seen.
tyros-option-card_tracking-name = Card memory
tyros-option-board = The built-in board, or a file with other sea links.
tyros-option-board-name = Board

## Facts in refusals. Here $field and $start are in notation (T is Tyros), $empire is orange, yellow, green, violet or "-".

tyros-fact-field =
    { $field ->
        [T] Tyros
       *[other] field { $field }
    }
tyros-fact-at-field =
    { $field ->
        [T] in Tyros
       *[other] on field { $field }
    }
tyros-fact-at-start =
    { $start ->
        [T] in Tyros
       *[other] on field { $start }
    }
tyros-fact-cards =
    { $empire ->
        [orange] orange cards
        [yellow] yellow cards
        [green] green cards
        [violet] violet cards
       *[other] cards of the empire’s colour
    }
tyros-fact-one-card =
    { $empire ->
        [orange] one orange card
        [yellow] one yellow card
        [green] one green card
        [violet] one violet card
       *[other] one card of the empire’s colour
    }

## Refusals: what is wrong, and what would be legal. The paragraph stands in front. Cards and actions are in notation.

tyros-refusal-malformed = this action has a part that is missing or does not exist
tyros-refusal-not-asked = this is not what is asked now; possible actions: { $asked }
tyros-refusal-cards-not-held = you do not hold these cards; your hand is { $hand }
tyros-refusal-tile-not-held = you do not hold tile { $field }; your tiles are { $tiles }
tyros-refusal-no-chip-adjacent = no chip lies next to field { $field }; lay a tile that borders on an empire
tyros-refusal-empire-not-adjacent = field { $field } does not border on that empire; choose one of: { $adjacent }
tyros-refusal-can-lay = one of your tiles ({ $tiles }) can be laid, so you must lay it; only who can lay none shows them
tyros-refusal-nothing-to-put-under = the pile is empty; show your tiles without putting one under it
tyros-refusal-must-put-under = say which of your tiles goes under the pile: { $tiles }
tyros-refusal-no-ship-there = you have no ship { tyros-fact-at-start }; choose a place where one of yours lies
tyros-refusal-stays-there = the ship is there already; a move ends on another field or on the other coast of 16
tyros-refusal-no-chip-at-goal = { tyros-fact-field } carries no chip; a ship sails only to a field that has one
tyros-refusal-empty-tyros = Tyros carries no chip yet; until it does, no ship sails back there
tyros-refusal-field-full = { tyros-fact-field } already holds two ships; choose a field with room
tyros-refusal-tyros-full = you already have two ships in Tyros; while there is no city, two of each player may lie there
tyros-refusal-wrong-price =
    { $price ->
        [one] that costs one card, no more and no less
       *[other] that costs { $price } cards, no more and no fewer
    }
tyros-refusal-wrong-colour = wrong colour: { tyros-fact-at-field } you pay with { tyros-fact-cards } and jokers only
tyros-refusal-one-colour-only = the fare to Tyros is all of one colour; jokers may stand in for it
tyros-refusal-toll-missing = another player has a city { tyros-fact-at-field }; say which card you give as toll
tyros-refusal-no-card-for-toll = another player has a city { tyros-fact-at-field } and no card would be left for the toll; you need one more than the fare
tyros-refusal-toll-not-held = you do not hold this toll card once the fare is paid; give one that is left of { $hand }
tyros-refusal-no-toll-due = no toll is due { tyros-fact-at-field }; sail there without one
tyros-refusal-no-city-left = all ten of your cities are on the board; you can found no more
tyros-refusal-no-chip-for-city = { tyros-fact-field } carries no chip; a city needs a field that has one
tyros-refusal-city-there = there already is a city { tyros-fact-at-field }; each field has room for one
tyros-refusal-foreign-ship = another player’s ship lies { tyros-fact-at-field }; you found a city only where yours alone lie
tyros-refusal-no-city-in-tyros = in this edition no city is founded in Tyros; choose another field with a chip
tyros-refusal-no-ship-left = all ten of your ships are on the board; founding a city brings one back
tyros-refusal-not-a-shipyard = you cannot build a ship { tyros-fact-at-field }; build in your own cities, or in Tyros while nobody else has a city there
tyros-refusal-colour-missing = at least { tyros-fact-one-card } or a joker must be among the cards
tyros-refusal-swap-size =
    { $least-swap ->
        [3] the bank swaps exactly three cards
       *[other] the bank swaps { $least-swap } to 3 cards
    }
tyros-refusal-draw-pile-too-small =
    { $draw-pile ->
        [0] the draw pile is empty, so you can swap no cards
        [one] you draw as many cards as you put down, and the draw pile has only one left
       *[other] you draw as many cards as you put down, and the draw pile has only { $draw-pile } left
    }
tyros-refusal-buy-with-three = a card from the discards costs exactly three cards
tyros-refusal-not-in-discards = that card is neither among the discards ({ $discards }) nor among the three you put down; choose one that is
tyros-refusal-offer-empty = an offer without cards is none; name at least one card
tyros-refusal-offer-one-sided = there are no gifts at this table; name at least one card on each side
tyros-refusal-kind-on-both-sides = no kind of card may stand on both sides; leave it out on one of them
tyros-refusal-not-in-deck = there are not that many such cards; the deck has 14 of each colour and 4 jokers
tyros-refusal-nobody-asked = say whom you ask; possible: { $can-be-asked }
tyros-refusal-asked-unknown = you can ask only the other players at this table; possible: { $can-be-asked }
tyros-refusal-too-many-asked = at this table an offer goes to one player; if they decline, ask the next; possible: { $can-be-asked }
tyros-refusal-asked-too-poor = whoever you ask must hold at least as many cards as you want; want fewer or ask others
tyros-refusal-offers-used-up =
    { $offers-per-turn ->
        [0] there are no offers at this table; take another action or pass
        [one] you have made your one offer of this turn; take another action or pass
       *[other] you have made your { $offers-per-turn } offers of this turn; take another action or pass
    }
tyros-refusal-trades-used-up =
    { $trades-per-round ->
        [one] you have closed your one trade of this round; take another action or pass
       *[other] you have closed your { $trades-per-round } trades of this round; take another action or pass
    }
tyros-refusal-cannot-accept = the offer asks for { $offer-want } and your hand is { $hand }; decline it or make a counter-offer
tyros-refusal-counter-same = that is the offer itself; accept it, or name other cards
tyros-refusal-counter-not-held = you do not hold the cards you would give; your hand is { $hand }
tyros-refusal-counter-too-much = the player who made the offer has fewer cards than that; ask for fewer
tyros-refusal-not-agreed = that player has not agreed; close with one who accepted or countered, or with nobody
tyros-refusal-counter-out-of-reach = you do not hold the cards this counter-offer asks of you; your hand is { $hand }
tyros-refusal-keep-three = you may keep three cards at most; your hand is { $hand }
tyros-refusal-impossible-draw = this cannot have been drawn from what is left

## Why something is not possible. $price: what it costs; $held: how many of these cards you hold; $empire: a colour.

tyros-too-far =
    { $price ->
        [one] the voyage costs { tyros-fact-one-card } or a joker, and you hold neither
       *[other] the shortest route has { $price } fields and costs as many { tyros-fact-cards } or jokers; you hold { $held }
    }
tyros-too-dear =
    { $price ->
        [one] that costs { tyros-fact-one-card } or a joker, and you hold neither
       *[other] that costs { $price } { tyros-fact-cards } or jokers; you hold { $held }
    }
tyros-too-few =
    { $price ->
        [one] that takes a card, and you hold none
       *[other] that takes { $price } cards; you hold { $held }
    }
tyros-no-ship = you have no ship on the board; build one first
