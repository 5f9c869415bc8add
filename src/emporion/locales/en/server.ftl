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
