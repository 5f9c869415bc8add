# The terminal. $people: seats and names.
cli-welcome = { $game }, { $players } players. You are { $people }. Type ? for help.
cli-welcome-several = { $game }, { $players } players. At this terminal: { $people }. Type ? for help.
# $examples: some actions of the game; $screen: how to read its board.
cli-help =
    Answer with a number from the list, or type an action as it stands in records:
    { $examples }
    Commands: board, list, hand, score, log, all (every payment), hint, why ACTION (why it is not possible), orders (answers given beforehand), undo, save FILE, language CODE, quit.
    { $screen }
cli-your-turn = { $player }: { $question }
cli-news = What happened:
cli-choose = Your choice:
cli-back = 0. back
# $tag: how the action begins, e.g. offer.
cli-rest = Type what follows { $tag }, as in the example, or 0 to go back:
cli-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
cli-not-a-choice = There is no choice { $answer }. Type a number from 1 to { $count }, an action, or ? for help.
cli-refused = Not allowed: { $reason }
cli-not-now = Not possible now: { $what } ({ $reason }).
# $what: the beginning of an action, as it was typed.
cli-possible = { $what }: that is possible now.
cli-why-what = Name the beginning of an action after why, such as those in the help.
cli-orders = Standing orders (orders NAME=VALUE, orders NAME=off, orders suggested, orders off):
cli-undone = Taken back.
cli-saved = Saved to { $file }.
cli-save-where = Say where: save FILE
# A command of the shell follows.
cli-bye = The game is kept in { $file }; go on with:
cli-bye-unsaved = Good-bye. The game could not be saved.
cli-resumed = Going on with the game in { $file }.
cli-over = The game in { $file } is over. Without --resume a new one begins.
# A command of the shell follows.
cli-record = The record of the game is in { $file }; check it with:
# A command of the shell follows.
cli-put-aside = Another game was kept in { $file }; go on with it later with:
cli-secret-lost = The dealer’s secret is not there any more: the game goes on, but its draws cannot be checked at the end.
cli-curtain = { $player }, press Enter when nobody else can see the screen.
cli-language-unknown = There is no language { $code }; there is: { $languages }.
cli-end-turn = Enter or 1 to go on, 2 or undo to take it back:
cli-cannot-save = The game cannot be saved ({ $reason }); it goes on unsaved.
cli-cannot-save-there = The game cannot be saved there ({ $reason }).
cli-more = … and { $count } more; type all to see every one, or type the action.
cli-bot-failed = The bot of { $player } failed and does something harmless instead: { $what }
