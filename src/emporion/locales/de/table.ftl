### Im Browser: die Seite eines Tisches.

## Die Seite

table-title = Tisch – Emporion
table-title-turn = ● Du bist dran – Emporion
table-connecting = Verbindung zum Tisch …
table-lost = Die Verbindung ist unterbrochen. Das Spiel geht weiter, sobald sie wieder da ist.
table-refused = Diesen Tisch kannst du nicht sehen
table-not-found = Unter dieser Adresse gibt es keinen Tisch, oder er ist nicht für alle offen. Frag, wer dir den Link geschickt hat.
table-not-allowed = Dieser Tisch ist nur für die da, die hier spielen. Bitte um eine Einladung.
table-to-start = Zur Startseite
table-closed = Dieser Tisch ist geschlossen
table-watching = Du schaust zu.
table-invited = Du bist eingeladen
table-invited-what = Jemand möchte mit dir spielen. Ein Name genügt.
table-only-watch = Nur zuschauen
table-join-name = Dein Name
table-join-sit = Platz nehmen
table-join-stale = Diese Einladung gilt nicht mehr. Bitte um eine neue.
table-invited-full = Dieser Tisch ist voll
table-invited-full-why = Du bist eingeladen, aber inzwischen sind alle Plätze besetzt.
table-invited-over = Diese Partie ist vorbei
table-invited-over-why = Du bist eingeladen, aber die Partie ist schon zu Ende gespielt.
table-invited-closed = Dieser Tisch ist geschlossen
table-invited-closed-why = Du bist eingeladen, aber hier wird nicht mehr gespielt.
table-invited-watch = Zusehen
table-invited-look = Ansehen, wie es ausging
table-invited-own = Eine eigene Partie eröffnen

## Vor dem Spiel

table-lobby = Ein Tisch für { $game }
table-lobby-waits =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
table-lobby-full = Alle sind da.
table-lobby-owner = Es geht los, sobald alle Plätze besetzt sind – oder früher, wenn die Person anfängt, die den Tisch eröffnet hat.
table-seat-free = frei
table-seat-kept = wird erwartet
table-seat-take = Meinen Platz einnehmen
table-seat-you = du
table-seat-who = Wer Platz { $seat } spielt
table-start-level = Bots auf den freien Plätzen
table-start-bots = Mit Bots anfangen
table-start = Anfangen
table-close = Tisch schließen
table-invite = Einladen
table-invite-what = Mit einem Link kommen andere direkt an diesen Tisch. Platz nehmen kann nur, wem du ihn schickst.
table-invite-make = Link erstellen
table-invite-send = Schick diesen Link, oder lass die anderen ihn scannen.
table-invite-link = Einladungslink
table-invite-qr = Der Einladungslink als QR-Code
table-copy = Kopieren
table-copied = Kopiert

## Plätze

table-seats = Spieler
table-seat-asked = ist dran
table-seat-away = abwesend
table-seat-bot = Bot
table-seat-remote = Programm
table-seat-autopilot = Autopilot
table-seat-vacant = frei
table-time-left = Restzeit
table-hours = { $count } Std.
table-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Reiter und Aufforderungen

table-tabs = Was gezeigt wird
table-tab-waits = hier wartet etwas
table-tab-turn = Zug
table-tab-trade = Handel
table-tab-standing = Stand
table-tab-log = Verlauf
table-tab-table = Tisch
table-tab-end = Ergebnis
table-tab-board = Spielplan
table-tab-replay = Nachspielen
table-more-room = Mehr Platz für diesen Teil
table-your-turn = Du bist dran.
table-waiting = Wir warten auf { $names }
table-round = Runde { $round }
table-last-round = Letzte Runde!
table-hand = Deine Hand
table-hand-cards =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
table-hand-empty = Keine Karten

## Was man tun kann

table-why = warum nicht?
table-cannot = Das geht jetzt nicht.
table-ask-board = Wähle einen Ort auf dem Plan, um zu erfahren, warum es dort nicht geht.
table-back = Zurück
table-confirm = Bestätigen
table-final = Das lässt sich nicht zurücknehmen.
table-pass-rest = Auch für den Rest dieser Runde passen
table-passing = Du passt für den Rest dieser Runde; nach Angeboten wirst du weiterhin gefragt.
table-passing-end = Selbst weiterspielen
table-foregone = Es gibt nur eine Antwort, und sie wird für dich gegeben: { $answer }.
table-foregone-now = Jetzt antworten
table-order-only-answer = Für mich antworten, wenn nur eine Antwort möglich ist
table-undo = Rückgängig
table-reset = Zug neu beginnen
table-take-back = Meinen letzten Zug zurücknehmen
table-effect = Was sich ändern würde
table-effect-points = { $before } → { $after } Punkte

## Tipps und Rückblick

table-hints = Tipps
table-hint-ask = Gib mir einen Tipp
table-hint-thinking = Der Bot denkt nach …
# $chance: of winning, with its percent sign.
table-hint-worth =
    { $points ->
        [one] Siegchance { $chance }, etwa ein Punkt
       *[other] Siegchance { $chance }, etwa { $points } Punkte
    }
