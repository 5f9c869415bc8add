# Tyrannos nel terminale.
tyrannos-screen-month = Mese { $month } di { $months }. Arconte: { $archon }. Primo: { $first }.
tyrannos-screen-event = Questo mese: { $fate } ({ $player }).
tyrannos-screen-legend = A*: residenza di A, A: vassalla di A, -: indipendente, (B): alleata di B, P: punica, x: rasa al suolo.
# For the help of the terminal.
tyrannos-screen-examples = embassy Naxos gift 1, upgrade Gela warehouse, offer B: 20m 2food for 1metal (m: mine di denaro, v: Voitheia, le merci col loro nome).
tyrannos-screen-about = Per ogni città il tabellone mostra chi la governa, i suoi livelli (città/magazzino), le sue truppe e quante può averne al massimo, le mine del suo tesoro e le merci nel suo magazzino. Le probabilità di una guerra non contano le Voitheia né i giocatori che possono ancora unirsi. +c, +w: un livello della città o del magazzino è in costruzione; !: ferma in questo mese.
# Teste di colonne: brevi.
tyrannos-screen-col-city = Città
tyrannos-screen-col-rule = Tiranno
tyrannos-screen-col-levels = Liv.
tyrannos-screen-col-army = Truppe
tyrannos-screen-col-mine = Mine
tyrannos-short-food = De
tyrannos-short-raw = Mp
tyrannos-short-oil = Ol
tyrannos-short-cloth = Te
tyrannos-short-metal = Me
tyrannos-short-luxury = Lu
tyrannos-relation-residence = residenza di { $player }
tyrannos-relation-vassal = vassalla di { $player }
tyrannos-relation-independent = indipendente
tyrannos-relation-allied = indipendente, alleata di { $player }
tyrannos-relation-punic = punica
tyrannos-relation-razed = distrutta
tyrannos-screen-city = { $city }: { $relation }. Livello { $level }, magazzino { $warehouse }, esercito { $army } su { $cap }, tesoro { $money }; lotti: { $lots }.
tyrannos-screen-blocks = Scoperti: { $blocks }.
tyrannos-screen-market = Mercato: { $good } a { $price } il lotto; il dazio era di { $duty }. Ancora { $count } carte.
tyrannos-screen-pacts = Giocatori alleati: { $pairs }.
tyrannos-screen-bid = { $player } chiede { $mine } di dazio.
# Una riga di tabella: abbastanza breve per 80 colonne.
tyrannos-screen-score = { $letter } { $player } { $total }: casa { $original }, città { $cities }, leghe { $allies }, opere { $expansions }, guerra { $battles }, oro { $talents }, V { $tokens }
tyrannos-screen-out = { $letter } { $player }: fuori dal gioco
tyrannos-screen-hand =
    { $points ->
        [one] { $player } ha { $tokens } (un punto).
       *[other] { $player } ha { $tokens } ({ $points } punti).
    }
tyrannos-screen-lent = In prestito a te: { $tokens }.
tyrannos-screen-punic = I Fenici hanno { $tokens }.
tyrannos-screen-choice = Hai scelto: { $choice }
tyrannos-screen-placed = Sotto i tuoi gruppi: { $tokens }.
tyrannos-screen-battle = Battaglia per { $city }, turni combattuti: { $round }.
tyrannos-screen-side = { $side } ({ $player }): { $army }. Riserva { $reserve }, attacchi rimasti { $pool }, lochoi persi { $lost }, Voitheia { $count }.
tyrannos-screen-nobody = nessuno

## Di che cosa si tratta

