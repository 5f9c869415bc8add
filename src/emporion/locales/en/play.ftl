### What is told at a table on the screen, beside the game itself.

## Why something is not possible

# $players: those who are asked, as a list.
play-wait = it is up to { $players } now; wait until you are asked

## The log. $name: the player's name.

play-log-opened = The table is open.
play-log-sat-down = { $name } sits down.
play-log-reserved = A seat is kept for { $name }.
play-log-got-up = { $name } gets up again.
play-log-left = { $name } has left; the seat is kept for a while.
play-log-came-back = { $name } is back.
play-log-bot-sat-down = { $name }, a bot, sits down.
play-log-program-sat-down = { $name }, a program elsewhere, sits down.
# $bot: which one.
play-log-bot-for = From now on a bot ({ $bot }) plays for { $name }.
play-log-autopilot-for = The autopilot plays for { $name }.
play-log-by-order = { $sentence } (answered for you)
play-log-seat-free = { $name }’s seat is free.
play-log-began = The game begins.
play-log-over = The dealer’s secret is open: every draw can be checked now.
# $entry: a number of the record.
play-log-proposed-take-back = { $name } proposes to go back to where the game stood after move { $entry }.
play-log-proposed-pace = { $name } proposes to play { $pace }.
# $player: whose seat it is.
play-log-proposed-substitute = { $name } proposes to give { $player }’s seat to whoever sits down next.
play-log-proposed-substitute-bot = { $name } proposes that a bot ({ $bot }) plays for { $player }.
play-log-proposed-relief = { $name } proposes that the autopilot plays for { $player }: the game has waited for long.
play-log-proposed-stop = { $name } proposes to stop the game here.
play-log-voted-yes = { $name } agrees.
play-log-voted-no = { $name } does not agree.
play-log-settled-yes = It is agreed.
play-log-settled-no = The proposal is off the table.
play-log-pace-changed = From now on the game is played { $pace }.
play-log-went-on = The same people play again at another table.
play-log-closed = The table is closed.

## How fast a game is played, after “played”

play-pace-untimed = without a clock
play-pace-live =
    { $seconds ->
        [one] by the clock, with one second for each decision
       *[other] by the clock, with { $seconds } seconds for each decision
    }
play-pace-correspondence =
    { $days ->
        [one] by correspondence, with one day for each decision
       *[other] by correspondence, with { $days } days for each decision
    }
