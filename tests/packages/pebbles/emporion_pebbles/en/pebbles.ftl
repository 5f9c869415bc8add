pebbles-decision-take = Take one, two or three pebbles.
pebbles-action-take = take { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
pebbles-group-take = Take pebbles
pebbles-took = { $seat } takes { $count }; { $left } are left.
pebbles-began = { $seat } begins.
pebbles-heap = The heap: { $count }
pebbles-reason-last-pebble = the last pebble is taken
pebbles-game-ended = The game is over: { $reason }. { $winners } wins. { $ranking }
pebbles-game-ended-tie-break = { pebbles-game-ended }
pebbles-refusal-unknown = that is no action of this game
pebbles-refusal-not-now = it is not your turn
pebbles-refusal-too-many = you may take { $most } at most
pebbles-option-players = how many play
pebbles-option-pebbles = how many pebbles lie on the heap
