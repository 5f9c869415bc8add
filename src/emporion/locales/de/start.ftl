### Im Browser: die Startseite mit der Lobby und die Kontoseite. $names sind Namen, schon verbunden.

start-about = Emporion ist ein Tisch für Brettspiele aus dem antiken Mittelmeer: im Browser, ohne Konto, mit Freunden oder gegen Bots.
start-independent = Emporion ist eine unabhängige Umsetzung, mit Regeln in eigenen Worten und eigenen Zeichnungen.
start-loading = Einen Moment …
start-again = Noch einmal versuchen

## Ein neues Spiel

start-games = Wähle ein Spiel
start-minutes = { $from }–{ $to } Min.
start-hours = { $from }–{ $to } Std.
start-seats = { $from }–{ $to } Spieler
start-learn-game = { $game } lernen
start-rules-game = Regeln von { $game }
start-new-game = { $game } spielen
start-player = Spieler
start-name = Dein Name
start-players = Spieler
start-way = Mit wem?
start-way-bots = Gegen Bots
start-way-bots-about = Es geht sofort los.
start-way-bots-go = Jetzt spielen
start-way-friends = Mit Freunden
start-way-friends-about = Du öffnest einen Tisch und schickst deinen Freunden den Link. Plätze, die frei bleiben, können Bots übernehmen.
start-way-friends-go = Tisch öffnen
start-way-device = An einem Gerät
start-way-device-about = Ihr reicht das Gerät herum. Zwischen den Zügen sind alle Karten verdeckt.
start-way-device-go = Jetzt spielen
start-opening = Der Tisch wird gedeckt …
start-others = Die anderen
start-other = Spieler { $number }
start-others-about = Wo kein Name steht, spielt ein Bot.
start-shared-name = Zwei heißen { $name }. Gib allen einen eigenen Namen.
start-options = Optionen
start-options-more = Weitere Optionen
start-options-usual = Übliche Optionen nehmen

start-level = Wie stark sind die Bots?

start-pace = Bedenkzeit
start-pace-untimed = Ohne Uhr
start-pace-untimed-about = Niemand kommt je zu spät.
start-pace-live = Mit Uhr
start-pace-live-about = Alle spielen zur selben Zeit. Wer länger nachdenkt, verbraucht seinen Vorrat; ist er leer, spielt der Autopilot.
start-pace-correspondence = Als Fernpartie
start-pace-correspondence-about = Du spielst, wann es dir passt. Bevor die Zeit um ist, wirst du erinnert.
start-pace-brisk = Flott: 30 Sekunden je Entscheidung, 5 Minuten Vorrat
start-pace-steady = Normal: 1 Minute je Entscheidung, 10 Minuten Vorrat
start-pace-calm = In Ruhe: 2 Minuten je Entscheidung, 20 Minuten Vorrat
start-pace-one-day = Fernpartie: 1 Tag je Entscheidung
start-pace-three-days = Fernpartie: 3 Tage je Entscheidung
start-pace-one-week = Fernpartie: 1 Woche je Entscheidung
start-listed = In der Lobby zeigen
start-listed-about = Dann können alle den Tisch finden und sich dazusetzen.
start-watched = Andere dürfen zusehen
start-watched-about = Wer die Adresse kennt, sieht, was für alle offen liegt, und nie eine Hand.

start-option-seat = Platz { $seat }

## Tische

