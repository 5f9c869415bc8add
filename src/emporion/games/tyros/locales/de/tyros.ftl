### Tyros. Argumente sind schon in Worten, wo nichts anderes dabeisteht: $seat, $owner und $partner sind Namen von
### Spielern, $cards, $fare, $price, $give, $want und $kept Mengen von Karten („3 orange, 1 Joker“), und ihre Anzahl steht
### in …-count. $field ist die bloße Nummer, $place dasselbe Feld mit seiner Präposition („auf Feld 23“, „in Tyros“).
### Karten, Reiche und einzelne Karten stehen im Nominativ oder Akkusativ: Sätze ohne Dativ bauen.

## Farben und Joker, als Beschriftung

tyros-colour-orange = Orange
tyros-colour-yellow = Gelb
tyros-colour-green = Grün
tyros-colour-violet = Violett
tyros-colour-joker = Joker

## Mengen von Karten, mit Kommas verbunden: 3 orange, 1 Joker

tyros-cards-none = keine Karten
tyros-cards-orange = { $count } orange
tyros-cards-yellow = { $count } gelbe
tyros-cards-green = { $count } grüne
tyros-cards-violet = { $count } violette
tyros-cards-joker = { $count } Joker

## Eine Karte, als das, was jemand zahlt oder nimmt

tyros-card-orange = eine orange Karte
tyros-card-yellow = eine gelbe Karte
tyros-card-green = eine grüne Karte
tyros-card-violet = eine violette Karte
tyros-card-joker = einen Joker

## Reiche, als Subjekt oder Objekt

tyros-empire-orange = das orange Reich
tyros-empire-yellow = das gelbe Reich
tyros-empire-green = das grüne Reich
tyros-empire-violet = das violette Reich

## Orte. $place: tyros, west oder east (die Küsten von Feld 16) oder field; $number: die Nummer des Feldes.

tyros-place-name =
    { $place ->
        [tyros] Tyros
        [west] die Westküste von Feld 16
        [east] die Ostküste von Feld 16
       *[field] Feld { $number }
    }
tyros-place-at =
    { $place ->
        [tyros] in Tyros
        [west] an der Westküste von Feld 16
        [east] an der Ostküste von Feld 16
       *[field] auf Feld { $number }
    }
tyros-place-from =
    { $place ->
        [tyros] von Tyros
        [west] von der Westküste von Feld 16
        [east] von der Ostküste von Feld 16
       *[field] von Feld { $number }
    }
tyros-place-to =
    { $place ->
        [tyros] nach Tyros
        [west] zur Westküste von Feld 16
        [east] zur Ostküste von Feld 16
       *[field] nach Feld { $number }
    }
# Wo eine Stadt gegründet wird; auf Feld 16 auch, mit welchem Schiff.
tyros-place-site =
    { $place ->
        [tyros] in Tyros
        [west] auf Feld 16 (mit dem Schiff an der Westküste)
        [east] auf Feld 16 (mit dem Schiff an der Ostküste)
       *[field] auf Feld { $number }
    }

## Gezähltes, zum Gebrauch in anderen Texten

tyros-count-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
tyros-count-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
# $fields: die Nummern der Kärtchen.
tyros-count-tiles =
    { $fields-count ->
        [one] das Kärtchen { $fields }
       *[other] die Kärtchen { $fields }
    }

## Was geschehen ist

tyros-first-player-chosen = { $seat } beginnt das Spiel.
tyros-empire-founded = Kärtchen { $field } wird aufgedeckt: Dort entsteht { $empire }.
tyros-tile-did-not-fit = Kärtchen { $field } wird aufgedeckt, passt aber nicht; ein anderes wird aufgedeckt.
tyros-tyros-joined = Tyros fällt an { $empire }.
tyros-tiles-dealt =
    { $count ->
        [one] { $seat } erhält ein Kärtchen.
       *[other] { $seat } erhält { $count } Kärtchen.
    }
