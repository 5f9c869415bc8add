### What the server tells people who are not at the table. $name: theirs; $game: the game's. $address: of a page.

server-your-turn-title = { $game }: it is your turn
server-your-turn = Hello { $name }, at your table of { $game } it is your turn.
server-reminder-title = { $game }: your time is running out
server-reminder = Hello { $name }, your table of { $game } still waits for you. If you do not play in time, the autopilot plays for you.
server-over-title = { $game }: the game is over
server-over = Hello { $name }, your game of { $game } is over. See how it ended.
server-again-title = { $game }: another game?
server-again = Hello { $name }, you are asked for another game of { $game }. A seat is kept for you.
server-off = You are told this because you asked for it. To be told no more, remove this address at { $address }.
server-code-title = Emporion: your code
server-code = { $code } is the code with which this address is confirmed. It is good for { $minutes } minutes. If you have not asked for it, do nothing: nothing else is sent to you.

server-bot-random = Random
server-bot-random-about = Draws a kind of action, then an action of that kind.
server-someone = someone

server-refused-by-invitation = This table is by invitation: open the link that you were sent.
server-refused-has-seat = You already have a seat at this table.
server-refused-has-seen-cards = You have seen the cards of another seat in this game.
server-refused-no-free-seat = There is no free seat at this table.
server-refused-seat-taken = Seat { $seat } is taken.
server-refused-name-taken = Somebody at this table is already called { $name }. Choose another name.
server-refused-table-closed = This table is closed.
server-refused-table-over = The game at this table is over.
server-refused-has-left = You have already left this seat.
server-refused-at-seat = You are at your seat.
server-refused-autopilot-decides = The autopilot is deciding for you just now. Come back in a moment.
server-refused-seat-not-yours = Seat { $seat } is not yours.
server-refused-has-begun = The game has already begun.
server-refused-seats-free = Some seats are free ({ $count }): wait for players, or start with bots on them.
server-refused-is-running = A game is running here. Propose to stop it.
server-refused-record-of-another-game = This is the record of a game called “{ $game }”, which this server does not have.
