# Tyrannos: was geschehen ist, was gefragt wird, was man tun kann, und warum nicht.
## Wörter

tyrannos-decimal-point = ,
tyrannos-mine =
    { $one ->
        [yes] { $amount } Mine
       *[no] { $amount } Minen
    }
tyrannos-voitheia =
    { $count ->
        [one] { $count } Voitheia-Marke
       *[other] { $count } Voitheia-Marken
    }
tyrannos-nothing = nichts
tyrannos-tokens-none = keine Voitheia
tyrannos-phoenicians = die Phönizier
tyrannos-package =
    { $alliance ->
        [yes] { $give } gegen { $want }, mit einem Bündnis
       *[no] { $give } gegen { $want }
    }
tyrannos-good-food = Lebensmittel
tyrannos-good-raw = Rohstoffe
tyrannos-good-oil = Wein und Öl
tyrannos-good-cloth = Keramik und Stoffe
tyrannos-good-metal = Metalle
tyrannos-good-luxury = Luxuswaren
tyrannos-token-sword =
    { $count ->
        [one] ein Schwert
       *[other] { $count } Schwerter
    }
tyrannos-token-shield =
    { $count ->
        [one] einen Schild
       *[other] { $count } Schilde
    }
tyrannos-token-helmet =
    { $count ->
        [one] einen Helm
       *[other] { $count } Helme
    }
tyrannos-block-euro = Hafen Euro
tyrannos-block-scirocco = Hafen Scirocco
tyrannos-block-libeccio = Hafen Libeccio
tyrannos-block-zefiro = Hafen Zefiro
tyrannos-block-borea = Hafen Borea
tyrannos-block-greco = Hafen Greco
tyrannos-block-seventh = siebter Block
tyrannos-sector-city = Stadt
tyrannos-sector-warehouse = Lagerhaus
tyrannos-sector-all = alle Ausbauten
tyrannos-regime-normal = normale Steuer
tyrannos-regime-light = leichte Steuer
tyrannos-regime-heavy = schwere Steuer
tyrannos-side-attacker = Angreifer
tyrannos-side-defender = Verteidiger
tyrannos-branch-money = zahlen
tyrannos-branch-check = eine Vertrauensprobe ablegen
tyrannos-branch-lochoi = Lochoi verlieren
tyrannos-branch-tax = diesen Monat die halbe Steuer nehmen
tyrannos-branch-tokens = Voitheia verlieren
tyrannos-branch-level = eine Stadtstufe verlieren
tyrannos-branch-ally = einen Verbündeten verlieren
tyrannos-branch-cargo = diesen Monat auf Ladung verzichten
tyrannos-branch-nothing = nichts tun
tyrannos-condition-vassal = sie wird Vasall
tyrannos-condition-ally = sie wird verbündet
tyrannos-condition-pull-city = eine Stadtstufe wird abgerissen
tyrannos-condition-pull-warehouse = eine Lagerstufe wird abgerissen
tyrannos-condition-pull-all = alle Ausbauten werden abgerissen
tyrannos-condition-raze = sie wird zerstört
tyrannos-condition-ransom = sie zahlt Lösegeld
tyrannos-condition-none = nichts

## Ereignisse des Schicksals

tyrannos-fate-invasion = Invasion der Phönizier
tyrannos-fate-death = Tod des Tyrannen
tyrannos-fate-driven-out = Der Tyrann wird vertrieben
tyrannos-fate-fidelity = Treue des Volkes
tyrannos-fate-eruption = Ausbruch des Ätna
tyrannos-fate-plague = Seuche
tyrannos-fate-earthquake = Erdbeben
tyrannos-fate-attempted-tyranny = Versuchte Tyrannis
tyrannos-fate-petalism = Petalismos
tyrannos-fate-mercenaries-revolt = Aufstand der Söldner
tyrannos-fate-sikel-raid = Überfall der Sikeler
tyrannos-fate-pirates = Seeräuber
tyrannos-fate-storm = Sturm
tyrannos-fate-bad-harvest = Schlechte Ernte
tyrannos-fate-bribed-commanders = Bestochene Feldherren
tyrannos-fate-refugees = Flüchtlinge
tyrannos-fate-exiles-plot = Verschwörung der Verbannten
tyrannos-fate-forced-transfer = Umsiedlung der Bürger
tyrannos-fate-marsh-fever = Sumpffieber
tyrannos-fate-border-quarrel = Grenzstreit
tyrannos-fate-fleet-off-coast = Flotte vor der Küste
tyrannos-fate-false-treasure = Falscher Schatz
tyrannos-fate-ill-omen = Böses Vorzeichen
tyrannos-fate-luxury-of-citizens = Üppigkeit der Bürger
tyrannos-fate-good-harvest = Gute Ernte
tyrannos-fate-oil-for-carthage = Öl und Wein für Karthago
tyrannos-fate-olympic-victory = Sieg in Olympia
tyrannos-fate-victory-at-kyme = Sieg bei Kyme
tyrannos-fate-indemnity = Entschädigung
tyrannos-fate-gold-crown = Goldener Kranz
tyrannos-fate-captives = Gefangene für öffentliche Bauten
tyrannos-fate-fish-pond = Fischteich
tyrannos-fate-colonists = Siedler
tyrannos-fate-benefactor = Wohltäter
tyrannos-fate-poets = Dichter am Hof
tyrannos-fate-empedokles = Empedokles
tyrannos-fate-friendship = Angebotene Freundschaft
tyrannos-fate-suppliant-spared = Ein Schutzflehender verschont
tyrannos-fate-congress-of-gela = Kongress von Gela
tyrannos-fate-just-accounts = Ehrliche Rechnung
tyrannos-fate-oath = Eid bei den Paliken
tyrannos-fate-booty = Beute aus Elba
tyrannos-fate-mercenaries-hired = Angeworbene Söldner
tyrannos-fate-wealthy-citizen = Ein reicher Bürger
tyrannos-fate-new-temple = Ein neuer Tempel
tyrannos-fate-merchants = Viele Händler
tyrannos-fate-good-price = Guter Preis
tyrannos-fate-camp-plague = Seuche im feindlichen Lager

