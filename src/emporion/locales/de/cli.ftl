# Das Terminal. $people: Plätze und Namen.
cli-welcome = { $game }, { $players } Spieler. Du bist { $people }. Mit ? gibt es Hilfe.
cli-welcome-several = { $game }, { $players } Spieler. An diesem Terminal: { $people }. Mit ? gibt es Hilfe.
# $examples: some actions of the game; $screen: how to read its board.
cli-help =
    Antworte mit einer Nummer aus der Liste oder tippe eine Aktion, wie sie in Partien steht:
    { $examples }
    Befehle: board (Plan), list (Liste), hand, score (Punkte), log (Verlauf), all (alle Zahlungen), hint (Tipp), why AKTION (warum sie nicht geht), orders (Antworten im Voraus), undo (zurück), save DATEI, language KÜRZEL, quit (Ende).
    { $screen }
cli-your-turn = { $player }: { $question }
cli-news = Was geschah:
cli-choose = Deine Wahl:
cli-back = 0. zurück
# $tag: wie die Aktion beginnt, z. B. offer.
cli-rest = Tippe, was auf { $tag } folgt, wie im Beispiel, oder 0 für zurück:
cli-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
cli-not-a-choice = { $answer } steht nicht zur Wahl. Tippe eine Nummer von 1 bis { $count }, eine Aktion oder ? für Hilfe.
cli-refused = Nicht erlaubt: { $reason }
cli-not-now = Jetzt nicht möglich: { $what } ({ $reason }).
# $what: der Anfang einer Aktion, wie er getippt wurde.
cli-possible = { $what }: Das ist jetzt möglich.
cli-why-what = Nenne nach why den Anfang einer Aktion, zum Beispiel einer aus der Hilfe.
cli-orders = Anweisungen im Voraus (orders NAME=WERT, orders NAME=off, orders suggested, orders off):
cli-undone = Zurückgenommen.
cli-saved = In { $file } gespeichert.
cli-save-where = Sag, wohin: save DATEI
# Es folgt ein Befehl der Shell.
cli-bye = Die Partie liegt in { $file }; weiter geht es mit:
cli-bye-unsaved = Auf Wiedersehen. Die Partie ließ sich nicht speichern.
cli-resumed = Die Partie aus { $file } geht weiter.
cli-over = Die Partie in { $file } ist zu Ende. Ohne --resume beginnt eine neue.
# Es folgt ein Befehl der Shell.
cli-record = Die Aufzeichnung der Partie liegt in { $file }; prüfen lässt sie sich mit:
# Es folgt ein Befehl der Shell.
cli-put-aside = In { $file } lag eine andere Partie; mit ihr geht es später weiter mit:
cli-secret-lost = Das Geheimnis des Gebers ist nicht mehr da: Die Partie geht weiter, aber am Ende lässt sich nicht prüfen, was gezogen wurde.
cli-curtain = { $player }, drücke Enter, wenn niemand sonst den Bildschirm sieht.
cli-language-unknown = Die Sprache { $code } gibt es nicht; es gibt: { $languages }.
cli-end-turn = Enter oder 1 zum Weiterspielen, 2 oder undo zum Zurücknehmen:
cli-cannot-save = Die Partie lässt sich nicht speichern ({ $reason }); sie geht ungespeichert weiter.
cli-cannot-save-there = Dort lässt sich die Partie nicht speichern ({ $reason }).
cli-more = … und { $count } weitere; all zeigt jede, oder tippe die Aktion.
cli-bot-failed = Der Bot von { $player } hat versagt und tut stattdessen etwas Harmloses: { $what }