tyros-tiles-dealt-fields = { $seat } erhält { tyros-count-tiles }.
tyros-round-began = Runde { $round } beginnt; { $seat } fängt an.
tyros-cards-dealt = { $seat } erhält { tyros-count-cards }.
tyros-cards-dealt-cards = { $seat } erhält { $cards }.
tyros-empire-extended = { $seat } legt Kärtchen { $field } und erweitert { $empire }.
tyros-tiles-shown = { $seat } kann kein Kärtchen legen und zeigt { tyros-count-tiles } vor.
tyros-tiles-shown-under = { $seat } kann kein Kärtchen legen, zeigt { tyros-count-tiles } vor und legt { $under } unter den Stapel.
tyros-tile-drawn = { $seat } zieht ein Kärtchen nach.
tyros-tile-drawn-field = { $seat } zieht Kärtchen { $field } nach.
tyros-ship-moved = { $seat } segelt { $start } { $goal } und zahlt { $fare }.
tyros-toll-paid = { $seat } gibt { $owner } eine Karte als Zoll.
tyros-toll-paid-card = { $seat } gibt { $owner } { $card } als Zoll.
tyros-city-founded = { $seat } gründet { $place } eine Stadt und zahlt { $price }.
tyros-four-empires-reached = { $seat } hat vor allen anderen in jedem der vier Reiche eine Stadt und erhält 7 Punkte.
tyros-ship-built = { $seat } baut { $place } ein Schiff und zahlt { $price }.
tyros-cards-swapped = { $seat } tauscht bei der Bank und legt { $cards } ab.
tyros-cards-drawn = { $seat } zieht { tyros-count-cards }.
tyros-cards-drawn-cards = { $seat } zieht { $cards }.
tyros-card-bought = { $seat } legt bei der Bank { $cards } ab und nimmt { $card } aus der Ablage.
# $asked: die gefragten Spieler.
tyros-offer-made =
    { $give-count ->
        [0] { $seat } bittet { $asked } um { $want } als Geschenk.
       *[other]
            { $want-count ->
                [0] { $seat } bietet { $asked } { $give } als Geschenk an.
               *[other] { $seat } bietet { $asked } { $give } für { $want }.
            }
    }
tyros-offer-answered = { $seat } hat geantwortet.
# $answer: accept oder decline.
tyros-answer-revealed =
    { $answer ->
        [accept] { $seat } nimmt an.
       *[decline] { $seat } lehnt ab.
    }
# Ein Gegenangebot. Es wird von der Seite des Anbietenden erzählt: Er gibt $give, wer kontert, gibt $want.
tyros-answer-revealed-give-want =
    { $give-count ->
        [0] { $seat } macht ein Gegenangebot: { $want } als Geschenk.
       *[other]
            { $want-count ->
                [0] { $seat } macht einen Gegenvorschlag und bittet um { $give } als Geschenk.
               *[other] { $seat } macht ein Gegenangebot: { $want } für { $give }.
            }
    }
tyros-trade-closed =
    { $give-count ->
        [0] Der Handel gilt: { $seat } bekommt { $want } von { $partner } geschenkt.
       *[other]
            { $want-count ->
                [0] Der Handel gilt: { $seat } schenkt { $partner } { $give }.
               *[other] Der Handel gilt: { $seat } gibt { $partner } { $give } für { $want }.
            }
    }
tyros-offer-withdrawn = { $seat } handelt mit niemandem; das Angebot ist vom Tisch.
tyros-passed = { $seat } passt.
tyros-keep-chosen = { $seat } hat gewählt, welche Karten auf der Hand bleiben.
tyros-keep-chosen-kept =
    { $kept-count ->
        [0] { $seat } behält keine Karten.
       *[other] { $seat } behält { $kept }.
    }
# $cards: was abgelegt wird; $count: wie viele Karten bleiben.
tyros-cards-dropped =
    { $cards-count ->
        [0] { $seat } legt nichts ab und behält { tyros-count-cards }.
       *[other]
            { $count ->
                [0] { $seat } legt { $cards } ab und behält nichts.
               *[other] { $seat } legt { $cards } ab und behält { tyros-count-cards }.
            }
    }