## Was geschehen ist: Aufbau und Monat

tyrannos-city-drawn = { $seat } zieht { $city }.
tyrannos-archon-chosen = { $seat } ist der erste Archon.
tyrannos-month-began = Monat { $month } beginnt.
tyrannos-archon-changed = Archon ist jetzt { $seat }.
tyrannos-turn-began = { $seat } ist am Zug.
tyrannos-time-called = { $seat } sagt, dass die Zeit um ist: Dieser Monat ist der letzte.
tyrannos-turn-ended = { $seat } beendet den Zug.
tyrannos-fate-turned = Moira deckt Karte { $card } auf.
tyrannos-fate-named = Der Würfel zeigt { $face }: { $fate }.
tyrannos-fate-met = „{ $fate }“ trifft { $seat }; { $seat } beginnt diesen Monat.
tyrannos-branch-chosen = { $seat } wählt: { $branch }.
tyrannos-ally-named = { $seat } nennt { $city }.
tyrannos-plotter-drawn = { $seat } darf { $city } kostenlos aufwiegeln.

## Voitheia

tyrannos-tokens-drawn =
    { $count ->
        [one] { $seat } zieht eine Voitheia.
       *[other] { $seat } zieht { $count } Voitheia.
    }
tyrannos-tokens-drawn-tokens = { $seat } zieht { $tokens }.
tyrannos-tokens-discarded = { $seat } wirft { $tokens } ab.
tyrannos-tokens-picked = { $seat } hat die Voitheia ausgesucht, die abgegeben werden.
tyrannos-tokens-given =
    { $count ->
        [one] Eine Voitheia geht von { $seat } an { $to }.
       *[other] { $count } Voitheia gehen von { $seat } an { $to }.
    }
tyrannos-tokens-given-tokens = Von { $seat } an { $to }: { $tokens }.
tyrannos-tokens-bought =
    { $count ->
        [one] { $seat } kauft eine Voitheia.
       *[other] { $seat } kauft { $count } Voitheia.
    }

## Das Volk und der Unterhalt

tyrannos-help-given = { $seat } setzt { $tokens } ein, um { $city } zu gewinnen.
tyrannos-trust-checked =
    { $result ->
        [1] Vertrauensprobe in { $city }: { $face } und { $modifier }. { $seat } wird vertrieben!
        [2] Vertrauensprobe in { $city }: { $face } und { $modifier }. Aufruhr gegen { $seat }.
        [3] Vertrauensprobe in { $city }: { $face } und { $modifier }. Unmut über { $seat }.
        [4] Vertrauensprobe in { $city }: { $face } und { $modifier }. { $seat } überzeugt das Volk nicht.
        [5] Vertrauensprobe in { $city }: { $face } und { $modifier }. { $seat } wird hingenommen, mit einer Warnung.
       *[6] Vertrauensprobe in { $city }: { $face } und { $modifier }. { $seat } wird anerkannt.
    }
tyrannos-agitation-begun = { $seat } wiegelt { $city } auf.
tyrannos-agitation-rolled =
    { $face ->
        [1] { $city } bleibt treu; die Aufwiegler von { $seat } würfeln { $face }.
        [2] { $city } will sechs Monate nichts mehr von { $seat } hören; gewürfelt: { $face }.
        [6] { $city } erhebt sich für { $seat }; gewürfelt: { $face }.
       *[other] Die Aufwiegler von { $seat } würfeln { $face }: { $city } stellt den Tyrannen auf die Probe.
    }
tyrannos-tax-levied = { $seat }, { $city }: { $regime }.
tyrannos-heavy-tax-answered =
    { $face ->
        [4] { $city } stimmt der schweren Steuer von { $seat } zu ({ $face }).
       *[other] { $city } protestiert gegen die schwere Steuer von { $seat } ({ $face }).
    }
tyrannos-tax-imposed = { $seat } erzwingt die schwere Steuer in { $city }.
tyrannos-tax-given-up = { $seat } gibt { $city } nach.
tyrannos-costs-rolled = { $city } kostet { $seat } diesen Monat { $mine }.
tyrannos-costs-paid = { $seat } zahlt die Kosten von { $city }.
tyrannos-costs-refused = { $seat } zahlt die Kosten von { $city } nicht.

## Ladung und Markt

tyrannos-block-opened = Geöffnet, { $block }: { $lots }.
tyrannos-block-taken = { $seat } nimmt { $lots }.
tyrannos-block-refused = { $seat } lehnt ab.
tyrannos-lot-taken = { $seat } nimmt ein Los: { $good }.
tyrannos-cut-in-answered = { $seat } hat über das Dazwischengehen entschieden.
tyrannos-challenged = { $seat } geht bei { $taker } dazwischen.
tyrannos-bid-made = { $seat } verlangt nur noch { $mine } Zoll.
tyrannos-block-yielded = { $seat } gibt nach.
tyrannos-lot-dropped = { $seat } verliert ein Los aus { $city }: { $good }.
tyrannos-market-opened = Der Markt öffnet mit { $count } Karten.
tyrannos-card-turned = Gesucht: { $good }, doch niemand hat etwas zu verkaufen.
tyrannos-card-turned-drachmas = Gesucht: { $good }, { $drachmas } je Los.
tyrannos-sale-chosen = { $seat } hat über den Verkauf entschieden.
tyrannos-lots-sold = { $seat } verkauft { $good } ({ $count }) für { $drachmas }.

## Handlungen und Diplomatie

