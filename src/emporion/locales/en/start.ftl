### In the browser: the start page with the lobby, and the account page. $names are names, joined already.

start-about = Emporion is a table for board games of the ancient Mediterranean: in your browser, without an account, with friends or against bots.
start-independent = Emporion is an independent implementation, with rules in its own words and drawings of its own.
start-loading = One moment …
start-again = Try again

## A new game

start-games = Choose a game
start-minutes = { $from }–{ $to } min
start-hours = { $from }–{ $to } h
start-seats = { $from }–{ $to } players
start-learn-game = Learn { $game }
start-rules-game = Rules of { $game }
start-new-game = Play { $game }
start-player = Player
start-name = Your name
start-players = Players
start-way = With whom?
start-way-bots = Against bots
start-way-bots-about = It starts at once.
start-way-bots-go = Play now
start-way-friends = With friends
start-way-friends-about = You open a table and send your friends its link. Seats that stay free can go to bots.
start-way-friends-go = Open the table
start-way-device = At one device
start-way-device-about = You pass the device around. Between turns all cards are hidden.
start-way-device-go = Play now
start-opening = The table is being laid …
start-others = The others
start-other = Player { $number }
start-others-about = Where there is no name, a bot plays.
start-shared-name = There are two of the name { $name }. Give everybody a name of their own.
start-options = Options
start-options-more = More options
start-options-usual = Use the usual options

start-level = How strong are the bots?

start-pace = Clock
start-pace-untimed = No clock
start-pace-untimed-about = Nobody is ever late.
start-pace-live = With a clock
start-pace-live-about = Everybody plays at the same time. Who thinks longer uses up the reserve; when it is empty, the autopilot plays.
start-pace-correspondence = By correspondence
start-pace-correspondence-about = You play when it suits you. There is a reminder before the time is over.
start-pace-brisk = Brisk: 30 seconds a decision, 5 minutes in reserve
start-pace-steady = Steady: 1 minute a decision, 10 minutes in reserve
start-pace-calm = Calm: 2 minutes a decision, 20 minutes in reserve
start-pace-one-day = By correspondence: 1 day a decision
start-pace-three-days = By correspondence: 3 days a decision
start-pace-one-week = By correspondence: 1 week a decision
start-listed = Show it in the lobby
start-listed-about = Then anybody can find the table and sit down.
start-watched = Others may watch
start-watched-about = Whoever knows the address sees what is open to all, and never a hand.

start-option-seat = Seat { $seat }

## Tables

start-my-games = My games
start-waiting =
    { $count ->
        [one] One game waits for you.
       *[other] { $count } games wait for you.
    }
start-your-turn = Your turn
start-waits-for = Waiting for { $names }
start-waits-for-players =
    { $count ->
        [0] About to start
        [one] One seat free
       *[other] { $count } seats free
    }
start-playing = Under way
start-over = Over
start-closed = Closed
start-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
start-with = With { $names }
start-show-all = Show all { $count }
start-open-tables = Open tables
start-open-tables-none = Nobody is waiting at the moment. Open a table with friends and show it in the lobby.
start-free-seats =
    { $count ->
        [one] One seat free
       *[other] { $count } seats free
    }
# What a table is for, in one line: its game, edition, set-up, number of players and clock.
start-terms = What is played
start-terms-players = { $count } players
start-invited-by =
    { $count ->
        [one] { $names } wants to play with you. A name is enough.
       *[other] { $names } want to play with you. A name is enough.
    }
start-sit-down = Sit down
start-to-table = To the table
start-upload = Open a saved game
start-upload-about = The record of a game (a .jsonl file): look at it, or play on from where it stopped.
start-uploading = The record is being checked …

## Account