tyros-last-round-announced = { $seat } hat kein Kärtchen mehr: Das ist die letzte Runde.

## Das Ende. $winners: die Namen der Sieger, $winners-count: wie viele; $ranking: aller Plätze.

tyros-game-ended =
    { $winners-count ->
        [one] Das Spiel ist aus, denn { $reason }. { $winners } gewinnt ({ tyros-count-points }). Endstand: { $ranking }.
       *[other] Das Spiel ist aus, denn { $reason }. { $winners } teilen sich den Sieg ({ tyros-count-points }). Endstand: { $ranking }.
    }
# Jemand anders hat ebenso viele Punkte wie die Sieger.
tyros-game-ended-tie-break =
    { $winners-count ->
        [one] Das Spiel ist aus, denn { $reason }. { $winners } gewinnt ({ tyros-count-points }); bei Gleichstand zählt das größte Reich. Endstand: { $ranking }.
       *[other] Das Spiel ist aus, denn { $reason }. { $winners } teilen sich den Sieg ({ tyros-count-points }); bei Gleichstand zählt das größte Reich. Endstand: { $ranking }.
    }
tyros-reason-last-tile = jemand hat sein letztes Kärtchen gelegt
tyros-reason-cut-off = kein übriges Kärtchen lässt sich noch anlegen

## Was gefragt ist

tyros-decision-lay = Lege ein Kärtchen an ein Reich an; passt keins, zeige deine Kärtchen vor.
tyros-decision-act = Mach eine Aktion oder passe.
tyros-decision-answer = Antworte auf das Angebot: annehmen, ablehnen oder ein Gegenangebot machen.
tyros-decision-close = Schließe den Handel mit einem Mitspieler ab oder mit niemandem.
tyros-decision-keep = Wähle die Karten, die du behältst, höchstens drei.

## Was man tun kann, für Menüs

tyros-action-lay = Kärtchen { $field } für { $empire } legen
tyros-action-show = alle Kärtchen vorzeigen
tyros-action-show-under = alle Kärtchen vorzeigen und { $under } unter den Stapel legen
tyros-action-move = { $start } { $goal } segeln und { $fare } zahlen
tyros-action-move-toll = { $start } { $goal } segeln, { $fare } zahlen und { $toll } als Zoll geben
tyros-action-found = { $berth } eine Stadt gründen und { $price } zahlen
tyros-action-build = { $place } ein Schiff bauen und { $price } zahlen
tyros-action-swap = { $cards } bei der Bank tauschen
tyros-action-buy = { $cards } ablegen und { $take } aus der Ablage nehmen
# $to: die gefragten Spieler.
tyros-action-offer =
    { $give-count ->
        [0] { $to } um { $want } als Geschenk bitten
       *[other]
            { $want-count ->
                [0] { $to } { $give } als Geschenk anbieten
               *[other] { $to } { $give } für { $want } anbieten
            }
    }
tyros-action-accept = das Angebot annehmen
tyros-action-decline = das Angebot ablehnen
# Wer kontert, gibt $want und bekommt $give.
tyros-action-counter =
    { $give-count ->
        [0] Gegenangebot: { $want } als Geschenk
       *[other]
            { $want-count ->
                [0] Gegenvorschlag: um { $give } als Geschenk bitten
               *[other] Gegenangebot: { $want } für { $give }
            }
    }
tyros-action-close = mit niemandem handeln
tyros-action-close-partner = mit { $partner } handeln
tyros-action-pass = passen
tyros-action-keep =
    { $cards-count ->
        [0] keine Karten behalten
       *[other] { $cards } behalten
    }

## Optionen: wozu sie da sind, und wie sie heißen

