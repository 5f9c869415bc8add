# Tyrannos im Terminal.
tyrannos-screen-month = Monat { $month } von { $months }. Archon: { $archon }. Es beginnt: { $first }.
tyrannos-screen-event = In diesem Monat: { $fate } ({ $player }).
tyrannos-screen-legend = A*: Residenz von A, A: Vasall von A, -: unabhängig, (B): mit B verbündet, P: punisch, x: zerstört.
# For the help of the terminal.
tyrannos-screen-examples = embassy Naxos gift 1, upgrade Gela warehouse, offer B: 20m 2food for 1metal (m: Minen Geld, v: Voitheia, Waren mit ihren Namen).
tyrannos-screen-about = Zu jeder Stadt zeigt der Plan, wer sie beherrscht, ihre Stufen (Stadt/Lager), ihr Heer und wie groß es höchstens sein kann, die Minen in ihrer Kasse und die Waren in ihrem Lager. Die Aussichten eines Kriegs lassen Voitheia und Spieler, die noch beitreten können, außer Acht. +c, +w: eine Stufe der Stadt oder des Lagers ist im Bau; !: liegt in diesem Monat still.
# Köpfe von Spalten: kurz.
tyrannos-screen-col-city = Stadt
tyrannos-screen-col-rule = Herr
tyrannos-screen-col-levels = St.
tyrannos-screen-col-army = Heer
tyrannos-screen-col-mine = Minen
tyrannos-short-food = Le
tyrannos-short-raw = Ro
tyrannos-short-oil = Öl
tyrannos-short-cloth = St
tyrannos-short-metal = Me
tyrannos-short-luxury = Lu
tyrannos-relation-residence = Residenz von { $player }
tyrannos-relation-vassal = Vasall von { $player }
tyrannos-relation-independent = unabhängig
tyrannos-relation-allied = unabhängig, verbündet mit { $player }
tyrannos-relation-punic = punisch
tyrannos-relation-razed = zerstört
tyrannos-screen-city = { $city }: { $relation }. Stadtstufe { $level }, Lager { $warehouse }, Heer { $army } von { $cap }, Kasse { $money }; Lose: { $lots }.
tyrannos-screen-blocks = Offen liegen: { $blocks }.
tyrannos-screen-market = Markt: { $good } zu { $price } das Los; der Zoll war { $duty }. Noch { $count } Karten.
tyrannos-screen-pacts = Verbündete Spieler: { $pairs }.
tyrannos-screen-bid = { $player } verlangt { $mine } Zoll.
# Eine Zeile einer Tabelle: kurz genug für 80 Spalten.
tyrannos-screen-score = { $letter } { $player } { $total }: Heim { $original }, Städte { $cities }, Bund { $allies }, Bau { $expansions }, Krieg { $battles }, Geld { $talents }, V { $tokens }
tyrannos-screen-out = { $letter } { $player }: ausgeschieden
tyrannos-screen-hand =
    { $points ->
        [one] { $player } hat { $tokens } (ein Punkt).
       *[other] { $player } hat { $tokens } ({ $points } Punkte).
    }
tyrannos-screen-lent = Dir geliehen: { $tokens }.
tyrannos-screen-punic = Die Phönizier haben { $tokens }.
tyrannos-screen-choice = Du hast gewählt: { $choice }
tyrannos-screen-placed = Unter deinen Abteilungen: { $tokens }.
tyrannos-screen-battle = Schlacht um { $city }, gekämpfte Runden: { $round }.
tyrannos-screen-side = { $side } ({ $player }): { $army }. Reserve { $reserve }, Angriffe übrig { $pool }, Lochoi verloren { $lost }, Voitheia { $count }.
tyrannos-screen-nobody = niemand

## Worum es gerade geht