tyrannos-upgrade-begun = { $seat } baut in { $city }: { $sector }.
tyrannos-embassy-sent = { $seat } schickt eine Gesandtschaft nach { $city } (+{ $points }).
tyrannos-lure-sent = { $seat } will { $city } von { $ally } weglocken (+{ $points }).
tyrannos-consent-answered = { $seat } hat wegen der Gesandtschaft geantwortet.
tyrannos-consent-given = Alle stimmen zu: Die Gesandtschaft von { $seat } bricht nach { $city } auf.
tyrannos-consent-refused = Der Gesandtschaft von { $seat } nach { $city } wird nicht zugestimmt.
tyrannos-embassy-answered =
    { $reply ->
        [1] { $city } antwortet { $seat }: nie wieder ({ $face } +{ $points }).
        [2] { $city } antwortet { $seat }: nicht vor 12 Monaten ({ $face } +{ $points }).
        [3] { $city } antwortet { $seat }: nicht vor 6 Monaten ({ $face } +{ $points }).
        [4] { $city } antwortet { $seat }: nicht vor 3 Monaten ({ $face } +{ $points }).
        [5] { $city } antwortet { $seat }: Bündnis ({ $face } +{ $points }).
       *[6] { $city } antwortet { $seat }: Die Stadt wird Vasall ({ $face } +{ $points }).
    }
tyrannos-offer-made = { $seat } verhandelt mit { $asked }.
tyrannos-offer-made-package = { $seat } bietet { $asked } an: { $package }.
tyrannos-offer-answered = { $seat } hat geantwortet.
tyrannos-answer-revealed =
    { $answer ->
        [accept] { $seat } nimmt an.
       *[decline] { $seat } lehnt ab.
    }
tyrannos-answer-revealed-package = { $seat } macht ein Gegenangebot: { $package }.
tyrannos-exchange-closed = { $seat } und { $partner } sind sich einig: { $package }.
tyrannos-offer-withdrawn = { $seat } kommt zu keiner Einigung.

## Krieg

tyrannos-war-declared = { $seat } erklärt { $city } den Krieg!
tyrannos-invasion-began = Die Phönizier landen vor { $city }!
tyrannos-punic-commander-drawn = { $seat } führt die Phönizier.
tyrannos-punic-tokens-drawn = Die Phönizier ziehen { $count } Voitheia.
tyrannos-punic-tokens-drawn-tokens = Die Phönizier ziehen { $tokens }.
tyrannos-join-answered = { $seat } hat über den Kriegseintritt entschieden.
tyrannos-war-joined = { $seat } zieht mit in den Krieg ({ $side }).
tyrannos-loan-chosen = { $seat } hat über das Verleihen von Voitheia entschieden.
tyrannos-tokens-lent =
    { $count ->
        [one] { $seat } verleiht eine Voitheia.
       *[other] { $seat } verleiht { $count } Voitheia.
    }
tyrannos-tokens-lent-tokens = { $seat } verleiht { $tokens }.
tyrannos-deployment-chosen = { $seat } hat das Heer aufgestellt.
tyrannos-army-deployed = Aufstellung, { $side }: { $shape }, mit { $count } Voitheia.
tyrannos-resolve-chosen = { $seat } hat einen Entschluss gefasst.
tyrannos-resolve-revealed =
    { $resolve ->
        [fight] { $seat } kämpft weiter.
        [give-up] { $seat } gibt auf.
       *[terms] { $seat } bietet Bedingungen an.
    }
tyrannos-terms-offered = Die Bedingungen von { $seat } liegen auf dem Tisch.
tyrannos-terms-offered-package = Die Bedingungen von { $seat }: { $package }.
tyrannos-terms-accepted = { $seat } nimmt die Bedingungen an.
tyrannos-terms-declined = { $seat } weist die Bedingungen zurück.
tyrannos-plan-chosen = { $seat } hat die Runde geplant.
tyrannos-round-fought = Runde { $round } der Schlacht.
tyrannos-symbols-played = Voitheia, { $side }: Schwerter { $swords }, Schilde { $shields }, Helme { $helmets }.
tyrannos-support-given = Unterstützung, { $side }: Abteilung { $grouping } für Abteilung { $supported }.
tyrannos-attack-rolled = Angriff, { $side }: Abteilung { $grouping } auf { $target }; { $face } gegen Stärke { $force }.
tyrannos-morale-rolled =
    { $holds ->
        [yes] Moral, { $side }: Abteilung { $grouping } würfelt { $face } und hält stand.
       *[no] Moral, { $side }: Abteilung { $grouping } würfelt { $face } und verlässt das Feld.
    }
tyrannos-battle-ended =
    { $result ->
        [draw] Die Schlacht endet unentschieden.
       *[over] Die Schlacht ist vorbei.
    }
tyrannos-battle-ended-winner =
    { $result ->
        [crushing] Vernichtender Sieg: { $winner }.
        [narrow] Knapper Sieg: { $winner }.
       *[agreed] Vereinbarter Sieg: { $winner }.
    }
tyrannos-wounds-rolled = Von den Gefallenen aus { $city } kehren { $returned } zurück, { $lost } sind verloren.
tyrannos-lochos-saved = Ein Helm rettet einen Lochos aus { $city }; { $seat } hat ihn gewählt.
tyrannos-condition-imposed = { $seat } stellt { $city } eine Bedingung: { $condition }.
tyrannos-points-won =
    { $points ->
        [one] { $seat } erhält einen Punkt.
       *[other] { $seat } erhält { $points } Punkte.
    }
tyrannos-tribute-rolled = Die Phönizier fordern { $mine } von { $city }.
tyrannos-tribute-answered = { $seat } entscheidet für { $city }: { $branch }.
tyrannos-punic-ransom-rolled = Die Phönizier sind geschlagen; der Würfel für ihr Lösegeld zeigt { $face }.

