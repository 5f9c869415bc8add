### What the server tells people who are not at the table. $name: theirs; $game: the game's.

server-your-turn-title = { $game }: it is your turn
server-your-turn = Hello { $name }, at your table of { $game } it is your turn.
server-reminder-title = { $game }: your time is running out
server-reminder = Hello { $name }, your table of { $game } still waits for you. If you do not play in time, the autopilot plays for you.
server-over-title = { $game }: the game is over
server-over = Hello { $name }, your game of { $game } is over. See how it ended.
server-again-title = { $game }: another game?
server-again = Hello { $name }, you are asked for another game of { $game }. A seat is kept for you.
