# The terminal.
cli-welcome = { $game }, { $players } players. You are { $player } (seat { $letter }). Type ? for help.
cli-help =
    Answer with a number from the list, or type an action as it stands in records:
    move T>23 4g, found 23 5g, offer 2o for 1g to B,C (o, y, g, v: colours, j: joker).
    Commands: board, list, hand, score, log, all (every payment), undo,
    save FILE, language CODE, quit.
cli-your-turn = { $player }: { $question }
cli-choose = Your choice:
cli-back = 0. back
cli-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
cli-not-a-choice = There is no choice { $answer }. Type a number from 1 to { $count }, an action, or ? for help.
cli-refused = Not allowed: { $reason }
cli-undone = Taken back.
cli-saved = Saved to { $file }.
cli-bye = The game is kept in { $file }; go on with: emporion play { $game } --resume
cli-resumed = Going on with the game in { $file }.
cli-over = The game is over.
cli-curtain = { $player }, press Enter when nobody else can see the screen.
cli-language-unknown = There is no language { $language }; there is: { $languages }.
cli-end-turn = Enter to go on, or undo to take it back:
cli-cannot-save = The game cannot be saved ({ $reason }); it goes on unsaved.
cli-more = … and { $count } more; type all to see every one, or type the action.