## Was daraus folgt

tyrannos-city-gained = { $city } kommt unter { $seat }.
tyrannos-city-lost = { $seat } verliert { $city }.
tyrannos-city-razed = { $city } wird zerstört.
tyrannos-residence-moved = { $seat } residiert jetzt in { $city }.
tyrannos-player-left = { $seat } scheidet aus.
tyrannos-alliance-made = { $city } ist mit { $seat } verbündet.
tyrannos-alliance-ended = { $city } ist nicht mehr mit { $seat } verbündet.
tyrannos-pact-made = { $seat } und { $ally } sind verbündet.
tyrannos-pact-ended = { $seat } und { $ally } sind nicht mehr verbündet.
tyrannos-level-raised = { $city }: { $sector } steigt auf Stufe { $level }.
tyrannos-level-lost = { $city }: { $sector } fällt auf Stufe { $level }.
tyrannos-city-idle = { $city } liegt bis Monatsende darnieder.
tyrannos-army-grew =
    { $count ->
        [one] { $city } gewinnt einen Lochos.
       *[other] { $city } gewinnt { $count } Lochoi.
    }
tyrannos-army-shrank =
    { $count ->
        [one] { $city } verliert einen Lochos.
       *[other] { $city } verliert { $count } Lochoi.
    }
tyrannos-lots-stored = Eingelagert in { $city }: { $lots }.
tyrannos-lots-gone = Aus { $city } fort: { $lots }.
tyrannos-money-earned = Die Kasse von { $city } gewinnt { $drachmas }.
tyrannos-money-paid = Die Kasse von { $city } verliert { $drachmas }.

## Das Ende

tyrannos-game-ended =
    { $winners-count ->
        [one] Das Spiel ist aus: { $reason }. { $winners } gewinnt mit { $points } Punkten. Rangliste: { $ranking }.
       *[other] Das Spiel ist aus: { $reason }. { $winners } teilen sich den Sieg mit { $points } Punkten. Rangliste: { $ranking }.
    }
tyrannos-game-ended-tie-break =
    { $winners-count ->
        [one] Das Spiel ist aus: { $reason }. { $winners } gewinnt mit { $points } Punkten; bei Gleichstand zählen die Vasallen, dann das Geld. Rangliste: { $ranking }.
       *[other] Das Spiel ist aus: { $reason }. { $winners } teilen sich den Sieg mit { $points } Punkten; bei Gleichstand zählen die Vasallen, dann das Geld. Rangliste: { $ranking }.
    }
tyrannos-reason-last-month = der letzte Monat ist zu Ende
tyrannos-reason-last-player = nur ein Tyrann ist übrig

## Was gefragt wird

tyrannos-decision-choose-fate = Das Schicksal lässt dir eine Wahl.
tyrannos-decision-choose-lot = Wähle ein Los, das du verlierst.
tyrannos-decision-choose-level = Wähle, was die Siedler bauen.
tyrannos-decision-choose-ally = Nenne einen deiner Verbündeten.
tyrannos-decision-choose-sale = Verkaufe ein Los zum guten Preis.
tyrannos-decision-plot = Nutzt du die Verbannten und wiegelst die Stadt kostenlos auf?
tyrannos-decision-discard-extra = Du hast zu viele Voitheia: Wirf bis zur Grenze ab.
tyrannos-decision-spend-points = Wähle die Voitheia, die du ausgibst.
tyrannos-decision-lose-tokens = Wähle die Voitheia, die du verlierst.
tyrannos-decision-give-tokens = Wähle die Voitheia, die du abgibst.
tyrannos-decision-swap-tokens = Ihr gebt beide Voitheia ab: Wähle deine. Sie wechseln den Besitzer, wenn beide gewählt haben.
tyrannos-decision-pay = Wähle die Kasse, aus der zuerst gezahlt wird.
tyrannos-decision-check = Eine Vertrauensprobe steht an: Setze Voitheia ein oder keine.
tyrannos-decision-choose-residence = Du hast deine Residenz verloren: Wähle eine andere Stadt.
tyrannos-decision-upkeep = Erhebe die Steuer einer deiner Städte.
tyrannos-decision-heavy-answer = Das Volk protestiert: Erzwinge die schwere Steuer oder gib nach.
tyrannos-decision-costs = Zahle die Kosten der Stadt oder verweigere sie.
tyrannos-decision-acts = Handle oder beende deinen Zug.
tyrannos-decision-consent = Darf die Gesandtschaft zu deinem Verbündeten?
tyrannos-decision-answer = Beantworte das Angebot: annehmen, ablehnen oder Gegenangebot.
tyrannos-decision-close-offer = Schließe den Tausch mit jemandem ab oder mit niemandem.
tyrannos-decision-ask-block = Nimm die Lose dieses Hafens oder lehne ab.
tyrannos-decision-ask-single = Nimm eines der Lose oder lehne ab.
tyrannos-decision-ask-cut-in = Gehst du dazwischen, für 3 Punkte Voitheia?
tyrannos-decision-challenge = Nenne einen Zoll unter dem aufgedruckten.
tyrannos-decision-answer-bid = Unterbiete oder gib nach.
tyrannos-decision-store-block = Wähle, wo die Lose eingelagert werden.
tyrannos-decision-take-open = Nimm einen offen liegenden Block oder lehne ab.
tyrannos-decision-selling = Wähle, wie viele Lose du verkaufst.
tyrannos-decision-join-war = Trittst du in den Krieg ein? Wähle, wie viele Marken du schickst.
tyrannos-decision-lend-tokens = Wähle die Voitheia, die du dem Feldherrn leihst.
tyrannos-decision-deployment = Stelle das Heer auf: Abteilungen, vordere Linie, Voitheia.
tyrannos-decision-resolve = Kämpfe weiter, biete Bedingungen an oder gib auf.
tyrannos-decision-answer-terms = Nimm die Bedingungen an oder weise sie zurück.
tyrannos-decision-plans = Plane die Runde: wen deine Abteilungen angreifen, welche Voitheia du spielst.
tyrannos-decision-save-lochos = Ein Helm rettet einen Lochos: Wähle, wessen.
tyrannos-decision-impose-condition = Du hast gesiegt: Stelle eine Bedingung.
tyrannos-decision-tribute = Zahle den Tribut für diese Stadt oder lass sie zerstören.

