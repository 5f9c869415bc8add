### Was an einem Tisch auf dem Bildschirm erzählt wird, neben dem Spiel selbst.

## Warum etwas nicht geht

# $players: die gefragt sind, als Aufzählung.
play-wait = gefragt ist jetzt: { $players }; warte, bis du an der Reihe bist

## Der Verlauf. $name: der Name des Spielers.

play-log-opened = Der Tisch ist eröffnet.
play-log-sat-down = { $name } setzt sich.
play-log-reserved = Ein Platz ist für { $name } reserviert.
play-log-got-up = { $name } steht wieder auf.
play-log-left = { $name } ist gegangen; der Platz wird noch eine Weile freigehalten.
play-log-came-back = { $name } ist wieder da.
play-log-bot-sat-down = { $name }, ein Bot, setzt sich.
play-log-program-sat-down = { $name }, ein fremdes Programm, setzt sich.
# $bot: welcher.
play-log-bot-for = Von jetzt an spielt ein Bot ({ $bot }) für { $name }.
play-log-autopilot-for = Der Autopilot spielt für { $name }.
play-log-by-order = { $sentence } (für dich beantwortet)
play-log-seat-free = Der Platz von { $name } ist frei.
play-log-began = Das Spiel beginnt.
play-log-over = Das Geheimnis des Gebers liegt offen: Jede Ziehung lässt sich jetzt nachprüfen.
# $entry: eine Nummer der Aufzeichnung.
play-log-proposed-take-back = { $name } schlägt vor, dorthin zurückzugehen, wo das Spiel nach Zug { $entry } stand.
play-log-proposed-pace = { $name } schlägt vor, { $pace } zu spielen.
# $player: wessen Platz es ist.
play-log-proposed-substitute = { $name } schlägt vor, den Platz von { $player } dem zu geben, der sich als Nächstes setzt.
play-log-proposed-substitute-bot = { $name } schlägt vor, dass ein Bot ({ $bot }) für { $player } spielt.
play-log-proposed-relief = { $name } schlägt vor, dass der Autopilot für { $player } spielt: Das Spiel wartet schon lange.
play-log-proposed-stop = { $name } schlägt vor, das Spiel hier abzubrechen.
play-log-voted-yes = { $name } ist einverstanden.
play-log-voted-no = { $name } ist nicht einverstanden.
play-log-settled-yes = Alle sind einverstanden.
play-log-settled-no = Der Vorschlag ist vom Tisch.
play-log-pace-changed = Von jetzt an wird { $pace } gespielt.
play-log-went-on = Dieselben Leute spielen an einem anderen Tisch weiter.
play-log-closed = Der Tisch ist geschlossen.

## Wie schnell gespielt wird, vor „spielen“

play-pace-untimed = ohne Uhr
play-pace-live =
    { $seconds ->
        [one] mit der Uhr, eine Sekunde für jede Entscheidung,
       *[other] mit der Uhr, { $seconds } Sekunden für jede Entscheidung,
    }
play-pace-correspondence =
    { $days ->
        [one] als Fernpartie, mit einem Tag für jede Entscheidung,
       *[other] als Fernpartie, mit { $days } Tagen für jede Entscheidung,
    }
