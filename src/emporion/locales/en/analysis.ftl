### Hints and reviews. Chances and losses are in percent. $action, $played and $best are actions in words.

analysis-percent = { $percent }%
analysis-number = { $number }

## Hints

analysis-hint =
    { $points ->
        [one] { $action }: { $chance }% to win, about one point.
       *[other] { $action }: { $chance }% to win, about { $points } points.
    }
# $loss: so much less than the best.
analysis-hint-worse =
    { $points ->
        [one] { $action }: { $chance }% to win ({ $loss }% less), about one point.
       *[other] { $action }: { $chance }% to win ({ $loss }% less), about { $points } points.
    }
analysis-hint-source =
    { $visits ->
        [one] From one imagined game, with what { $player } can know.
       *[other] From { $visits } imagined games, with what { $player } can know.
    }
analysis-hint-few = So few games say little. More time brings more of them; so does calling “emporion warm” once.

## Reviews

analysis-review-title =
    { $decisions ->
        [one] One decision, { $visits } imagined games for it.
       *[other] { $decisions } decisions, { $visits } imagined games for each.
    }
analysis-curve = Chances of winning from the first decision to the result, all hands known:

# The heads of the table, in columns: at most ten letters. They are explained below it.
analysis-head-decisions = decisions
analysis-head-agreed = as advised
analysis-head-loss = % lost
analysis-head-points = pts lost
analysis-head-mistakes = mistakes
analysis-head-blunders = blunders
# $mistake, $blunder: from which loss on.
analysis-table-about = “as advised”: decided as the bot would have, from what the seat knew. “% lost” and “pts lost”: chance of winning and points that a decision cost on average. Mistakes cost { $mistake }% or more, blunders { $blunder }% or more.

# $list: entries with the letter of the seat and the loss.
analysis-worst = The costliest decisions of all, by entry: { $list }.
analysis-worst-of = What cost { $player } most:
analysis-nothing-lost = { $player } lost nothing that can be told from luck.
analysis-costly = Entry { $entry }: { $played }. Better: { $best }. To win { $chance }% instead of { $best-chance }%, points { $points } instead of { $best-points }.

## The chart

analysis-chart-title = { $game }: chances of winning
analysis-chart-about =
    { $visits ->
        [one] All hands known; one imagined game for each point
       *[other] All hands known; { $visits } imagined games for each point
    }
analysis-chart-entries = entries of the record
analysis-chart-flags = dotted lines: the costliest decisions
analysis-chart-written = The chart is in { $file }.