## Was man tun kann, für Menüs

tyrannos-action-choose = { $branch }
tyrannos-action-discard = { $tokens } abwerfen
tyrannos-action-pay-from = zuerst aus { $city } zahlen
tyrannos-action-drop = { $good } in { $city } aufgeben
tyrannos-action-name = { $city } nennen
tyrannos-action-sell-lot = { $good } aus { $city } verkaufen
tyrannos-action-move = die Residenz nach { $city } verlegen
tyrannos-action-tax = { $city }: { $regime }
tyrannos-action-impose = die schwere Steuer in { $city } erzwingen
tyrannos-action-give-way = { $city } nachgeben
tyrannos-action-pay = die Kosten von { $city } zahlen
tyrannos-action-refuse-costs = die Kosten von { $city } nicht zahlen
tyrannos-action-take = die Lose nehmen
tyrannos-action-take-block = nehmen: { $block }
tyrannos-action-refuse = ablehnen
tyrannos-action-take-lot = { $good } nehmen
tyrannos-action-cut-in = dazwischengehen
tyrannos-action-stay-out = sich heraushalten
tyrannos-action-bid = nur { $duty } verlangen
tyrannos-action-yield = nachgeben
tyrannos-action-store = in { $city } und { $second } einlagern
tyrannos-action-sell = verkaufen: { $lots }
tyrannos-action-upgrade = in { $city } bauen: { $sector }
tyrannos-action-buy =
    { $count ->
        [one] eine Voitheia kaufen
       *[other] { $count } Voitheia kaufen
    }
tyrannos-action-embassy =
    { $free ->
        [yes] die kostenlose Gesandtschaft nach { $city } schicken
       *[no]
            { $voitheia ->
                [0] eine Gesandtschaft nach { $city } schicken, Geschenk +{ $gift }
               *[other] eine Gesandtschaft nach { $city } schicken, Geschenk +{ $gift }, davon { $voitheia } Punkte Voitheia
            }
    }
tyrannos-action-lure =
    { $halved ->
        [yes] { $city } von { $ally } weglocken, +{ $points }, mit Voitheia zum halben Preis
       *[no] { $city } von { $ally } weglocken, +{ $points }
    }
tyrannos-action-agitate = { $city } aufwiegeln
tyrannos-action-war = { $city } den Krieg erklären
tyrannos-action-end-alliance = das Bündnis mit { $city } beenden
tyrannos-action-end-pact = das Bündnis mit { $ally } beenden
tyrannos-action-offer =
    { $alliance ->
        [yes] { $to } anbieten: { $give } gegen { $want }, mit einem Bündnis
       *[no] { $to } anbieten: { $give } gegen { $want }
    }
tyrannos-action-accept = annehmen
tyrannos-action-decline = ablehnen
# Aus der Sicht dessen, der das Angebot machte: Wer gegenbietet, gibt $want und bekommt $give.
tyrannos-action-counter =
    { $alliance ->
        [yes] Gegenangebot: { $want } gegen { $give }, mit einem Bündnis
       *[no] Gegenangebot: { $want } gegen { $give }
    }
tyrannos-action-close = mit niemandem tauschen
tyrannos-action-close-partner = mit { $partner } tauschen
tyrannos-action-time = sagen, dass die Zeit um ist; dieser Monat wird der letzte
tyrannos-action-end = den Zug beenden
tyrannos-action-join =
    { $tokens ->
        [0] dem Krieg fernbleiben
        [one] eine Marke schicken
       *[other] { $tokens } Marken schicken
    }
tyrannos-action-lend = { $tokens } leihen
tyrannos-action-deploy = Abteilungen zu { $shape } Marken aufstellen, vorn { $front }, { $placed }
tyrannos-action-fight = weiterkämpfen
tyrannos-action-give-up = aufgeben
tyrannos-action-terms =
    { $wins ->
        [yes] als Sieger Bedingungen anbieten: { $give } gegen { $want }, Bündnis: { $alliance-word }
       *[no] als Verlierer Bedingungen anbieten: { $give } gegen { $want }, Bündnis: { $alliance-word }
    }
tyrannos-action-terms-pull-down =
    { $wins ->
        [yes] als Sieger Bedingungen anbieten: { $give } gegen { $want }, Bündnis: { $alliance-word }, abgerissen: { $pull-down }
       *[no] als Verlierer Bedingungen anbieten: { $give } gegen { $want }, Bündnis: { $alliance-word }, abgerissen: { $pull-down }
    }
tyrannos-action-plan = Angriff { $targets }; gespielte Voitheia: { $played }
tyrannos-action-save = einen Lochos aus { $city } retten
tyrannos-action-condition =
    { $treasury ->
        [yes] { $city }: { $condition }, mit ihrer Kasse als Lösegeld (Voitheia: { $voitheia-word })
       *[no] { $city }: { $condition } (Voitheia: { $voitheia-word })
    }
tyrannos-action-condition-pull-down =
    { $treasury ->
        [yes] { $city }: { $condition }, mit ihrer Kasse als Lösegeld (Voitheia: { $voitheia-word }), abgerissen: { $pull-down }
       *[no] { $city }: { $condition } (Voitheia: { $voitheia-word }), abgerissen: { $pull-down }
    }

