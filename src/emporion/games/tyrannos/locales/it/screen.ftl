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

## Ordini dati in anticipo, come li elenca il terminale.

tyrannos-order-only-answer = Rispondere dove è possibile una sola risposta.
tyrannos-order-decline-offers = Rifiutare tutte le offerte di questo mese.
tyrannos-order-pass-turns = Finire subito i tuoi turni, finché città, eserciti e alleati non cambiano.
tyrannos-order-never-cut-in = Non intromettersi mai per un blocco.
tyrannos-order-stay-out-below = Non intromettersi se il dazio stampato è più basso (mine).
tyrannos-order-cut-in-from = Intromettersi se il dazio stampato è almeno questo (mine).
tyrannos-order-bid-down-to = Offrire ogni volta una mina in meno, ma non sotto questa somma; poi cedere.
tyrannos-order-take-what-fits = Prendere le merci per cui c’è posto.
tyrannos-order-unload-at = Scaricare prima in queste città, poi dove c’è più posto (any: nessuna prima).
tyrannos-order-sell-from = Vendere tutto di una merce da questo prezzo in su, niente sotto (food:5,oil:9).
tyrannos-order-dump-rest = Svendere il resto dopo l’ultima carta (no: tenerlo).
tyrannos-order-tax = Il regime fiscale di tutte le città: normal, light o heavy.
tyrannos-order-tax-in = Un altro regime fiscale in alcune città (Gela:light).
tyrannos-order-pay-costs = Pagare i costi delle città finché c’è denaro.
tyrannos-order-pay-from = Pagare prima da questi tesori, poi dal più pieno (any: nessuno prima).
tyrannos-order-spend-first = Spendere il minor numero di punti Voitheia; a parità, prima: sword, shield, helmet (any: non importa).
tyrannos-order-buy-voitheia-to = Comprare Voitheia fino ad averne questo numero in mano.
tyrannos-order-close-offers = Concludere un’offerta che un solo giocatore ha accettato.

## Forms, and what the parts of the table are called

tyrannos-piece-m = mine
tyrannos-piece-v = Voitheia
tyrannos-piece-with-alliance = con un’alleanza
tyrannos-piece-win = vinco io
tyrannos-piece-lose = perdo io
tyrannos-field-to = A
tyrannos-field-give = Dai
tyrannos-field-want = Ricevi
tyrannos-field-alliance = Alleanza
tyrannos-field-wins = Esito
tyrannos-field-pull-down = Demolito
tyrannos-field-shape = Segnalini per gruppo
tyrannos-field-front = Davanti
tyrannos-field-placed = Voitheia sotto i gruppi
tyrannos-field-city = Città
tyrannos-field-sector = Settore
tyrannos-field-count = Numero
tyrannos-field-lots = Lotti
tyrannos-field-treasury = Tesoro
tyrannos-field-army = Esercito
tyrannos-field-owner = Sovrano
tyrannos-field-level = Livello della città
tyrannos-field-warehouse = Magazzino
tyrannos-field-players = Giocatori
tyrannos-field-cities = Città
tyrannos-field-month = Mese
tyrannos-field-name = Nome
tyrannos-field-relation = Stato
tyrannos-field-port = Porto
tyrannos-field-money = Denaro
tyrannos-field-tokens = Voitheia
tyrannos-field-scores = Punti
tyrannos-field-seat = Giocatore
tyrannos-field-total = Totale
tyrannos-field-hand = Mano
tyrannos-field-market = Mercato
tyrannos-field-cargo = Carico
tyrannos-field-battle = Battaglia
tyrannos-field-regime = Tassa
tyrannos-field-residence = Residenza