tyrannos-screen-block = In offerta, { $block }: { $lots }. Dazio: { $duty }.
tyrannos-screen-taker = Lo prende { $player }, se nessuno si intromette per un dazio più basso.
tyrannos-screen-room = Posto nei tuoi magazzini: { $cities }.
tyrannos-screen-for-sale = Puoi vendere: { $cities }.
tyrannos-screen-dump = Dopo il mercato: { $good } a { $price } il lotto; il dazio era di { $duty }.
# Prima dello schieramento. $cities: ognuna con i suoi lochoi.
tyrannos-screen-army = { $side } ({ $player }): lochoi { $lochoi }, pedine { $tokens }; { $cities }.
# $side: attaccante o difensore. $cities: ognuna con i suoi pedine.
tyrannos-screen-join = Ti chiedono aiuto per: { $side }. Pedine che puoi mandare: { $count } ({ $cities }).
tyrannos-screen-allowance = Voitheia che puoi piazzare: { $count }. A disposizione: { $tokens }.
tyrannos-screen-beaten = { $city } è sconfitta: livello { $level }, magazzino { $warehouse }, esercito { $army }, tesoro { $treasury }.
tyrannos-screen-consent = { $player } vuole mandare un’ambasceria a { $city }, con un dono di { $gift } (+{ $points }).
tyrannos-screen-due = Da pagare: { $sum }.
tyrannos-screen-points-due = Punti di Voitheia da spendere: { $points }.
tyrannos-screen-tokens-due = Voitheia da scegliere: { $count }.
tyrannos-screen-costs = Spese di { $city }: { $costs }. Il suo tesoro contiene { $treasury } e l’imposta rende { $tax }.
tyrannos-screen-levels = Manca il denaro per i prossimi livelli: { $levels }.
tyrannos-screen-level = { $city }, { $sector }: { $sum }
tyrannos-screen-check = Prova di fiducia a { $city }: un dado, { $modifier }. Con 1 o meno sei cacciato, da 6 in su va tutto bene. 3 punti di Voitheia danno +1, 6 punti +2.
# Un’alleanza imposta. $pair: i due giocatori; $player: chi vi è tenuto.
tyrannos-screen-forced = { $pair } (imposta a { $player }, non si può sciogliere prima del mese { $month })

## Che cosa bisogna aspettare

tyrannos-wait-truce = Tregua fino alla fine del mese { $month }: le residenze sono al sicuro.
tyrannos-wait-general-truce = Tregua fino alla fine del mese { $month }: nessuna guerra.
tyrannos-wait-embassy = Ambascerie di nuovo possibili: { $what }.
tyrannos-wait-agitation = Sobillazione di nuovo possibile: { $what }.
tyrannos-wait-war = Puoi di nuovo dichiarare guerra: { $what }.
tyrannos-wait-peace = A loro si può di nuovo dichiarare guerra: { $what }.
tyrannos-wait-oath = Legate da un giuramento, non si possono sottrarre: { $what }.
tyrannos-wait-month = mese { $month }
tyrannos-wait-until = { $what } (mese { $month })
tyrannos-wait-never = { $what } (mai)

## Che cosa costano e rendono le azioni, fra parentesi

tyrannos-fact-duty = dazio { $sum }
tyrannos-fact-stored = { $good } a { $city }, { $other } a { $second }
tyrannos-fact-sold = { $lots } per { $sum }
tyrannos-fact-gain = rende { $sum }
tyrannos-fact-gained = ottenuta questo mese, quindi nessuna prova di fiducia: da 3 a 5 non succede nulla
tyrannos-fact-support = il gruppo { $grouping } sostiene { $supported }
tyrannos-fact-price = costa { $sum }
tyrannos-fact-price-points = costa { $sum } e { $points } punti di Voitheia
tyrannos-fact-free = gratis
tyrannos-fact-treasury = tesoro { $sum }
tyrannos-fact-check =
    { $count ->
        [0] senza penalità
       *[other] a −{ $count }
    }
tyrannos-fact-lochoi =
    { $count ->
        [one] un lochos
       *[other] { $count } lochoi
    }
tyrannos-fact-tokens = { tyrannos-voitheia }
# Quote di molte battaglie, in percento.
tyrannos-fact-war = { $own } lochoi contro { $enemy }: vittoria circa { $win }%, pari { $draw }%, sconfitta { $lose }%, senza Voitheia
tyrannos-fact-war-undefended = { $own } lochoi contro nessuno