## Arten von Handlungen, als Kopf von Listen

tyrannos-group-choose = wählen
tyrannos-group-discard = Voitheia abwerfen
tyrannos-group-pay-from = aus einer Kasse zahlen
tyrannos-group-drop = ein Los aufgeben
tyrannos-group-name = einen Verbündeten nennen
tyrannos-group-sell-lot = ein Los verkaufen
tyrannos-group-move = die Residenz verlegen
tyrannos-group-tax = eine Steuer erheben
tyrannos-group-impose = die Steuer erzwingen
tyrannos-group-give-way = nachgeben
tyrannos-group-pay = zahlen
tyrannos-group-refuse-costs = nicht zahlen
tyrannos-group-take = nehmen
tyrannos-group-refuse = ablehnen
tyrannos-group-take-lot = ein Los nehmen
tyrannos-group-cut-in = dazwischengehen
tyrannos-group-stay-out = sich heraushalten
tyrannos-group-bid = bieten
tyrannos-group-yield = nachgeben
tyrannos-group-store = einlagern
tyrannos-group-sell = verkaufen
tyrannos-group-upgrade = bauen
tyrannos-group-buy = Voitheia kaufen
tyrannos-group-embassy = eine Gesandtschaft schicken
tyrannos-group-lure = einen Verbündeten weglocken
tyrannos-group-agitate = eine Stadt aufwiegeln
tyrannos-group-war = Krieg erklären
tyrannos-group-end-alliance = ein Bündnis mit einer Stadt beenden
tyrannos-group-end-pact = ein Bündnis mit einem Spieler beenden
tyrannos-group-offer = ein Angebot machen
tyrannos-group-accept = annehmen
tyrannos-group-decline = ablehnen
tyrannos-group-counter = ein Gegenangebot machen
tyrannos-group-close = den Tausch abschließen
tyrannos-group-time = sagen, dass die Zeit um ist
tyrannos-group-end = den Zug beenden
tyrannos-group-join = in den Krieg eintreten
tyrannos-group-lend = Voitheia leihen
tyrannos-group-deploy = das Heer aufstellen
tyrannos-group-fight = weiterkämpfen
tyrannos-group-give-up = aufgeben
tyrannos-group-terms = Bedingungen anbieten
tyrannos-group-plan = die Runde planen
tyrannos-group-save = einen Lochos retten
tyrannos-group-condition = eine Bedingung stellen

## Optionen: wozu jede da ist, und ihr Name

tyrannos-option-players = Wie viele spielen: zwei bis sechs.
tyrannos-option-players-name = Mitspieler
tyrannos-option-preset = Stellt viele Optionen auf einmal ein. Was du unten änderst, bleibt so.
tyrannos-option-preset-name = Voreinstellung
tyrannos-option-months = Wie lang die Partie ist: 12 Monate zu zweit, 24 zu dritt oder viert, 36 zu fünft oder sechst, oder wie du es wählst.
tyrannos-option-months-name = Monate
tyrannos-option-time_limit = Minuten, nach denen der laufende Monat der letzte ist. Die Zeit nehmen die Spieler: Ist sie um, sagt es die Person am Zug.
tyrannos-option-time_limit-name = Zeitgrenze
tyrannos-option-cities = Wie viele griechische Städte im Spiel sind.
tyrannos-option-cities-name = Städte
tyrannos-option-tax_per_level = Minen Steuer je Stadtstufe.
tyrannos-option-tax_per_level-name = Steuer je Stufe
tyrannos-option-dump_rate = Welcher Teil des Zolls für Lose gezahlt wird, die nach dem Markt abgestoßen werden.
tyrannos-option-dump_rate-name = Abstoßpreis
tyrannos-option-treasury_transfers = Ob Ausbauten und Kosten auch aus anderen eigenen Städten bezahlt werden dürfen.
tyrannos-option-treasury_transfers-name = Kassentransfer
tyrannos-option-moira_grace = Ob Tod und Vertreibung durch das Schicksal im ersten Monat ausbleiben.
tyrannos-option-moira_grace-name = Schonung durch Moira
tyrannos-option-truce_months = Monate am Anfang, in denen Residenzen vor Krieg und Aufwiegelung sicher sind.
tyrannos-option-truce_months-name = Waffenruhe
tyrannos-option-conquest = Ob die einzige Stadt eines Spielers erobert oder zerstört werden darf.
tyrannos-option-conquest-name = Eroberung
tyrannos-option-peace_after_defeat = Monate, in denen niemand Geschlagenen den Krieg erklären darf.
tyrannos-option-peace_after_defeat-name = Friede nach Niederlage
tyrannos-option-war_pause = Monate Pause nach einer Kriegserklärung.
tyrannos-option-war_pause-name = Kriegspause
tyrannos-option-rout = Wann eine Seite flieht: bei der Hälfte der feindlichen Lochoi oder der eigenen anfänglichen.
tyrannos-option-rout-name = Flucht
tyrannos-option-strict_terms = Ob nach jedem Sieg jede Bedingung gestellt werden darf.
tyrannos-option-strict_terms-name = Strenge Bedingungen
tyrannos-option-heir = Ob ein durch das Schicksal sterbender Tyrann einen Erben hat.
tyrannos-option-heir-name = Erbe
tyrannos-option-truce_scope = Was die Waffenruhe am Anfang vor Krieg schützt: alle Städte oder nur Residenzen.
tyrannos-option-truce_scope-name = Umfang der Waffenruhe
tyrannos-option-new_vassal_army = Ob das Heer eines neuen Vasallen sofort mit dir angreift oder erst ab dem nächsten Monat.
tyrannos-option-new_vassal_army-name = Heer eines neuen Vasallen
tyrannos-option-points_pause = Monate, bis Siege über denselben Gegner wieder Punkte bringen.
tyrannos-option-points_pause-name = Punktepause
tyrannos-option-support = Was eine Abteilung ohne Gegenüber darf: jeden Feind angreifen oder auch den Angriff einer Nachbarabteilung unterstützen.
tyrannos-option-support-name = Unterstützung in der Schlacht
tyrannos-option-alliance_end = Wann ein Bündnis zwischen Spielern beendet werden darf: im eigenen Zug oder immer, wenn du außerhalb einer Schlacht allein gefragt wirst.
tyrannos-option-alliance_end-name = Ende von Bündnissen
tyrannos-option-warehouse_room = Wonach sich der Platz für Posten richtet: nach der Stufe des Lagers oder nach der niedrigeren Stufe beider Bereiche.
tyrannos-option-warehouse_room-name = Platz für Posten
tyrannos-option-embassy_from = Der erste Monat, in dem man Gesandtschaften schicken und Verbündete weglocken kann.
tyrannos-option-embassy_from-name = Gesandtschaften ab Monat
tyrannos-option-vassal_by_gift = Ob ein Geschenk einen Vasallen gewinnen kann; wenn nicht, gewinnt es höchstens ein Bündnis, und für einen Vasallen muss der Würfel eine 6 zeigen.
tyrannos-option-vassal_by_gift-name = Vasall durch Geschenk
tyrannos-option-last_city_spared = Ob die Karten der Moira deine einzige Stadt verschonen: Statt dich zu vertreiben, ist ihr Volk in Aufruhr.
tyrannos-option-last_city_spared-name = Letzte Stadt verschont
tyrannos-option-agitation = Welche Städte aufgewiegelt werden können.
tyrannos-option-agitation-name = Aufwiegelung
tyrannos-option-punic_tokens = Marken, die jede punische Stadt zu einer Invasion schickt.
tyrannos-option-punic_tokens-name = Punische Marken
tyrannos-option-voitheia_hand = Wie viele Voitheia man halten darf.
tyrannos-option-voitheia_hand-name = Voitheia auf der Hand
tyrannos-option-ally_points = Welche Verbündeten am Ende Punkte bringen: nur unvertretene oder auch Spieler.
tyrannos-option-ally_points-name = Bündnispunkte
tyrannos-option-offers_per_turn = Wie viele Angebote man in einem Zug machen darf.
tyrannos-option-offers_per_turn-name = Angebote je Zug
tyrannos-option-components = Das eingebaute Material, oder eine Datei mit eigenem.
tyrannos-option-components-name = Material