tyrannos-screen-block = Im Angebot, { $block }: { $lots }. Zoll: { $duty }.
tyrannos-screen-taker = { $player } nimmt es, wenn nicht jemand für weniger Zoll dazwischengeht.
tyrannos-screen-room = Platz in deinen Lagern: { $cities }.
tyrannos-screen-for-sale = Verkaufen kannst du: { $cities }.
tyrannos-screen-dump = Nach dem Markt: { $good } zu { $price } das Los; der Zoll war { $duty }.
# Bevor die Heere aufgestellt sind. $cities: jede mit ihren Lochoi.
tyrannos-screen-army = { $side } ({ $player }): Lochoi { $lochoi }, Marken { $tokens }; { $cities }.
# $side: Angreifer oder Verteidiger. $cities: jede mit ihren Marken.
tyrannos-screen-join = Du wirst um Hilfe gebeten, für: { $side }. Marken, die du schicken kannst: { $count } ({ $cities }).
tyrannos-screen-allowance = Voitheia, die du legen darfst: { $count }. Zur Hand: { $tokens }.
tyrannos-screen-beaten = { $city } ist geschlagen: Stadtstufe { $level }, Lager { $warehouse }, Heer { $army }, Kasse { $treasury }.
tyrannos-screen-consent = { $player } will eine Gesandtschaft nach { $city } schicken, mit einem Geschenk von { $gift } (+{ $points }).
tyrannos-screen-due = Zu zahlen: { $sum }.
tyrannos-screen-points-due = Auszugebende Punkte Voitheia: { $points }.
tyrannos-screen-tokens-due = Auszuwählende Voitheia: { $count }.
tyrannos-screen-costs = Kosten von { $city }: { $costs }. In der Kasse sind { $treasury }, die Steuer bringt { $tax }.
tyrannos-screen-levels = Für die nächsten Stufen fehlt Geld: { $levels }.
tyrannos-screen-level = { $city }, { $sector }: { $sum }
tyrannos-screen-check = Vertrauensprobe in { $city }: ein Würfel, { $modifier }. Bei 1 oder weniger wirst du vertrieben, ab 6 ist alles gut. 3 Punkte Voitheia geben +1, 6 Punkte +2.
# Ein erzwungenes Bündnis. $pair: beide; $player: wer daran gebunden ist.
tyrannos-screen-forced = { $pair } ({ $player } aufgezwungen, nicht vor Monat { $month } zu beenden)

## Worauf man warten muss

tyrannos-wait-truce = Waffenruhe bis zum Ende von Monat { $month }: Residenzen sind sicher.
tyrannos-wait-general-truce = Waffenruhe bis zum Ende von Monat { $month }: keinerlei Krieg.
tyrannos-wait-embassy = Gesandtschaften wieder möglich: { $what }.
tyrannos-wait-agitation = Aufwiegeln wieder möglich: { $what }.
tyrannos-wait-war = Du kannst wieder Krieg erklären: { $what }.
tyrannos-wait-peace = Ihnen kann man wieder den Krieg erklären: { $what }.
tyrannos-wait-oath = Durch einen Eid gebunden, nicht abzuwerben: { $what }.
tyrannos-wait-month = Monat { $month }
tyrannos-wait-until = { $what } (Monat { $month })
tyrannos-wait-never = { $what } (nie)

## Was Aktionen kosten und bringen, in Klammern dahinter

tyrannos-fact-duty = Zoll { $sum }
tyrannos-fact-stored = { $good } in { $city }, { $other } in { $second }
tyrannos-fact-sold = { $lots } für { $sum }
tyrannos-fact-gain = bringt { $sum }
tyrannos-fact-gained = in diesem Monat gewonnen, also keine Vertrauensprobe: 3 bis 5 bewirken nichts
tyrannos-fact-support = Abteilung { $grouping } unterstützt { $supported }
tyrannos-fact-price = kostet { $sum }
tyrannos-fact-price-points = kostet { $sum } und { $points } Punkte Voitheia
tyrannos-fact-free = kostenlos
tyrannos-fact-treasury = Kasse { $sum }
tyrannos-fact-check =
    { $count ->
        [0] ohne Abzug
       *[other] mit −{ $count }
    }
tyrannos-fact-lochoi =
    { $count ->
        [one] ein Lochos
       *[other] { $count } Lochoi
    }
