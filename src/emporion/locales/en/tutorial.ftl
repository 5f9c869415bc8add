### In the browser: the tutorial. What is taught stands in the texts of each game.

tutorial-progress = Step { $step } of { $count }
# $words: an action in words, as in NAME-action-….
tutorial-now = Now: { $words }.
tutorial-why = Why?
tutorial-rule = Rule §{ $paragraph }
tutorial-explain = Explain this again
tutorial-watching = Watch what happens …
tutorial-happened = What has happened
tutorial-skip = Go on at once
tutorial-back = One step back
tutorial-restart = From the beginning
tutorial-leave = You can leave at any time. This browser remembers where you are.
tutorial-loading = The table is being set …
tutorial-failed = The tutorial could not be loaded.
tutorial-none = There is no tutorial of this game here.
tutorial-retry = Try again
tutorial-show-me = Do it for me
# How anything is done without the board.
tutorial-how-listed = Find this in the list, choose it and confirm.

## What is said when somebody does something else

tutorial-slip-task = That is allowed, but let us keep it for later.
tutorial-slip-place = A fair idea, but in this lesson we go somewhere else. The rings on the board show you where.
tutorial-slip-rest = Nearly! The right thing, but with other cards or other people than here.
tutorial-slip-impossible = That cannot be done at this moment.
tutorial-slip-unlit = Nothing can be done there now. The places that can be chosen are lit; the rings show what this step is about.

## The end

tutorial-done-points = In this short game you came to { $points } points.
tutorial-play = Play a game now
tutorial-rules = Read the rules
