### In the browser: the page of a table.

## The page

table-title = Table – Emporion
table-title-turn = ● Your turn – Emporion
table-connecting = Going to the table …
table-lost = The connection is lost. The game goes on as soon as it is back.
table-refused = You cannot see this table
table-not-found = There is no table at this address, or it is not open to everybody. Ask whoever sent you the link.
table-not-allowed = This table is only for those who play at it. Ask for an invitation.
table-to-start = To the start page
table-closed = This table is closed
table-watching = You are watching.
table-invited = You are invited
table-invited-what = Somebody wants to play with you. A name is enough.
table-only-watch = Only watch
table-join-name = Your name
table-join-sit = Sit down
table-join-stale = This invitation is no longer good. Ask for a new one.
table-invited-full = This table is full
table-invited-full-why = You were invited, but all seats are taken by now.
table-invited-over = This game is over
table-invited-over-why = You were invited, but the game has been played to its end.
table-invited-closed = This table is closed
table-invited-closed-why = You were invited, but there will be no game here.
table-invited-watch = Watch the game
table-invited-look = See how it went
table-invited-own = Open a game of your own

## Before the game

table-lobby = A table of { $game }
table-lobby-waits =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
table-lobby-full = Everybody is here.
table-lobby-owner = The game begins when all seats are taken, or when whoever opened the table starts it.
table-seat-free = free
table-seat-kept = awaited
table-seat-take = Take my seat
table-seat-you = you
table-seat-who = Who plays seat { $seat }
table-start-level = Bots on the free seats
table-start-bots = Start with bots
table-start = Start
table-close = Close the table
table-invite = Invite
table-invite-what = With a link, others come straight to this table. Only those to whom you send it can sit down.
table-invite-make = Make a link
table-invite-send = Send this link, or let the others scan it.
table-invite-link = Invitation link
table-invite-qr = The invitation link as a QR code
table-copy = Copy
table-copied = Copied

## Seats

table-seats = Players
table-seat-asked = is asked now
table-seat-away = away
table-seat-bot = bot
table-seat-remote = program
table-seat-autopilot = autopilot
table-seat-vacant = free
table-time-left = Time left
table-hours = { $count } h
table-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Tabs and prompts

table-tabs = What to show
table-tab-waits = something waits here
table-tab-turn = Turn
table-tab-trade = Trade
table-tab-standing = Standing
table-tab-log = Log
table-tab-table = Table
table-tab-end = Result
table-tab-board = Board
table-tab-replay = Replay
table-more-room = More room for this part
table-your-turn = It is your turn.
table-waiting = Waiting for { $names }
table-round = Round { $round }
table-last-round = Last round!
table-hand = Your hand
table-hand-cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
table-hand-empty = No cards

## What can be done

table-why = why not?
table-cannot = That is not possible now.
table-ask-board = Choose a place on the board to learn why not there.
table-back = Back
table-confirm = Confirm
table-final = This cannot be undone.
table-pass-rest = Pass for the rest of this round, too
table-passing = You pass for the rest of this round; you are still asked about offers.
table-passing-end = Play on myself
table-foregone = There is only one answer, and it is given for you: { $answer }.
table-foregone-now = Answer now
table-order-only-answer = Answer for me where only one answer is possible
table-undo = Undo
table-reset = Reset turn
table-take-back = Take back my last move
table-effect = What would change
table-effect-points = { $before } → { $after } points

## Hints, and looking back

table-hints = Hints
table-hint-ask = Give me a hint
table-hint-thinking = Thinking …
# $chance: of winning, with its percent sign.
table-hint-worth =
    { $points ->
        [one] { $chance } to win, about one point
       *[other] { $chance } to win, about { $points } points
    }
table-hint-count =
    { $count ->
        [one] One hint
       *[other] { $count } hints
    }
table-hint-about = From many imagined games, with what you can know. Choose one to fill it in; nothing is done yet.
table-look-back = Look back
table-past = You are looking back.
table-to-present = Back to the game

## Trading

table-your-offer = Your offer
table-offers = offers you
table-you-give = You give
table-you-get = You get
table-name-gives = { $name } gives
table-name-gets = { $name } gets
table-answer-accept = accepts
table-answer-decline = declines
table-answer-counter = counters
table-answer-secret = has answered
table-answer-missing = is thinking …
table-answer-yours = your answer?
table-close-with = Trade with { $name }
table-close-nobody = Trade with nobody
table-accept = Accept
table-decline = Decline
table-counter = Counter …
table-counter-title = Your counter-offer
table-counter-send = Make this counter-offer
table-offer-new = A new offer
table-offer-to = To
table-offer-one = An offer goes to one player. If they decline, you can ask the next.
table-offer-send = Make the offer
table-clear = Clear
table-count-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
table-offers-left =
    { $count ->
        [one] One offer left in this turn.
       *[other] { $count } offers left in this turn.
    }
table-offer-wait = You can prepare an offer; you make it in your turn.
table-trades = Trades in this round: { $count } of { $most }.
table-decline-round = No trades with me in this round: decline every offer

## Together

table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-note = Private note
table-note-private = Only you see it.
table-note-unsaved = Stored when you leave the field.
table-together = Together
table-game = The game
table-together-how = All who play must agree.
table-proposed = { $name } proposes: { $what }
table-agreed = Agreed so far: { $names }
table-agree = Agree
table-disagree = Disagree
table-withdraw = Withdraw
table-proposal-take-back = to take back the last move
table-proposal-pace = to play { $pace }
table-proposal-substitute =
    { $bot ->
        [none] to give the seat of { $name } to whoever sits down
       *[other] to give the seat of { $name } to { $bot }
    }
table-proposal-relieve = to let the autopilot play for { $name }
table-proposal-stop = to stop the game here
table-propose-take-back = Take back my last move
table-propose-pace = Play { $pace }
table-propose-anybody = Free the seat of { $name }
table-propose-bot = { $bot } for { $name }
table-propose-relieve = The autopilot for { $name }
table-propose-stop = Stop the game
table-stop-sure = The game ends without a result.
table-pace-untimed = without a clock
table-pace-live = with a clock
table-pace-correspondence = by correspondence
table-place = Your seat: { $name }
table-get-up = Get up
table-get-up-sure = After a while the autopilot plays for you. You can come back at any time.
table-come-back = Come back
table-curtain = { $name }, it is your turn
table-curtain-why = Nobody else should look at the screen now.
table-curtain-show = I am { $name }: show my cards
table-curtain-undo = I am { $name }: undo my last move

## The end

table-over = The game is over
table-stopped = The game was stopped
table-rematch = Play again
table-to-rematch = To the next game

## In words

table-text-filter = Find an action (type words of it)
table-text-count =
    { $count ->
        [one] One action
       *[other] { $count } actions
    }
table-text-impossible = Not possible now
table-text-table = The table
table-text-none = none

## Keys

table-keys = Keyboard
table-keys-on = Single keys do something
table-key-task = choose what to do
table-key-confirm = confirm
table-key-back = one step back
table-key-board = from place to place on the board
table-key-zoom = closer, farther, the whole board
table-key-undo = undo
table-key-hint = ask for a hint
table-key-look-back = look back at the game so far
table-key-tabs = next tab
table-key-help = this list

## A table of a game without pages of its own

table-generic-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
table-generic-search = Find an action
table-generic-less = Less: { $what }
table-generic-more = More: { $what }
table-generic-details = Details
table-generic-situation = What’s happening