table-hint-count =
    { $count ->
        [one] Ein Tipp
       *[other] { $count } Tipps
    }
table-hint-about = Aus vielen gedachten Partien, mit dem, was du wissen kannst. Wähl einen, um ihn einzusetzen; gespielt ist damit noch nichts.
table-look-back = Zurückblicken
table-past = Du blickst zurück.
table-to-present = Zurück zum Spiel

## Handeln

table-your-offer = Dein Angebot
table-offers = bietet dir
table-you-give = Du gibst
table-you-get = Du bekommst
table-name-gives = { $name } gibt
table-name-gets = { $name } bekommt
table-answer-accept = nimmt an
table-answer-decline = lehnt ab
table-answer-counter = macht ein Gegenangebot
table-answer-secret = hat geantwortet
table-answer-missing = überlegt …
table-answer-yours = deine Antwort?
table-close-with = Mit { $name } handeln
table-close-nobody = Mit niemandem handeln
table-accept = Annehmen
table-decline = Ablehnen
table-counter = Gegenangebot …
table-counter-title = Dein Gegenangebot
table-counter-send = So vorschlagen
table-offer-new = Ein neues Angebot
table-offer-to = An
table-offer-one = Ein Angebot geht an eine Person. Lehnt sie ab, kannst du die nächste fragen.
table-offer-send = Anbieten
table-clear = Leeren
table-count-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
table-offers-left =
    { $count ->
        [one] Noch ein Angebot in diesem Zug.
       *[other] Noch { $count } Angebote in diesem Zug.
    }
table-offer-wait = Du kannst ein Angebot vorbereiten; machen kannst du es, wenn du dran bist.
table-trades = Handel in dieser Runde: { $count } von { $most }.
table-decline-round = In dieser Runde nicht mit mir: jedes Angebot ablehnen

## Miteinander

table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-note = Private Notiz
table-note-private = Nur du siehst sie.
table-note-unsaved = Wird gespeichert, wenn du das Feld verlässt.
table-together = Gemeinsam
table-game = Die Partie
table-together-how = Alle, die spielen, müssen zustimmen.
table-proposed = { $name } schlägt vor: { $what }
table-agreed = Bisher dafür: { $names }
table-agree = Zustimmen
table-disagree = Ablehnen
table-withdraw = Zurückziehen
table-proposal-take-back = den letzten Zug zurückzunehmen
table-proposal-pace = { $pace } zu spielen
table-proposal-substitute =
    { $bot ->
        [none] den Platz von { $name } freizugeben
       *[other] den Platz von { $name } an { $bot } zu geben
    }
table-proposal-relieve = den Autopiloten für { $name } spielen zu lassen
table-proposal-stop = das Spiel hier abzubrechen
table-propose-take-back = Meinen letzten Zug zurücknehmen
table-propose-pace = Spielen: { $pace }
table-propose-anybody = Platz von { $name } freigeben
table-propose-bot = { $bot } für { $name }
table-propose-relieve = Autopilot für { $name }
table-propose-stop = Spiel abbrechen
table-stop-sure = Das Spiel endet ohne Ergebnis.
table-pace-untimed = ohne Uhr
table-pace-live = mit Uhr
table-pace-correspondence = als Fernpartie
table-place = Dein Platz: { $name }
table-get-up = Aufstehen
table-get-up-sure = Nach einer Weile spielt der Autopilot für dich. Du kannst jederzeit zurückkommen.
table-come-back = Zurückkommen
table-curtain = { $name }, du bist dran
table-curtain-why = Jetzt sollte sonst niemand auf den Bildschirm schauen.
table-curtain-show = Ich bin { $name }: meine Karten zeigen
table-curtain-undo = Ich bin { $name }: meinen letzten Zug zurücknehmen

## Das Ende

table-over = Das Spiel ist aus
table-stopped = Das Spiel wurde abgebrochen
table-rematch = Noch einmal spielen
table-to-rematch = Zum nächsten Spiel

## In Worten

table-text-filter = Aktion suchen (Wörter daraus eingeben)
table-text-count =
    { $count ->
        [one] Eine Aktion
       *[other] { $count } Aktionen
    }
table-text-impossible = Jetzt nicht möglich
table-text-table = Der Tisch
table-text-none = keine

## Tasten

table-keys = Tastatur
table-keys-on = Tastenkürzel mit einer einzelnen Taste
table-key-task = wählen, was du tust
table-key-confirm = bestätigen
table-key-back = einen Schritt zurück
table-key-board = auf dem Plan von Ort zu Ort
table-key-zoom = näher, weiter weg, der ganze Plan
table-key-undo = rückgängig
table-key-hint = um einen Tipp bitten
table-key-look-back = auf das bisherige Spiel zurückblicken
table-key-tabs = nächster Reiter
table-key-help = diese Liste

## A table of a game without pages of its own

table-generic-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
table-generic-search = Aktion suchen
table-generic-less = Weniger: { $what }
table-generic-more = Mehr: { $what }
table-generic-details = Details
table-generic-situation = Was gerade ansteht
