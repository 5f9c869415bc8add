# Das Terminal.
cli-welcome = { $game }, { $players } Spieler. Du bist { $player } (Platz { $letter }). Mit ? gibt es Hilfe.
cli-help =
    Antworte mit einer Nummer aus der Liste oder tippe eine Aktion, wie sie in Partien steht:
    move T>23 4g, found 23 5g, offer 2o for 1g to B,C (o, y, g, v: Farben, j: Joker).
    Befehle: board (Plan), list (Liste), hand, score (Punkte), log (Verlauf),
    all (alle Zahlungen), undo (zurück), save DATEI, language KÜRZEL, quit (Ende).
cli-your-turn = { $player }: { $question }
cli-choose = Deine Wahl:
cli-back = 0. zurück
cli-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
cli-not-a-choice = { $answer } steht nicht zur Wahl. Tippe eine Nummer von 1 bis { $count }, eine Aktion oder ? für Hilfe.
cli-refused = Nicht erlaubt: { $reason }
cli-undone = Zurückgenommen.
cli-saved = In { $file } gespeichert.
cli-bye = Die Partie liegt in { $file }; weiter geht es mit: emporion play { $game } --resume
cli-resumed = Die Partie aus { $file } geht weiter.
cli-over = Die Partie ist zu Ende.
cli-curtain = { $player }, drücke Enter, wenn niemand sonst den Bildschirm sieht.
cli-language-unknown = Die Sprache { $language } gibt es nicht; es gibt: { $languages }.
cli-end-turn = Enter zum Weiterspielen, undo zum Zurücknehmen:
cli-cannot-save = Die Partie lässt sich nicht speichern ({ $reason }); sie geht ungespeichert weiter.
cli-more = … und { $count } weitere; all zeigt jede, oder tippe die Aktion.