start-you-nobody = Nobody is signed in here. You need no account: a name is enough.
start-you-guest = You are { $name }, a guest. This browser alone knows you.
start-you-account = You are { $name }, with the account { $login }.
start-identity = Who you are
start-identity-about = The name that others see, and the language in which you are written to.
start-save = Save
start-saved = Saved.
start-register = Keep your games
start-register-about = With an account you find your games on any device. Whoever you are here, you stay.
start-register-go = Register
start-login = Login
start-login-about = 3 to 32 letters a–z, digits, dots, hyphens or underscores.
start-password = Password
start-password-about = At least 10 characters; several words make a good one.
start-log-in = I have an account
start-log-in-about = Log in, and your games are here, too.
start-log-in-go = Log in
start-log-out = Log out
start-log-out-about = On this device only. Your games are kept.
start-new-password = Change the password
start-new-password-effect = All other devices are logged out.
start-new-password-go = Change it
start-old-password = Password until now
start-next-password = New password
start-device = Another device
start-device-about = A link that makes your phone or another browser yours, too. It works once, for ten minutes; give it to nobody else.
start-device-go = Make a link
start-device-anew = Make a new link
start-device-code = QR code of the link
start-device-link = Link
start-copy = Copy
start-copied = Copied
start-this-device = Play here, too
start-this-device-about = This link makes you on this device who you are on the other one.
start-this-device-guest = Here you are the guest { $name }. After this you will not get back to the games of that guest.
start-this-device-account = Here you are { $name }. You will be logged out of that account.
start-this-device-go = Yes, that is me
start-cancel = Cancel
start-channels = Notifications
start-channels-about = Where you are told that a game waits for you.
start-channels-none = Nowhere yet.
start-channels-not-offered = This server sends no notifications. Your games on the start page show which of them wait for you.
start-channel-kind = Tell me
start-channel-email = By e-mail
start-channel-webhook = At a web address
start-channel-push = In the browser
start-channel-here = In this browser
start-channel-email-address = E-mail address
start-channel-webhook-address = Web address (https://…)
start-channel-code = Code from the e-mail to { $address }
start-channel-code-hint = It was sent to this address. For a new one, add the address again.
start-confirm = Confirm
start-channel-remove = Remove { $address }
start-channel-remove-push = Remove the browser
start-channel-remove-here = Remove this browser
start-push-go = Use this browser
start-push-about = Your browser asks you first. After that it tells you even when this page is closed.
start-push-here = You are told in this browser.
start-push-insecure = Browsers only do this for pages whose address begins with https.
start-push-unable = This browser cannot do this. Try another one, or be told in another way.
start-push-refused = This browser may not show you notifications from here. Allow them in its settings, then try again.
start-push-unreachable = This browser cannot reach the service that brings it notifications. Try again later, or use another browser.
start-add = Add
start-remove = Remove
start-forget = Be forgotten
start-forget-about = Your name, your account and your notes are deleted. Games that others played in stay, with “someone” in your place.
start-forget-go = Delete me …
start-forget-sure = This cannot be taken back. Do you want to be deleted?
start-forget-yes = Yes, delete me

## What went wrong. $seconds: to wait.

start-trouble-offline = The server cannot be reached. Is there a connection? Then try again.
start-trouble-not-signed-in = The server does not know you any more. Load the page again.
start-trouble-not-found = That is not there any more.
start-trouble-too-big = That is too big for this server.
start-trouble-too-much =
    { $seconds ->
        [one] That was too often. Try again in one second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
start-trouble-try-again = The server is busy; nothing was changed. Try again in a moment.
start-trouble-fault = Something went wrong on the server. Try again; if it stays that way, tell whoever runs it.
start-trouble-seat-taken = That seat has just been taken, or the game has begun.
start-trouble-no-record = That is not the record of a game, or it does not follow the rules.
start-trouble-login-taken = This login is taken. Choose another.
start-trouble-wrong-password = The login or the password is wrong.
start-trouble-old-password = The password until now is wrong.
start-trouble-link-used = This link has been used or is too old. Make a new one on the other device.
start-trouble-no-channel = This server does not offer that, no mail could be sent there, or you have as many as there can be.
start-trouble-wrong-code = This is not the code that was sent.
start-trouble-old-code = This code is too old, or was tried too often. Add the address again to be sent a new one.
