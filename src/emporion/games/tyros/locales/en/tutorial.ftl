### In the browser: the tutorial. A lesson has a title, what one does (lesson), what for (why), and how it is done on the
### page (how). It is the same wherever in the game it comes, so nothing in it names a field or a card.

tyros-tutorial-page = Learn Tyros
tyros-tutorial-welcome = You are { $you } (A), with a few ships and a hand of trade cards; { $second } (B) and { $third } (C) play along. Cities, and ships that lie alone, bring points; the player with the most in the end wins. In about ten minutes you will have done everything you can do in Tyros. Look around as you like: nothing happens before you confirm.

## The end

tyros-tutorial-done-title = You can play Tyros
tyros-tutorial-done = You have laid tiles, sailed, paid toll, founded a city, built a ship, used the bank, haggled, passed and chosen what to keep. The rest is knowing which empire will be big, and being there first.
tyros-tutorial-done-score = How it is counted: at the end, a city brings 12 points in the largest empire, then 10, 9 and 8; a field where only your ships lie brings 6, 5, 4 and 3. The player with the most cities in an empire gets 7 more, and so does the first with a city in all four. “Standing” shows it at any time. Every round brings new cards; it ends when all pass. The round in which somebody lays a last tile is the last.
tyros-tutorial-play-how = Against three bots of the easiest level, with the set-up for a first game.

## Laying a tile

tyros-tutorial-title-lay = Extend an empire
tyros-tutorial-lesson-lay = Every round begins with the land. You lay one of your tiles next to an empire, and its field joins that empire. If it touches several empires, you choose which one.
tyros-tutorial-why-lay = The larger an empire is in the end, the more each place in it is worth. So let those empires grow where you are, or will be, and starve the others.
tyros-tutorial-how-lay = Choose a tile below, or its field on the board, unless one is chosen already; then the empire, if you are asked for it, and confirm.

## No tile fits

tyros-tutorial-title-show = When no tile fits
tyros-tutorial-lesson-show = None of your tiles touches an empire. Then you show them all, push one under the pile and draw another, which has to wait for the next laying turn.
tyros-tutorial-why-show = Push away the tile that would help the others most, or the one that will fit last.
tyros-tutorial-how-show = Choose the tile that goes under the pile, and confirm.

## Sailing

tyros-tutorial-title-move = Sail
tyros-tutorial-lesson-move = A ship costs one card for each field it enters, all in the colour of the field where it arrives. What lies on the way does not matter. The destination needs a chip, and no more than two ships may lie there.
tyros-tutorial-why-move = Ships alone in a field already bring points, and they are the beginning of every city.
tyros-tutorial-how-move = Choose your ship, then the field it sails to. The price stands beside each field. Then confirm.

## Toll

tyros-tutorial-title-toll = Pay a toll
tyros-tutorial-lesson-toll = Somebody else’s city takes toll. After the voyage you give its owner one more card of your choice. Only the two of you see which.
tyros-tutorial-why-toll = Give the card that you need least and the other can use least. Without a card left for the toll you cannot go there at all.
tyros-tutorial-how-toll = Choose ship and destination as before, then the card for the toll, and confirm.

## Founding

tyros-tutorial-title-found = Found a city
tyros-tutorial-lesson-found = Where only your own ships lie, you can found a city: five cards of the field’s colour, four if two of your ships are there. One ship goes back to your stock.
tyros-tutorial-why-found = A city brings twice as much as ships, and nobody takes the field from you any more. Most cities in an empire bring 7 points, and so does being first with cities in all four.
tyros-tutorial-how-found = Choose the field with your ship, look at the price, and confirm.

## Building

tyros-tutorial-title-build = Build a ship
tyros-tutorial-lesson-build = In your own city, or in Tyros, you build new ships. You pay as many cards as there will be ships in the field then; in your city at least one of them in its colour. A joker counts as any colour.
tyros-tutorial-why-build = A ship built far out saves the whole voyage from Tyros.
tyros-tutorial-how-build = Choose the field, look at the price, and confirm.

## Swapping

tyros-tutorial-title-swap = Swap at the bank
tyros-tutorial-lesson-swap = You put down one to three cards and draw as many from the pile, without seeing them before.
tyros-tutorial-why-swap = If your hand does not fit together, two new cards often help more than two useless ones. The chances stand beside it.
tyros-tutorial-how-swap = Press “Swap blindly”, tap the cards that you give away, and confirm.

## Buying

tyros-tutorial-title-buy = Buy at the bank
tyros-tutorial-lesson-buy = Three cards of any kind buy one card of your choice from the discards, which lie open.
tyros-tutorial-why-buy = It is expensive. But when one single card is missing for a city, it is worth it.
tyros-tutorial-how-buy = Press “Buy a discard”, tap the three cards that you give, choose the one that you take, and confirm.

## Offering

tyros-tutorial-title-offer = Make an offer
tyros-tutorial-lesson-offer = In your turn you can offer cards for other cards, to one player or to all. An offer costs nothing: if nobody wants it, you still have your action.
tyros-tutorial-why-offer = What you lack, others have too many of. A good trade helps two and leaves the third behind.
tyros-tutorial-how-offer = Tap what you give and what you want, choose whom you ask, and send the offer.

## Closing

tyros-tutorial-title-close = Close the deal
tyros-tutorial-lesson-close = All answers are there, and you see them together. Trade with one of those who said yes or made a counter-offer, or with nobody. A closed trade is your action of this turn.
tyros-tutorial-why-close = You need not take the first that comes. Compare, and think of who is leading.
tyros-tutorial-how-close = Choose the player whom you trade with.

## Answers

tyros-tutorial-title-accept = Accept an offer
tyros-tutorial-lesson-accept = Somebody offers you a trade. You may accept, decline or counter. Nobody sees your answer before all have answered.
tyros-tutorial-why-accept = It is not your turn, and yet you get what you need: that is a move for nothing.
tyros-tutorial-how-accept = Look at what you give and what you get, and accept.
tyros-tutorial-title-decline = Decline an offer
tyros-tutorial-lesson-decline = You may always say no, and never have to say why. “I cannot” and “I will not” look the same.
tyros-tutorial-why-decline = A trade that helps the other more than you is better not made.
tyros-tutorial-how-decline = Decline.
tyros-tutorial-title-counter = Make a counter-offer
tyros-tutorial-lesson-counter = Instead of yes or no you may say how you would do it: other cards for other cards. The player who made the offer then decides.
tyros-tutorial-why-counter = If you have just what the other one needs, it may cost a little more.
tyros-tutorial-how-counter = Choose the counter-offer, change what you give and what you get, and send it.

## Passing

tyros-tutorial-title-pass = Pass
tyros-tutorial-lesson-pass = If you don’t want to act, pass. When all have passed one after the other, the round is over. If somebody acts in between, you may act again, too.
tyros-tutorial-why-pass = Sometimes it pays to wait for what the others do; but if all pass, the cards in your hand are lost, but for three.
tyros-tutorial-how-pass = Choose to pass, and confirm.

## Keeping

tyros-tutorial-title-keep = Keep three cards
tyros-tutorial-lesson-keep = At the end of a round you keep up to three cards; the others are discarded. All choose at the same time.
tyros-tutorial-why-keep = Jokers are worth keeping, and whatever is almost enough for a city.
tyros-tutorial-how-keep = Tap the cards that you keep, and confirm.