tyros-option-players = Wie viele mitspielen: drei oder vier.
tyros-option-players-name = Spielerzahl
tyros-option-edition = Zwei gedruckte Fassungen der Regeln. Kosmos hat Zölle und ist die bekanntere; bei Giochi Rari werden weniger Kärtchen gelegt, und in einem Hafen haben mehr Schiffe Platz.
tyros-option-edition-name = Ausgabe
tyros-option-setup = Die festen Felder sind für die erste Partie gedacht; sie gehören zur Ausgabe von Kosmos.
tyros-option-setup-name = Wo die Reiche beginnen
tyros-option-first_player = Wer beginnt: jemand per Los oder ein bestimmter Platz.
tyros-option-first_player-name = Wer beginnt
tyros-option-toll_without_card = Nur bei Kosmos: Wer ein Schiff in eine fremde Stadt fährt, gibt ihrem Besitzer eine Karte.
tyros-option-toll_without_card-name = In eine fremde Stadt ohne Karte für den Zoll
tyros-option-gifts = Beim Handeln darf eine Seite leer sein.
tyros-option-gifts-name = Geschenke
tyros-option-offers_per_turn = Wie viele Angebote man pro Zug machen darf.
tyros-option-offers_per_turn-name = Angebote je Zug
tyros-option-trades_per_round = Wie oft man pro Runde in den eigenen Zügen handeln darf; 0 heißt: beliebig oft.
tyros-option-trades_per_round-name = Handel je Runde
tyros-option-offer_partners = Geht ein Angebot nur an eine Person, darfst du nach einer Absage die nächste fragen.
tyros-option-offer_partners-name = Angebote gehen an
tyros-option-card_tracking = Der Tisch zeigt, welche Karten jemand haben muss, nach allem, was alle gesehen haben.
tyros-option-card_tracking-name = Kartengedächtnis
tyros-option-board = Der eingebaute Plan oder eine Datei mit anderen Seewegen.
tyros-option-board-name = Spielplan

## Tatsachen in Ablehnungen. Hier stehen $field und $start in Notation (T ist Tyros), $empire ist orange, yellow, green, violet oder „-“.

tyros-fact-field =
    { $field ->
        [T] Tyros
       *[other] Feld { $field }
    }
tyros-fact-at-field =
    { $field ->
        [T] in Tyros
       *[other] auf Feld { $field }
    }
tyros-fact-at-start =
    { $start ->
        [T] in Tyros
       *[other] auf Feld { $start }
    }
# Als Objekt, etwa nach „nur“.
tyros-fact-cards =
    { $empire ->
        [orange] orange Karten
        [yellow] gelbe Karten
        [green] grüne Karten
        [violet] violette Karten
       *[other] Karten in der Farbe des Reichs
    }
tyros-fact-one-card =
    { $empire ->
        [orange] eine orange Karte
        [yellow] eine gelbe Karte
        [green] eine grüne Karte
        [violet] eine violette Karte
       *[other] eine Karte in der Farbe des Reichs
    }

## Ablehnungen: was falsch ist und was erlaubt wäre. Davor steht der Paragraph. Karten und Aktionen stehen in Notation.

