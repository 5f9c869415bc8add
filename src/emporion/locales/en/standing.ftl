### In the browser: who stands where, the log, looking back, and the end of a game.

## Points

standing-title = Standing
standing-points = Points
standing-you = you
standing-all-level = Nobody is ahead yet.
# $names: those who lead.
standing-level =
    { $points ->
        [one] Level with one point: { $names }.
       *[other] Level with { $points } points: { $names }.
    }
standing-leads =
    { $points ->
        [one] { $name } leads by one point.
       *[other] { $name } leads by { $points } points.
    }
standing-you-behind =
    { $points ->
        [one] You are one point behind.
       *[other] You are { $points } points behind.
    }
# Read out after the number.
standing-points-unit =
    { $points ->
        [one] point
       *[other] points
    }

## Cards and tiles

standing-head-player = Player

## The log

standing-log = Log
standing-log-earlier = Show earlier lines
standing-log-empty = Nothing has happened yet.
standing-log-rule = Rule §{ $paragraph }
standing-since = Since your last turn
standing-since-nothing = Nothing has happened since your last turn.
standing-since-steps = Step by step
standing-since-all = Show all
# Ends the playing of what happened; the board shows the present again.
standing-since-skip = Skip
standing-back = Back
standing-on = Next
standing-of = { $number } of { $count }

## Looking back

standing-replay = Looking back
standing-replay-slider = Moment of the game
# $entry, $entries: numbers of the record.
standing-replay-at = Move { $entry } of { $entries }
standing-replay-round = round { $round }
standing-replay-beginning = The beginning
standing-replay-play = Play
standing-replay-pause = Pause
standing-replay-back = One move back
standing-replay-on = One move on
standing-replay-round-back = To the round before
standing-replay-round-on = To the next round
standing-replay-speed = Speed
standing-replay-speed-slow = slow
standing-replay-speed-normal = normal
standing-replay-speed-fast = fast
standing-replay-eyes = Seen by
standing-replay-spectator = spectators
standing-replay-hand = Cards in hand
standing-replay-clone = Play on from here
standing-replay-clone-about = A new table with this position; this game stays as it is.
standing-replay-clone-later = Earlier positions can be copied when the game is over.
standing-share = Share this position
standing-share-link = Link to this position
standing-share-about = Whoever may see this table sees this moment, with what he may know.
standing-replay-failed = This moment could not be loaded.
standing-again = Try again
standing-replay-keys = Arrow keys: move by move. Page up and page down: round by round. Space: play and pause.

## The end of the game

standing-over = The game is over
standing-over-wins =
    { $points ->
        [one] { $names } wins with one point.
       *[other] { $names } wins with { $points } points.
    }
# To whoever won.
standing-over-you-win =
    { $points ->
        [one] You win with one point.
       *[other] You win with { $points } points.
    }
standing-over-shared =
    { $points ->
        [one] { $names } share the victory with one point.
       *[other] { $names } share the victory with { $points } points.
    }
standing-over-none = The game was stopped without a result.
standing-course = How it came about
standing-chart-points = Points
standing-chart-chances = Chances of winning
standing-chart-move = Move
standing-chart-round = R{ $round }
standing-chart-figures = As figures
standing-chart-loading = Reading the game …
standing-chart-pick = Press a moment in a chart to look at it.
standing-percent = { $percent }%
standing-look-back = Look back at the game
standing-hide-replay = Close looking back
standing-download = Download the record
standing-review = Review this game
standing-review-about = A strong bot judges every decision by what the player could know: chances of winning over the game, and what cost most. It takes a while.
standing-review-working = The game is being reviewed: { $percent }%
standing-review-ready = The review
standing-review-failed = The review could not be made.
standing-review-worst = The costliest decisions
standing-review-worst-own = Your costliest decisions
standing-review-worst-others = The costliest decisions of the others
standing-review-worst-none = No decision cost anything that can be told from luck.
standing-review-loss = −{ $percent }% to win
standing-review-points-loss = −{ $points } points
standing-review-played = Played: { $action }
standing-review-better = Better: { $action }
standing-review-show = Show on the board
standing-review-accuracy = How well everybody decided
standing-head-decisions = Decisions
standing-head-agreed = As advised
standing-head-loss = Lost per decision
standing-head-mistakes = Mistakes
standing-head-blunders = Blunders
standing-review-accuracy-about = “As advised”: as the bot would have decided. Lost: chance of winning. A mistake costs 3% or more, a blunder 10% or more.
