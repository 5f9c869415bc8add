### What every game says.

## Lists. $first: all but the last, with commas; $last: the last.

engine-list-and = { $first } and { $last }
engine-rank = { $rank }. { $player } ({ $points })
engine-yes = yes
engine-no = no

## What happened. $seat: the player's name; $entry: the number of an entry of the record.

engine-undone = { $seat } takes back their last action.
engine-taken-back = The game goes back to where it stood after entry { $entry }: all have agreed.

## What cannot be done or read, whatever the game.

engine-game-is-over = the game is over; no more actions are possible
engine-not-your-decision = it is not up to you now; wait until you are asked
engine-stale-decision = this question is no longer open; look at the table and answer the one that is asked now
engine-cannot-undo = there is nothing you can take back: never past a draw, a reveal or somebody else’s decision
engine-bad-notation = this cannot be read as an action; check how it is written