tyros-refusal-malformed = an dieser Aktion fehlt etwas, oder es gibt einen Teil davon nicht
tyros-refusal-not-asked = das ist jetzt nicht gefragt; möglich: { $asked }
tyros-refusal-cards-not-held = diese Karten hast du nicht; auf der Hand hast du { $hand }
tyros-refusal-tile-not-held = Kärtchen { $field } hast du nicht; deine Kärtchen sind { $tiles }
tyros-refusal-no-chip-adjacent = neben Feld { $field } liegt kein Chip; lege ein Kärtchen, das an ein Reich grenzt
tyros-refusal-empire-not-adjacent = Feld { $field } grenzt nicht an dieses Reich; möglich ist: { $adjacent }
tyros-refusal-can-lay = eines deiner Kärtchen ({ $tiles }) lässt sich legen, also musst du; nur wer keins legen kann, zeigt sie vor
tyros-refusal-nothing-to-put-under = der Stapel ist leer; zeige deine Kärtchen vor, ohne eins darunterzulegen
tyros-refusal-must-put-under = sag, welches deiner Kärtchen unter den Stapel kommt: { $tiles }
tyros-refusal-no-ship-there = du hast { tyros-fact-at-start } kein Schiff; wähle einen Ort, an dem eins von dir liegt
tyros-refusal-stays-there = das Schiff liegt schon dort; eine Fahrt endet auf einem anderen Feld oder an der anderen Küste von 16
tyros-refusal-no-chip-at-goal = { tyros-fact-at-field } liegt kein Chip; Schiffe segeln nur auf Felder, auf denen einer liegt
tyros-refusal-empty-tyros = in Tyros liegt noch kein Chip; so lange segelt kein Schiff dorthin zurück
tyros-refusal-field-full = { tyros-fact-at-field } liegen schon zwei Schiffe; wähle ein Feld, auf dem noch Platz ist
tyros-refusal-tyros-full = du hast schon zwei Schiffe in Tyros; solange dort keine Stadt ist, dürfen es zwei je Spieler sein
tyros-refusal-wrong-price =
    { $price ->
        [one] das kostet genau eine Karte
       *[other] das kostet genau { $price } Karten
    }
tyros-refusal-wrong-colour = falsche Farbe: { tyros-fact-at-field } zahlst du nur { tyros-fact-cards } und Joker
tyros-refusal-one-colour-only = nach Tyros zahlst du nur eine einzige Farbe; Joker dürfen sie ersetzen
tyros-refusal-toll-missing = { tyros-fact-at-field } steht eine fremde Stadt; sag, welche Karte du als Zoll gibst
tyros-refusal-no-card-for-toll = { tyros-fact-at-field } steht eine fremde Stadt, und für den Zoll bliebe keine Karte; du brauchst eine mehr als für die Fahrt
tyros-refusal-toll-not-held = diese Zollkarte hast du nach der Fahrt nicht mehr; gib eine, die von { $hand } übrig bleibt
tyros-refusal-no-toll-due = { tyros-fact-at-field } ist kein Zoll fällig; segle ohne Zoll dorthin
tyros-refusal-no-city-left = deine zehn Städte sind alle auf dem Plan; du kannst keine mehr gründen
tyros-refusal-no-chip-for-city = { tyros-fact-at-field } liegt kein Chip; eine Stadt braucht ein Feld mit Chip
tyros-refusal-city-there = { tyros-fact-at-field } steht schon eine Stadt; jedes Feld hat Platz für eine
tyros-refusal-foreign-ship = { tyros-fact-at-field } liegt ein fremdes Schiff; eine Stadt gründest du nur, wo allein deine liegen
tyros-refusal-no-city-in-tyros = in dieser Ausgabe wird in Tyros keine Stadt gegründet; wähle ein anderes Feld mit Chip
tyros-refusal-no-ship-left = deine zehn Schiffe sind alle auf dem Plan; wenn du eine Stadt gründest, kommt eins zurück
tyros-refusal-not-a-shipyard = { tyros-fact-at-field } kannst du kein Schiff bauen; gebaut wird in eigenen Städten, oder in Tyros, solange dort niemand anders eine Stadt hat
tyros-refusal-colour-missing = mindestens { tyros-fact-one-card } oder ein Joker muss dabei sein
tyros-refusal-swap-size =
    { $least-swap ->
        [3] die Bank tauscht genau drei Karten
       *[other] die Bank tauscht { $least-swap } bis 3 Karten
    }
tyros-refusal-draw-pile-too-small =
    { $draw-pile ->
        [0] der Nachziehstapel ist leer, also kannst du nichts tauschen
        [one] du ziehst so viele Karten, wie du ablegst, und im Nachziehstapel ist nur noch eine
       *[other] du ziehst so viele Karten, wie du ablegst, und im Nachziehstapel sind nur noch { $draw-pile }
    }