## Ablehnungen: was nicht geht und was ginge

tyrannos-refusal-malformed = dieser Handlung fehlt ein Teil, oder es gibt ihn nicht
tyrannos-refusal-not-asked = das ist jetzt nicht gefragt; möglich: { $asked }
tyrannos-refusal-impossible-draw = das kann aus dem, was übrig ist, nicht gezogen worden sein
tyrannos-refusal-tokens-not-held = diese Voitheia sind nicht da; du hast { $hand }
tyrannos-refusal-tokens-not-with-army = diese Voitheia hat dieses Heer nicht; es hat { $army }
tyrannos-refusal-wrong-number-of-tokens = das ist nicht die verlangte Zahl oder Punktsumme an Voitheia; du hast { $hand }
tyrannos-refusal-token-superfluous = die Punkte reichen auch ohne eine dieser Voitheia; lass sie weg
tyrannos-refusal-too-much-help = Voitheia geben einer Vertrauensprobe höchstens +2: 6 Punkte genügen
tyrannos-refusal-not-this-city = { $city } kann hier nicht gewählt werden; wähle eine der aufgeführten eigenen Städte
tyrannos-refusal-not-this-branch = dieser Weg steht dir nicht offen; wähle einen der aufgeführten
tyrannos-refusal-not-an-ally = { $city } ist nicht mit dir verbündet
tyrannos-refusal-not-this-level = diese Stufe lässt sich nicht weiter erhöhen
tyrannos-refusal-upkeep-over = der Unterhalt von { $city } ist für diesen Monat erledigt
tyrannos-refusal-city-idle = { $city } liegt bis Monatsende darnieder
tyrannos-refusal-top-level = { $city } hat dort schon die höchste Stufe
tyrannos-refusal-already-building = { $city } baut dort schon; eine Stufe im Monat
tyrannos-refusal-already-bought = du hast diesen Monat schon Voitheia gekauft
tyrannos-refusal-no-tokens-left = so viele Voitheia gibt es nicht mehr; bis zu drei kann man kaufen
tyrannos-refusal-not-anothers-city = { $city } gehört keinem anderen Spieler
tyrannos-refusal-agitated-already = du hast diesen Monat schon eine Stadt aufgewiegelt
tyrannos-refusal-city-agitated = { $city } wurde diesen Monat schon aufgewiegelt
tyrannos-refusal-agitation-delayed = du kannst { $city } nicht vor Monat { $agitate-after } aufwiegeln
tyrannos-refusal-truce = Residenzen sind bis Ende von Monat { $truce } sicher
tyrannos-refusal-safe-from-agitation = { $city } kann nicht aufgewiegelt werden
tyrannos-refusal-no-time-limit = es wurde keine Zeitgrenze vereinbart, oder dies ist schon der letzte Monat
tyrannos-refusal-moved-already = du hast deine Residenz in diesem Spiel schon einmal verlegt
tyrannos-refusal-not-a-vassal = { $city } ist keiner deiner Vasallen
tyrannos-refusal-no-room = für diese Lose ist kein Platz
tyrannos-refusal-no-such-lot = ein solches Los liegt dort nicht
tyrannos-refusal-points-missing = du hast nur { $points } Punkte Voitheia
tyrannos-refusal-bid-too-high = der Zoll muss unter { $limit } Minen liegen
tyrannos-refusal-no-open-block = dort liegen keine Lose offen
tyrannos-refusal-not-for-sale = diese Städte haben nicht so viele Lose zu verkaufen
tyrannos-refusal-not-independent = { $city } ist keine unabhängige Stadt
tyrannos-refusal-embassy-used = du hast diesen Monat schon eine Gesandtschaft oder Lockung geschickt
tyrannos-refusal-petalism-rules = Petalismos: diesen Monat keine Gesandtschaft, Aufwiegelung oder Bündnis
tyrannos-refusal-no-embassies-yet = Gesandtschaften und das Weglocken von Verbündeten sind erst ab Monat { $embassy-from } möglich
tyrannos-refusal-too-early = { $city } hört vor Monat { $embassy-after } keine Gesandtschaft von dir an
tyrannos-refusal-never-again = { $city } hört nie wieder eine Gesandtschaft von dir an
tyrannos-refusal-no-such-gift = ein solches Geschenk gibt es nicht; +1 oder +2, höchstens die Hälfte in Voitheia
tyrannos-refusal-nothing-free = du hast keine kostenlose Gesandtschaft
tyrannos-refusal-money-missing = das Geld reicht nicht; du hast insgesamt { $mine } Minen
tyrannos-refusal-not-its-ally = { $city } ist nicht mit diesem Spieler verbündet
tyrannos-refusal-oath-holds = ein Eid bindet { $city } an den Verbündeten
tyrannos-refusal-no-alliance = ein solches Bündnis gibt es nicht
tyrannos-refusal-held-by-force = dieses Bündnis wurde dir aufgezwungen und kann noch nicht beendet werden
tyrannos-refusal-offer-empty = ein Angebot ohne Inhalt ist keines
tyrannos-refusal-on-both-sides = Geld oder eine Ware darf nicht auf beiden Seiten stehen
tyrannos-refusal-nobody-asked = sag, wem du das Angebot machst
tyrannos-refusal-asked-unknown = Angebote gehen nur an andere Spieler, die noch im Spiel sind
tyrannos-refusal-offers-used-up = du hast deine { $offers-per-turn } Angebote dieses Zuges gemacht
tyrannos-refusal-lots-missing = diese Lose sind nicht alle da
tyrannos-refusal-already-allied = ihr seid schon verbündet
tyrannos-refusal-counter-same = das ist das Angebot selbst; nimm es an oder nenne etwas anderes
tyrannos-refusal-not-agreed = dieser Spieler hat nicht zugestimmt; schließe mit einem ab, der es tat, oder mit niemandem
tyrannos-refusal-cannot-be-attacked = { $city } kann nicht angegriffen werden: deine eigene, punisch oder zerstört
tyrannos-refusal-war-declared = du hast in diesem Zug schon einen Krieg erklärt
tyrannos-refusal-war-pause = du kannst vor Monat { $war-after } keinen Krieg erklären
tyrannos-refusal-residence-idle = deine Residenz liegt darnieder; diesen Monat kein Krieg
tyrannos-refusal-no-men = du hast keine Männer, die ausrücken dürfen: Darniederliegende Städte bleiben zu Hause und, wo neue Vasallen warten müssen, auch die in diesem Monat gewonnenen
tyrannos-refusal-general-truce = bis Ende von Monat { $truce } darf niemand Krieg erklären
tyrannos-refusal-war-peace = Wer { $city } regiert, wurde kürzlich geschlagen und hat Frieden
tyrannos-refusal-war-congress = der Kongress von Gela schützt den Tyrannen von { $city }
tyrannos-refusal-too-many-sent = so viele Marken kannst du nicht schicken
tyrannos-refusal-too-many-lent = höchstens sechs Voitheia kann man leihen
tyrannos-refusal-not-this-shape = eine bis drei Abteilungen mit einer bis drei Marken, von links, und nicht mehr Marken, als da sind
tyrannos-refusal-not-this-lead = vorn müssen Männer einer Stadt dieses Heeres stehen
tyrannos-refusal-too-many-placed = so viele Voitheia darf man unter dieses Heer nicht legen
tyrannos-refusal-placed-nowhere = Voitheia liegen unter Abteilungen, die es gibt
tyrannos-refusal-not-playable = nur Voitheia unter stehenden Abteilungen kann man spielen
tyrannos-refusal-not-this-target = diese Abteilung kann jene nicht angreifen
tyrannos-refusal-not-so-many-attacks = jede Abteilung greift an, solange Angriffe übrig sind, nicht mehr und nicht weniger
tyrannos-refusal-not-this-support = nur wo die Option es erlaubt, kann eine Abteilung ohne Gegenüber eine angreifende Nachbarabteilung unterstützen, statt anzugreifen
tyrannos-refusal-no-terms = es ist niemand da, dem man Bedingungen anbieten könnte
tyrannos-refusal-nothing-to-pull-down = einen solchen Ausbau gibt es nicht abzureißen
tyrannos-refusal-nothing-to-save = { $city } hat keinen Lochos zu retten
tyrannos-refusal-not-this-condition = diese Bedingung kann man nach diesem Sieg nicht stellen
tyrannos-refusal-last-city = die einzige Stadt eines Spielers wird verschont
tyrannos-refusal-not-this-ransom = ein solches Lösegeld ist hier nicht zu holen

## How actions are typed that are not listed.

tyrannos-typed-offer = tippe: offer B: 20m 2food 1v for 1metal with alliance
tyrannos-typed-counter = tippe: counter 10m for 1metal; du bekommst 10m und gibst 1metal
tyrannos-typed-deploy = tippe: deploy 3-3-2 front Gela: sword2@1 helmet1@2
tyrannos-typed-terms = tippe: terms lose: 30m for -, oder terms win: - for 30m pull-down city