start-my-games = Meine Partien
start-waiting =
    { $count ->
        [one] Eine Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
start-your-turn = Du bist dran
start-waits-for = Wartet auf { $names }
start-waits-for-players =
    { $count ->
        [0] Gleich geht es los
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
start-playing = Läuft
start-over = Zu Ende
start-closed = Geschlossen
start-won =
    { $count ->
        [one] Sieg: { $names }
       *[other] Gemeinsamer Sieg: { $names }
    }
start-with = Mit { $names }
start-show-all = Alle { $count } zeigen
start-open-tables = Offene Tische
start-open-tables-none = Zurzeit wartet niemand. Öffne einen Tisch mit Freunden und zeige ihn in der Lobby.
start-free-seats =
    { $count ->
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
start-terms = Was gespielt wird
start-terms-players = { $count } Spieler
start-invited-by =
    { $count ->
        [one] { $names } möchte mit dir spielen. Ein Name genügt.
       *[other] { $names } möchten mit dir spielen. Ein Name genügt.
    }
start-sit-down = Mitspielen
start-to-table = Zum Tisch
start-upload = Gespeicherte Partie öffnen
start-upload-about = Die Aufzeichnung einer Partie (eine .jsonl-Datei): ansehen oder dort weiterspielen, wo sie aufhört.
start-uploading = Die Aufzeichnung wird geprüft …

## Konto

start-you-nobody = Hier ist niemand angemeldet. Ein Konto brauchst du nicht: Ein Name genügt.
start-you-guest = Du bist { $name }, ein Gast. Nur dieser Browser kennt dich.
start-you-account = Du bist { $name }, mit dem Konto { $login }.
start-identity = Wer du bist
start-identity-about = Der Name, den andere sehen, und die Sprache, in der dir geschrieben wird.
start-save = Speichern
start-saved = Gespeichert.
start-register = Partien behalten
start-register-about = Mit einem Konto findest du deine Partien auf jedem Gerät. Deinen Namen und deine Partien von hier nimmst du mit.
start-register-go = Konto anlegen
start-login = Anmeldename
start-login-about = 3 bis 32 Buchstaben a–z, Ziffern, Punkte, Binde- oder Unterstriche.
start-password = Passwort
start-password-about = Mindestens 10 Zeichen; gut sind mehrere Wörter hintereinander.
start-log-in = Ich habe ein Konto
start-log-in-about = Melde dich an, dann sind deine Partien auch hier.
start-log-in-go = Anmelden
start-log-out = Abmelden
start-log-out-about = Nur auf diesem Gerät. Deine Partien bleiben erhalten.
start-new-password = Passwort ändern
start-new-password-effect = Alle anderen Geräte werden abgemeldet.
start-new-password-go = Ändern
start-old-password = Bisheriges Passwort
start-next-password = Neues Passwort
start-device = Ein weiteres Gerät
start-device-about = Mit einem Link findest du deine Partien auch auf dem Telefon oder in einem anderen Browser. Er gilt einmal, zehn Minuten lang; gib ihn niemandem sonst.
start-device-go = Link erstellen
start-device-anew = Neuen Link erstellen
start-device-code = QR-Code des Links
start-device-link = Link
start-copy = Kopieren
start-copied = Kopiert
start-this-device = Auch hier spielen
start-this-device-about = Mit diesem Link bist du auf diesem Gerät dieselbe Person wie auf dem anderen.
start-this-device-guest = Hier bist du der Gast { $name }. Danach kommst du an die Partien dieses Gasts nicht mehr heran.
start-this-device-account = Hier bist du { $name }. Du wirst von diesem Konto abgemeldet.
start-this-device-go = Ja, das bin ich
start-cancel = Abbrechen
start-channels = Benachrichtigungen
start-channels-about = Wo du erfährst, dass eine Partie auf dich wartet.
start-channels-none = Bisher nirgends.
start-channels-not-offered = Dieser Server verschickt keine Benachrichtigungen. Auf der Startseite siehst du, welche deiner Partien auf dich warten.
start-channel-kind = Sag mir Bescheid
start-channel-email = Per E-Mail
start-channel-webhook = An einer Webadresse
start-channel-push = Im Browser
start-channel-here = In diesem Browser
start-channel-email-address = E-Mail-Adresse
start-channel-webhook-address = Webadresse (https://…)
start-channel-code = Code aus der E-Mail an { $address }
start-channel-code-hint = Er wurde an diese Adresse geschickt. Für einen neuen füge die Adresse noch einmal hinzu.
start-confirm = Bestätigen
start-channel-remove = { $address } entfernen
start-channel-remove-push = Den Browser entfernen
start-channel-remove-here = Diesen Browser entfernen
start-push-go = Diesen Browser nehmen
start-push-about = Dein Browser fragt dich zuerst. Danach sagt er dir auch dann Bescheid, wenn diese Seite geschlossen ist.
start-push-here = In diesem Browser erhältst du Benachrichtigungen.
start-push-insecure = Das können Browser nur bei Seiten, deren Adresse mit https beginnt.
start-push-unable = Dieser Browser kann das nicht. Versuche es mit einem anderen oder wähle einen anderen Weg.
start-push-refused = Dieser Browser darf dir von hier keine Benachrichtigungen zeigen. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
start-push-unreachable = Dieser Browser erreicht den Dienst nicht, der ihm Benachrichtigungen bringt. Versuche es später noch einmal oder nimm einen anderen Browser.
start-add = Hinzufügen
start-remove = Entfernen
start-forget = Meine Daten löschen
start-forget-about = Dein Name, dein Konto und deine Notizen werden gelöscht. Partien mit anderen bleiben, mit „jemand“ an deiner Stelle.
start-forget-go = Alles löschen …
start-forget-sure = Das lässt sich nicht rückgängig machen. Willst du wirklich alles löschen?
start-forget-yes = Ja, alles löschen

## Was schiefging. $seconds: so lange warten.

start-trouble-offline = Der Server ist nicht zu erreichen. Besteht eine Verbindung? Dann versuche es noch einmal.
start-trouble-not-signed-in = Der Server kennt dich nicht mehr. Lade die Seite neu.
start-trouble-not-found = Das gibt es nicht mehr.
start-trouble-too-big = Das ist zu groß für diesen Server.
start-trouble-too-much =
    { $seconds ->
        [one] Das war zu oft in kurzer Zeit. Versuche es in einer Sekunde wieder.
       *[other] Das war zu oft in kurzer Zeit. Versuche es in { $seconds } Sekunden wieder.
    }
start-trouble-try-again = Der Server ist beschäftigt; es hat sich nichts geändert. Versuche es gleich noch einmal.
start-trouble-fault = Auf dem Server ging etwas schief. Versuche es noch einmal; wenn es so bleibt, melde es denen, die ihn betreiben.
start-trouble-seat-taken = Der Platz ist eben vergeben worden, oder die Partie hat schon begonnen.
start-trouble-no-record = Das ist keine Aufzeichnung einer Partie, oder sie folgt nicht den Regeln.
start-trouble-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
start-trouble-wrong-password = Der Anmeldename oder das Passwort stimmt nicht.
start-trouble-old-password = Das bisherige Passwort stimmt nicht.
start-trouble-link-used = Dieser Link ist schon benutzt oder zu alt. Erstelle auf dem anderen Gerät einen neuen.
start-trouble-no-channel = Das bietet dieser Server nicht an, dorthin ließ sich keine Mail schicken, oder du hast schon so viele, wie es geben kann.
start-trouble-wrong-code = Das ist nicht der Code, der geschickt wurde.
start-trouble-old-code = Dieser Code ist zu alt oder wurde zu oft versucht. Füge die Adresse noch einmal hinzu, dann kommt ein neuer.