tyros-refusal-buy-with-three = eine Karte aus der Ablage kostet genau drei Karten
tyros-refusal-not-in-discards = diese Karte ist weder in der Ablage ({ $discards }) noch unter den dreien, die du ablegst; nimm eine, die dort ist
tyros-refusal-offer-empty = ein Angebot ohne Karten ist keins; nenne mindestens eine Karte
tyros-refusal-offer-one-sided = an diesem Tisch gibt es keine Geschenke; nenne auf jeder Seite mindestens eine Karte
tyros-refusal-kind-on-both-sides = keine Kartenart darf auf beiden Seiten stehen; lass sie auf einer weg
tyros-refusal-not-in-deck = so viele dieser Karten gibt es nicht; es gibt 14 von jeder Farbe und 4 Joker
tyros-refusal-nobody-asked = sag, wen du fragst; möglich: { $can-be-asked }
tyros-refusal-asked-unknown = du kannst nur die anderen an diesem Tisch fragen; möglich: { $can-be-asked }
tyros-refusal-too-many-asked = an diesem Tisch geht ein Angebot an eine Person; lehnt sie ab, frag die nächste; möglich: { $can-be-asked }
tyros-refusal-asked-too-poor = wen du fragst, der muss mindestens so viele Karten haben, wie du verlangst; verlange weniger oder frage andere
tyros-refusal-offers-used-up =
    { $offers-per-turn ->
        [0] an diesem Tisch gibt es keine Angebote; mach eine andere Aktion oder passe
        [one] dein eines Angebot in diesem Zug hast du gemacht; mach eine andere Aktion oder passe
       *[other] deine { $offers-per-turn } Angebote in diesem Zug hast du gemacht; mach eine andere Aktion oder passe
    }
tyros-refusal-trades-used-up =
    { $trades-per-round ->
        [one] du hast in dieser Runde schon einmal gehandelt, mehr geht nicht; mach eine andere Aktion oder passe
       *[other] du hast in dieser Runde schon { $trades-per-round }-mal gehandelt, mehr geht nicht; mach eine andere Aktion oder passe
    }
tyros-refusal-cannot-accept = das Angebot verlangt { $offer-want }, und du hast { $hand }; lehne ab oder mach ein Gegenangebot
tyros-refusal-counter-same = das ist das Angebot selbst; nimm es an oder nenne andere Karten
tyros-refusal-counter-not-held = die Karten, die du geben willst, hast du nicht; auf der Hand hast du { $hand }
tyros-refusal-counter-too-much = wer das Angebot gemacht hat, hat gar nicht so viele Karten; verlange weniger
tyros-refusal-not-agreed = dieser Mitspieler hat nicht zugesagt; handle mit einem, der angenommen oder ein Gegenangebot gemacht hat, oder mit niemandem
tyros-refusal-counter-out-of-reach = die Karten, die dieses Gegenangebot verlangt, hast du nicht; auf der Hand hast du { $hand }
tyros-refusal-keep-three = du darfst höchstens drei Karten behalten; auf der Hand hast du { $hand }
tyros-refusal-impossible-draw = das kann aus dem, was übrig ist, nicht gezogen worden sein

## Warum etwas nicht geht. $price: was es kostet; $held: wie viele dieser Karten du hast; $empire: eine Farbe.

tyros-too-far =
    { $price ->
        [one] die Fahrt kostet { tyros-fact-one-card } oder einen Joker, und du hast weder noch
       *[other] der kürzeste Weg hat { $price } Felder und kostet ebenso viele { tyros-fact-cards } oder Joker; du hast { $held }
    }
tyros-too-dear =
    { $price ->
        [one] das kostet { tyros-fact-one-card } oder einen Joker, und du hast weder noch
       *[other] das kostet { $price } { tyros-fact-cards } oder Joker; du hast { $held }
    }
tyros-too-few =
    { $price ->
        [one] dazu braucht es eine Karte, und du hast keine
       *[other] dazu braucht es { $price } Karten; du hast { $held }
    }
tyros-no-ship = du hast kein Schiff auf dem Brett; baue erst eines