tyrannos-fact-tokens = { tyrannos-voitheia }
# Anteile vieler Schlachten, in Prozent.
tyrannos-fact-war = { $own } Lochoi gegen { $enemy }: Sieg etwa { $win } %, unentschieden { $draw } %, Niederlage { $lose } %, ohne Voitheia
tyrannos-fact-war-undefended = { $own } Lochoi gegen keine

## Anweisungen im Voraus, wie sie am Terminal aufgeführt werden.

tyrannos-order-only-answer = Antworten, wo nur eine Antwort möglich ist.
tyrannos-order-decline-offers = Alle Angebote dieses Monats ablehnen.
tyrannos-order-pass-turns = Eigene Züge sofort beenden, bis sich Städte, Heere oder Verbündete ändern.
tyrannos-order-never-cut-in = Nie bei einem Posten dazwischengehen.
tyrannos-order-stay-out-below = Nicht dazwischengehen, wo der aufgedruckte Zoll niedriger ist (Minen).
tyrannos-order-cut-in-from = Dazwischengehen, wo der aufgedruckte Zoll mindestens so hoch ist (Minen).
tyrannos-order-bid-down-to = Jeweils eine Mine weniger bieten, aber nicht unter diesen Betrag; dann nachgeben.
tyrannos-order-take-what-fits = Posten und Waren nehmen, für die Platz ist.
tyrannos-order-unload-at = Zuerst in diesen Städten löschen, dann wo am meisten Platz ist (any: keine zuerst).
tyrannos-order-sell-from = Von einer Ware ab diesem Preis alles verkaufen, darunter nichts (food:5,oil:9).
tyrannos-order-dump-rest = Nach der letzten Karte den Rest abstoßen (no: behalten).
tyrannos-order-tax = Die Steuer aller Städte: normal, light oder heavy.
tyrannos-order-tax-in = Eine andere Steuer in einigen Städten (Gela:light).
tyrannos-order-pay-costs = Kosten der Städte zahlen, solange Geld da ist.
tyrannos-order-pay-from = Zuerst aus diesen Kassen zahlen, dann aus der vollsten (any: keine zuerst).
tyrannos-order-spend-first = So wenige Voitheia-Punkte wie nötig ausgeben; bei gleicher Summe zuerst diese: sword, shield, helmet (any: gleich welche).
tyrannos-order-buy-voitheia-to = Voitheia kaufen, bis so viele auf der Hand sind.
tyrannos-order-close-offers = Ein Angebot abschließen, das genau ein Spieler angenommen hat.

## Forms, and what the parts of the table are called

tyrannos-piece-m = Minen
tyrannos-piece-v = Voitheia
tyrannos-piece-with-alliance = mit einem Bündnis
tyrannos-piece-win = ich gewinne
tyrannos-piece-lose = ich verliere
tyrannos-field-to = An
tyrannos-field-give = Du gibst
tyrannos-field-want = Du bekommst
tyrannos-field-alliance = Bündnis
tyrannos-field-wins = Ausgang
tyrannos-field-pull-down = Abgerissen
tyrannos-field-shape = Marken je Abteilung
tyrannos-field-front = Vorne
tyrannos-field-placed = Voitheia unter Abteilungen
tyrannos-field-city = Stadt
tyrannos-field-sector = Sektor
tyrannos-field-count = Anzahl
tyrannos-field-lots = Warenlose
tyrannos-field-treasury = Kasse
tyrannos-field-army = Heer
tyrannos-field-owner = Herrscher
tyrannos-field-level = Stadtstufe
tyrannos-field-warehouse = Lagerhaus
tyrannos-field-players = Spieler
tyrannos-field-cities = Städte
tyrannos-field-month = Monat
tyrannos-field-name = Name
tyrannos-field-relation = Status
tyrannos-field-port = Hafen
tyrannos-field-money = Geld
tyrannos-field-tokens = Voitheia
tyrannos-field-scores = Punkte
tyrannos-field-seat = Spieler
tyrannos-field-total = Summe
tyrannos-field-hand = Hand
tyrannos-field-market = Markt
tyrannos-field-cargo = Fracht
tyrannos-field-battle = Schlacht
tyrannos-field-regime = Steuer
tyrannos-field-residence = Residenz
