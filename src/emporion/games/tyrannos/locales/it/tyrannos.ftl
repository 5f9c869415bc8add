# Tyrannos: che cosa è successo, che cosa si chiede, che cosa si può fare, e perché no.
## Parole

tyrannos-decimal-point = ,
tyrannos-mine =
    { $one ->
        [yes] { $amount } mina
       *[no] { $amount } mine
    }
tyrannos-voitheia =
    { $count ->
        [one] { $count } segnalino Voitheia
       *[other] { $count } segnalini Voitheia
    }
tyrannos-nothing = niente
tyrannos-tokens-none = nessuna Voitheia
tyrannos-phoenicians = i Fenici
tyrannos-package =
    { $alliance ->
        [yes] { $give } in cambio di { $want }, con un’alleanza
       *[no] { $give } in cambio di { $want }
    }
tyrannos-good-food = derrate
tyrannos-good-raw = materie prime
tyrannos-good-oil = vino e olio
tyrannos-good-cloth = ceramiche e tessuti
tyrannos-good-metal = metalli
tyrannos-good-luxury = beni di lusso
tyrannos-token-sword =
    { $count ->
        [one] una spada
       *[other] { $count } spade
    }
tyrannos-token-shield =
    { $count ->
        [one] uno scudo
       *[other] { $count } scudi
    }
tyrannos-token-helmet =
    { $count ->
        [one] un elmo
       *[other] { $count } elmi
    }
tyrannos-block-euro = il porto Euro
tyrannos-block-scirocco = il porto Scirocco
tyrannos-block-libeccio = il porto Libeccio
tyrannos-block-zefiro = il porto Zefiro
tyrannos-block-borea = il porto Borea
tyrannos-block-greco = il porto Greco
tyrannos-block-seventh = il settimo blocco
tyrannos-sector-city = città
tyrannos-sector-warehouse = magazzino
tyrannos-sector-all = tutti gli ampliamenti
tyrannos-regime-normal = tassa normale
tyrannos-regime-light = tassa leggera
tyrannos-regime-heavy = tassa pesante
tyrannos-side-attacker = attaccante
tyrannos-side-defender = difensore
tyrannos-branch-money = pagare
tyrannos-branch-check = affrontare una prova di fiducia
tyrannos-branch-lochoi = perdere lochoi
tyrannos-branch-tax = riscuotere metà della tassa questo mese
tyrannos-branch-tokens = perdere Voitheia
tyrannos-branch-level = perdere un livello della città
tyrannos-branch-ally = perdere un alleato
tyrannos-branch-cargo = rinunciare al carico questo mese
tyrannos-branch-nothing = non fare nulla
tyrannos-condition-vassal = diventa vassalla
tyrannos-condition-ally = diventa alleata
tyrannos-condition-pull-city = un livello della città viene demolito
tyrannos-condition-pull-warehouse = un livello del magazzino viene demolito
tyrannos-condition-pull-all = tutti gli ampliamenti vengono demoliti
tyrannos-condition-raze = viene rasa al suolo
tyrannos-condition-ransom = paga un riscatto
tyrannos-condition-none = niente

## Eventi del destino

tyrannos-fate-invasion = Invasione fenicia
tyrannos-fate-death = Morte del tiranno
tyrannos-fate-driven-out = Il tiranno è cacciato
tyrannos-fate-fidelity = Fedeltà del popolo
tyrannos-fate-eruption = Eruzione dell’Etna
tyrannos-fate-plague = Pestilenza
tyrannos-fate-earthquake = Terremoto
tyrannos-fate-attempted-tyranny = Tentativo di tirannide
tyrannos-fate-petalism = Petalismo
tyrannos-fate-mercenaries-revolt = Rivolta dei mercenari
tyrannos-fate-sikel-raid = Razzia dei Siculi
tyrannos-fate-pirates = Pirati
tyrannos-fate-storm = Tempesta
tyrannos-fate-bad-harvest = Cattivo raccolto
tyrannos-fate-bribed-commanders = Comandanti corrotti
tyrannos-fate-refugees = Profughi
tyrannos-fate-exiles-plot = Congiura degli esuli
tyrannos-fate-forced-transfer = Trasferimento forzato dei cittadini
tyrannos-fate-marsh-fever = Febbre palustre
tyrannos-fate-border-quarrel = Lite di confine
tyrannos-fate-fleet-off-coast = Flotta al largo
tyrannos-fate-false-treasure = Falso tesoro
tyrannos-fate-ill-omen = Cattivo presagio
tyrannos-fate-luxury-of-citizens = Lusso dei cittadini
tyrannos-fate-good-harvest = Buon raccolto
tyrannos-fate-oil-for-carthage = Olio e vino per Cartagine
tyrannos-fate-olympic-victory = Vittoria a Olimpia
tyrannos-fate-victory-at-kyme = Vittoria di Cuma
tyrannos-fate-indemnity = Indennità
tyrannos-fate-gold-crown = Corona d’oro
tyrannos-fate-captives = Prigionieri per le opere pubbliche
tyrannos-fate-fish-pond = Vivaio
tyrannos-fate-colonists = Coloni
tyrannos-fate-benefactor = Benefattore
tyrannos-fate-poets = Poeti a corte
tyrannos-fate-empedokles = Empedocle
tyrannos-fate-friendship = Amicizia offerta
tyrannos-fate-suppliant-spared = Un supplice risparmiato
tyrannos-fate-congress-of-gela = Congresso di Gela
tyrannos-fate-just-accounts = Conti in regola
tyrannos-fate-oath = Giuramento ai Palici
tyrannos-fate-booty = Bottino dall’Elba
tyrannos-fate-mercenaries-hired = Mercenari assoldati
tyrannos-fate-wealthy-citizen = Un ricco cittadino
tyrannos-fate-new-temple = Un nuovo tempio
tyrannos-fate-merchants = Mercanti in gran numero
tyrannos-fate-good-price = Buon prezzo
tyrannos-fate-camp-plague = Pestilenza nel campo nemico

## Che cosa è successo: preparazione e mese

tyrannos-city-drawn = { $seat } pesca { $city }.
tyrannos-archon-chosen = { $seat } è il primo arconte.
tyrannos-month-began = Inizia il mese { $month }.
tyrannos-archon-changed = Ora è arconte { $seat }.
tyrannos-turn-began = Tocca a { $seat }.
tyrannos-time-called = { $seat } dichiara che il tempo è scaduto: questo mese è l’ultimo.
tyrannos-turn-ended = { $seat } termina il turno.
tyrannos-fate-turned = Moira scopre la carta { $card }.
tyrannos-fate-named = Il dado dà { $face }: { $fate }.
tyrannos-fate-met = «{ $fate }» tocca a { $seat }, che è il primo giocatore del mese.
tyrannos-branch-chosen = { $seat } sceglie: { $branch }.
tyrannos-ally-named = { $seat } nomina { $city }.
tyrannos-plotter-drawn = { $seat } può sobillare { $city } senza spesa.

## Voitheia

tyrannos-tokens-drawn =
    { $count ->
        [one] { $seat } pesca una Voitheia.
       *[other] { $seat } pesca { $count } Voitheia.
    }
tyrannos-tokens-drawn-tokens = { $seat } pesca { $tokens }.
tyrannos-tokens-discarded = { $seat } scarta { $tokens }.
tyrannos-tokens-picked = { $seat } ha scelto le Voitheia da consegnare.
tyrannos-tokens-given =
    { $count ->
        [one] Una Voitheia passa da { $seat } a { $to }.
       *[other] { $count } Voitheia passano da { $seat } a { $to }.
    }
tyrannos-tokens-given-tokens = Da { $seat } a { $to }: { $tokens }.
tyrannos-tokens-bought =
    { $count ->
        [one] { $seat } compra una Voitheia.
       *[other] { $seat } compra { $count } Voitheia.
    }

## Il popolo e il mantenimento

tyrannos-help-given = { $seat } spende { $tokens } per conquistare il favore di { $city }.
tyrannos-trust-checked =
    { $result ->
        [1] Prova di fiducia a { $city }: { $face } e { $modifier }. { $seat } viene cacciato!
        [2] Prova di fiducia a { $city }: { $face } e { $modifier }. Tumulto contro { $seat }.
        [3] Prova di fiducia a { $city }: { $face } e { $modifier }. Malcontento verso { $seat }.
        [4] Prova di fiducia a { $city }: { $face } e { $modifier }. { $seat } non convince il popolo.
        [5] Prova di fiducia a { $city }: { $face } e { $modifier }. { $seat } è accettato, con un avvertimento.
       *[6] Prova di fiducia a { $city }: { $face } e { $modifier }. { $seat } è accettato.
    }
tyrannos-agitation-begun = { $seat } sobilla { $city }.
tyrannos-agitation-rolled =
    { $face ->
        [1] { $city } resta fedele; i sobillatori di { $seat } fanno { $face }.
        [2] { $city } non vuole più sentire { $seat } per 6 mesi; il dado dà { $face }.
        [6] { $city } insorge per { $seat }; il dado dà { $face }.
       *[other] I sobillatori di { $seat } fanno { $face }: { $city } mette alla prova il suo tiranno.
    }
tyrannos-tax-levied = { $seat }, { $city }: { $regime }.
tyrannos-heavy-tax-answered =
    { $face ->
        [4] { $city } accetta la pesante tassa di { $seat } ({ $face }).
       *[other] { $city } protesta contro la pesante tassa di { $seat } ({ $face }).
    }
tyrannos-tax-imposed = { $seat } impone la tassa pesante a { $city }.
tyrannos-tax-given-up = { $seat } cede a { $city }.
tyrannos-costs-rolled = { $city } costa { $mine } a { $seat } questo mese.
tyrannos-costs-paid = { $seat } paga le spese di { $city }.
tyrannos-costs-refused = { $seat } non paga le spese di { $city }.

## Carico e mercato

tyrannos-block-opened = Si apre { $block }: { $lots }.
tyrannos-block-taken = { $seat } prende { $lots }.
tyrannos-block-refused = { $seat } rifiuta.
tyrannos-lot-taken = { $seat } prende un lotto: { $good }.
tyrannos-cut-in-answered = { $seat } ha deciso se intromettersi.
tyrannos-challenged = { $seat } si intromette nell’affare di { $taker }.
tyrannos-bid-made = { $seat } chiede solo { $mine } di dazio.
tyrannos-block-yielded = { $seat } cede.
tyrannos-lot-dropped = { $seat } perde un lotto di { $city }: { $good }.
tyrannos-market-opened = Il mercato apre con { $count } carte.
tyrannos-card-turned = Richiesta: { $good }, ma nessuno ne ha da vendere.
tyrannos-card-turned-drachmas = Richiesta: { $good }, { $drachmas } al lotto.
tyrannos-sale-chosen = { $seat } ha scelto che cosa vendere.
tyrannos-lots-sold = { $seat } vende { $good } ({ $count }) per { $drachmas }.

## Azioni e diplomazia

tyrannos-upgrade-begun = { $seat } costruisce a { $city }: { $sector }.
tyrannos-embassy-sent = { $seat } manda un’ambasceria a { $city } (+{ $points }).
tyrannos-lure-sent = { $seat } cerca di sottrarre { $city } a { $ally } (+{ $points }).
tyrannos-consent-answered = { $seat } ha risposto sull’ambasceria.
tyrannos-consent-given = Tutti acconsentono: l’ambasceria di { $seat } parte per { $city }.
tyrannos-consent-refused = L’ambasceria di { $seat } a { $city } non è consentita.
tyrannos-embassy-answered =
    { $reply ->
        [1] { $city } risponde a { $seat }: mai più ({ $face } +{ $points }).
        [2] { $city } risponde a { $seat }: non prima di 12 mesi ({ $face } +{ $points }).
        [3] { $city } risponde a { $seat }: non prima di 6 mesi ({ $face } +{ $points }).
        [4] { $city } risponde a { $seat }: non prima di 3 mesi ({ $face } +{ $points }).
        [5] { $city } risponde a { $seat }: alleanza ({ $face } +{ $points }).
       *[6] { $city } risponde a { $seat }: diventa vassalla ({ $face } +{ $points }).
    }
tyrannos-offer-made = { $seat } tratta con { $asked }.
tyrannos-offer-made-package = { $seat } propone a { $asked }: { $package }.
tyrannos-offer-answered = { $seat } ha risposto.
tyrannos-answer-revealed =
    { $answer ->
        [accept] { $seat } accetta.
       *[decline] { $seat } rifiuta.
    }
tyrannos-answer-revealed-package = { $seat } fa una controfferta: { $package }.
tyrannos-exchange-closed = { $seat } e { $partner } si accordano: { $package }.
tyrannos-offer-withdrawn = { $seat } non conclude alcun accordo.

## Guerra

tyrannos-war-declared = { $seat } dichiara guerra a { $city }!
tyrannos-invasion-began = I Fenici sbarcano davanti a { $city }!
tyrannos-punic-commander-drawn = { $seat } comanda i Fenici.
tyrannos-punic-tokens-drawn = I Fenici pescano { $count } Voitheia.
tyrannos-punic-tokens-drawn-tokens = I Fenici pescano { $tokens }.
tyrannos-join-answered = { $seat } ha deciso se entrare in guerra.
tyrannos-war-joined = { $seat } entra in guerra nello schieramento { $side }.
tyrannos-loan-chosen = { $seat } ha deciso se prestare Voitheia.
tyrannos-tokens-lent =
    { $count ->
        [one] { $seat } presta una Voitheia.
       *[other] { $seat } presta { $count } Voitheia.
    }
tyrannos-tokens-lent-tokens = { $seat } presta { $tokens }.
tyrannos-deployment-chosen = { $seat } ha schierato l’esercito.
tyrannos-army-deployed = Schieramento, { $side }: { $shape }, con { $count } Voitheia.
tyrannos-resolve-chosen = { $seat } ha preso una decisione.
tyrannos-resolve-revealed =
    { $resolve ->
        [fight] { $seat } continua a combattere.
        [give-up] { $seat } si arrende.
       *[terms] { $seat } propone condizioni.
    }
tyrannos-terms-offered = Le condizioni di { $seat } sono sul tavolo.
tyrannos-terms-offered-package = Le condizioni di { $seat }: { $package }.
tyrannos-terms-accepted = { $seat } accetta le condizioni.
tyrannos-terms-declined = { $seat } respinge le condizioni.
tyrannos-plan-chosen = { $seat } ha pianificato il turno di battaglia.
tyrannos-round-fought = Turno { $round } della battaglia.
tyrannos-symbols-played = Voitheia, { $side }: spade { $swords }, scudi { $shields }, elmi { $helmets }.
tyrannos-support-given = Sostegno, { $side }: gruppo { $grouping } per il gruppo { $supported }.
tyrannos-attack-rolled = Attacco, { $side }: gruppo { $grouping } contro { $target }; { $face } contro forza { $force }.
tyrannos-morale-rolled =
    { $holds ->
        [yes] Morale, { $side }: il gruppo { $grouping } fa { $face } e tiene.
       *[no] Morale, { $side }: il gruppo { $grouping } fa { $face } e lascia il campo.
    }
tyrannos-battle-ended =
    { $result ->
        [draw] La battaglia finisce in parità.
       *[over] La battaglia è finita.
    }
tyrannos-battle-ended-winner =
    { $result ->
        [crushing] Vittoria schiacciante: { $winner }.
        [narrow] Vittoria di misura: { $winner }.
       *[agreed] Vittoria concordata: { $winner }.
    }
tyrannos-wounds-rolled = Dei caduti di { $city }, { $returned } ritornano e { $lost } sono perduti.
tyrannos-lochos-saved = Un elmo salva un lochos di { $city }, scelto da { $seat }.
tyrannos-condition-imposed = { $seat } impone una condizione a { $city }: { $condition }.
tyrannos-points-won =
    { $points ->
        [one] { $seat } ottiene un punto.
       *[other] { $seat } ottiene { $points } punti.
    }
tyrannos-tribute-rolled = I Fenici esigono { $mine } da { $city }.
tyrannos-tribute-answered = { $seat } decide per { $city }: { $branch }.
tyrannos-punic-ransom-rolled = I Fenici sono battuti; il dado del riscatto dà { $face }.

## Che cosa ne segue

tyrannos-city-gained = { $city } passa a { $seat }.
tyrannos-city-lost = { $seat } perde { $city }.
tyrannos-city-razed = { $city } è rasa al suolo.
tyrannos-residence-moved = { $seat } risiede ora a { $city }.
tyrannos-player-left = { $seat } è fuori dal gioco.
tyrannos-alliance-made = { $city } è alleata di { $seat }.
tyrannos-alliance-ended = { $city } non è più alleata di { $seat }.
tyrannos-pact-made = { $seat } e { $ally } sono alleati.
tyrannos-pact-ended = { $seat } e { $ally } non sono più alleati.
tyrannos-level-raised = { $city }: { $sector }, sale al livello { $level }.
tyrannos-level-lost = { $city }: { $sector }, scende al livello { $level }.
tyrannos-city-idle = { $city } è inattiva fino alla fine del mese.
tyrannos-army-grew =
    { $count ->
        [one] { $city } guadagna un lochos.
       *[other] { $city } guadagna { $count } lochoi.
    }
tyrannos-army-shrank =
    { $count ->
        [one] { $city } perde un lochos.
       *[other] { $city } perde { $count } lochoi.
    }
tyrannos-lots-stored = Immagazzinato a { $city }: { $lots }.
tyrannos-lots-gone = Uscito da { $city }: { $lots }.
tyrannos-money-earned = Il tesoro di { $city } guadagna { $drachmas }.
tyrannos-money-paid = Il tesoro di { $city } perde { $drachmas }.

## La fine

tyrannos-game-ended =
    { $winners-count ->
        [one] La partita è finita: { $reason }. Vince { $winners } con { $points } punti. Classifica: { $ranking }.
       *[other] La partita è finita: { $reason }. Vincono a pari merito { $winners } con { $points } punti. Classifica: { $ranking }.
    }
tyrannos-game-ended-tie-break =
    { $winners-count ->
        [one] La partita è finita: { $reason }. Vince { $winners } con { $points } punti; a parità di punti decidono i vassalli, poi il denaro. Classifica: { $ranking }.
       *[other] La partita è finita: { $reason }. Vincono a pari merito { $winners } con { $points } punti; a parità di punti decidono i vassalli, poi il denaro. Classifica: { $ranking }.
    }
tyrannos-reason-last-month = è finito l’ultimo mese
tyrannos-reason-last-player = resta un solo tiranno

## Che cosa si chiede

tyrannos-decision-choose-fate = Il destino ti lascia una scelta.
tyrannos-decision-choose-lot = Scegli un lotto da perdere.
tyrannos-decision-choose-level = Scegli che cosa costruiscono i coloni.
tyrannos-decision-choose-ally = Nomina uno dei tuoi alleati.
tyrannos-decision-choose-sale = Vendi un lotto al buon prezzo.
tyrannos-decision-plot = Vuoi usare gli esuli e sobillare la città senza spesa?
tyrannos-decision-discard-extra = Hai troppe Voitheia: scarta fino al limite.
tyrannos-decision-spend-points = Scegli le Voitheia da spendere.
tyrannos-decision-lose-tokens = Scegli le Voitheia da perdere.
tyrannos-decision-give-tokens = Scegli le Voitheia da consegnare.
tyrannos-decision-swap-tokens = Entrambi consegnate Voitheia: scegli le tue. Passano di mano quando tutti e due avete scelto.
tyrannos-decision-pay = Scegli il tesoro che paga per primo.
tyrannos-decision-check = C’è una prova di fiducia: spendi Voitheia per migliorarla, o nessuna.
tyrannos-decision-choose-residence = Hai perso la residenza: scegli un’altra città.
tyrannos-decision-upkeep = Riscuoti la tassa di una delle tue città.
tyrannos-decision-heavy-answer = Il popolo protesta: imponi la tassa pesante, o cedi.
tyrannos-decision-costs = Paga le spese della città, o rifiuta.
tyrannos-decision-acts = Agisci, o termina il turno.
tyrannos-decision-consent = L’ambasceria può andare dal tuo alleato?
tyrannos-decision-answer = Rispondi all’offerta: accetta, rifiuta o fai una controfferta.
tyrannos-decision-close-offer = Concludi lo scambio con un giocatore, o con nessuno.
tyrannos-decision-ask-block = Prendi i lotti di questo porto, o rifiuta.
tyrannos-decision-ask-single = Prendi uno dei lotti, o rifiuta.
tyrannos-decision-ask-cut-in = Vuoi intrometterti, per 3 punti di Voitheia?
tyrannos-decision-challenge = Indica un dazio inferiore a quello stampato.
tyrannos-decision-answer-bid = Scendi ancora, o cedi.
tyrannos-decision-store-block = Scegli dove immagazzinare i lotti.
tyrannos-decision-take-open = Prendi un blocco rimasto scoperto, o rifiuta.
tyrannos-decision-selling = Scegli quanti lotti vendere.
tyrannos-decision-join-war = Entri in guerra? Scegli quante pedine mandare.
tyrannos-decision-lend-tokens = Scegli le Voitheia da prestare al comandante.
tyrannos-decision-deployment = Schiera l’esercito: gruppi, prima linea, Voitheia.
tyrannos-decision-resolve = Continua a combattere, proponi condizioni o arrenditi.
tyrannos-decision-answer-terms = Accetta le condizioni, o respingile.
tyrannos-decision-plans = Pianifica il turno: chi attaccano i tuoi gruppi, quali Voitheia giochi.
tyrannos-decision-save-lochos = Un elmo salva un lochos: scegli di quale città.
tyrannos-decision-impose-condition = Hai vinto: imponi una condizione.
tyrannos-decision-tribute = Paga il tributo per questa città, o lasciala radere al suolo.

## Che cosa si può fare, per i menu

tyrannos-action-choose = { $branch }
tyrannos-action-discard = scartare { $tokens }
tyrannos-action-pay-from = pagare prima da { $city }
tyrannos-action-drop = rinunciare a { $good } a { $city }
tyrannos-action-name = nominare { $city }
tyrannos-action-sell-lot = vendere { $good } di { $city }
tyrannos-action-move = trasferire la residenza a { $city }
tyrannos-action-tax = { $city }: { $regime }
tyrannos-action-impose = imporre la tassa pesante a { $city }
tyrannos-action-give-way = cedere a { $city }
tyrannos-action-pay = pagare le spese di { $city }
tyrannos-action-refuse-costs = non pagare le spese di { $city }
tyrannos-action-take = prendere i lotti
tyrannos-action-take-block = prendere { $block }
tyrannos-action-refuse = rifiutare
tyrannos-action-take-lot = prendere { $good }
tyrannos-action-cut-in = intromettersi
tyrannos-action-stay-out = restarne fuori
tyrannos-action-bid = chiedere solo { $duty }
tyrannos-action-yield = cedere
tyrannos-action-store = immagazzinare a { $city } e { $second }
tyrannos-action-sell = vendere: { $lots }
tyrannos-action-upgrade = costruire a { $city }: { $sector }
tyrannos-action-buy =
    { $count ->
        [one] comprare una Voitheia
       *[other] comprare { $count } Voitheia
    }
tyrannos-action-embassy =
    { $free ->
        [yes] mandare l’ambasceria gratuita a { $city }
       *[no]
            { $voitheia ->
                [0] mandare un’ambasceria a { $city }, dono +{ $gift }
               *[other] mandare un’ambasceria a { $city }, dono +{ $gift }, con { $voitheia } punti di Voitheia
            }
    }
tyrannos-action-lure =
    { $halved ->
        [yes] sottrarre { $city } a { $ally }, +{ $points }, a metà prezzo con Voitheia
       *[no] sottrarre { $city } a { $ally }, +{ $points }
    }
tyrannos-action-agitate = sobillare { $city }
tyrannos-action-war = dichiarare guerra a { $city }
tyrannos-action-end-alliance = sciogliere l’alleanza con { $city }
tyrannos-action-end-pact = sciogliere l’alleanza con { $ally }
tyrannos-action-offer =
    { $alliance ->
        [yes] proporre a { $to } { $give } in cambio di { $want }, con un’alleanza
       *[no] proporre a { $to } { $give } in cambio di { $want }
    }
tyrannos-action-accept = accettare
tyrannos-action-decline = rifiutare
# Dal punto di vista di chi ha fatto l’offerta: chi risponde dà $want e riceve $give.
tyrannos-action-counter =
    { $alliance ->
        [yes] controfferta: { $want } in cambio di { $give }, con un’alleanza
       *[no] controfferta: { $want } in cambio di { $give }
    }
tyrannos-action-close = non scambiare con nessuno
tyrannos-action-close-partner = scambiare con { $partner }
tyrannos-action-time = dichiarare che il tempo è scaduto; questo mese sarà l’ultimo
tyrannos-action-end = terminare il turno
tyrannos-action-join =
    { $tokens ->
        [0] restare fuori dalla guerra
        [one] mandare una pedina
       *[other] mandare { $tokens } pedine
    }
tyrannos-action-lend = prestare { $tokens }
tyrannos-action-deploy = schierare gruppi di { $shape } pedine, { $front } davanti, { $placed }
tyrannos-action-fight = continuare a combattere
tyrannos-action-give-up = arrendersi
tyrannos-action-terms =
    { $wins ->
        [yes] proporre condizioni da vincitore: { $give } in cambio di { $want }, alleanza: { $alliance-word }
       *[no] proporre condizioni da perdente: { $give } in cambio di { $want }, alleanza: { $alliance-word }
    }
tyrannos-action-terms-pull-down =
    { $wins ->
        [yes] proporre condizioni da vincitore: { $give } in cambio di { $want }, alleanza: { $alliance-word }, demolito: { $pull-down }
       *[no] proporre condizioni da perdente: { $give } in cambio di { $want }, alleanza: { $alliance-word }, demolito: { $pull-down }
    }
tyrannos-action-plan = attaccare { $targets }; Voitheia giocate: { $played }
tyrannos-action-save = salvare un lochos di { $city }
tyrannos-action-condition =
    { $treasury ->
        [yes] { $city }: { $condition }, con il suo tesoro in riscatto (Voitheia: { $voitheia-word })
       *[no] { $city }: { $condition } (Voitheia: { $voitheia-word })
    }
tyrannos-action-condition-pull-down =
    { $treasury ->
        [yes] { $city }: { $condition }, con il suo tesoro in riscatto (Voitheia: { $voitheia-word }), demolito: { $pull-down }
       *[no] { $city }: { $condition } (Voitheia: { $voitheia-word }), demolito: { $pull-down }
    }

## Tipi di azioni, in testa alle liste

tyrannos-group-choose = scegliere
tyrannos-group-discard = scartare Voitheia
tyrannos-group-pay-from = pagare da un tesoro
tyrannos-group-drop = rinunciare a un lotto
tyrannos-group-name = nominare un alleato
tyrannos-group-sell-lot = vendere un lotto
tyrannos-group-move = trasferire la residenza
tyrannos-group-tax = riscuotere una tassa
tyrannos-group-impose = imporre la tassa
tyrannos-group-give-way = cedere
tyrannos-group-pay = pagare
tyrannos-group-refuse-costs = non pagare
tyrannos-group-take = prendere
tyrannos-group-refuse = rifiutare
tyrannos-group-take-lot = prendere un lotto
tyrannos-group-cut-in = intromettersi
tyrannos-group-stay-out = restarne fuori
tyrannos-group-bid = offrire
tyrannos-group-yield = cedere
tyrannos-group-store = immagazzinare
tyrannos-group-sell = vendere
tyrannos-group-upgrade = costruire
tyrannos-group-buy = comprare Voitheia
tyrannos-group-embassy = mandare un’ambasceria
tyrannos-group-lure = sottrarre un alleato
tyrannos-group-agitate = sobillare una città
tyrannos-group-war = dichiarare guerra
tyrannos-group-end-alliance = sciogliere l’alleanza con una città
tyrannos-group-end-pact = sciogliere l’alleanza con un giocatore
tyrannos-group-offer = fare un’offerta
tyrannos-group-accept = accettare
tyrannos-group-decline = rifiutare
tyrannos-group-counter = fare una controfferta
tyrannos-group-close = concludere lo scambio
tyrannos-group-time = dichiarare che il tempo è scaduto
tyrannos-group-end = terminare il turno
tyrannos-group-join = entrare in guerra
tyrannos-group-lend = prestare Voitheia
tyrannos-group-deploy = schierare l’esercito
tyrannos-group-fight = continuare a combattere
tyrannos-group-give-up = arrendersi
tyrannos-group-terms = proporre condizioni
tyrannos-group-plan = pianificare il turno di battaglia
tyrannos-group-save = salvare un lochos
tyrannos-group-condition = imporre una condizione

## Opzioni: a che cosa serve ciascuna, e il suo nome

tyrannos-option-players = Quanti giocano: da due a sei.
tyrannos-option-players-name = Giocatori
tyrannos-option-preset = Imposta molte opzioni insieme. Quelle che cambi sotto restano come le hai scelte.
tyrannos-option-preset-name = Preimpostazione
tyrannos-option-months = Quanto dura la partita: 12 mesi in due, 24 in tre o quattro, 36 in cinque o sei, o come vuoi.
tyrannos-option-months-name = Mesi
tyrannos-option-time_limit = Minuti dopo i quali il mese in corso è l’ultimo. Il tempo lo tengono i giocatori: quando è scaduto, lo dice chi è di turno.
tyrannos-option-time_limit-name = Limite di tempo
tyrannos-option-cities = Quante città greche sono in gioco.
tyrannos-option-cities-name = Città
tyrannos-option-tax_per_level = Mine di tassa per livello della città.
tyrannos-option-tax_per_level-name = Tassa per livello
tyrannos-option-dump_rate = Quale parte del dazio si paga per i lotti svenduti dopo il mercato.
tyrannos-option-dump_rate-name = Tasso di svendita
tyrannos-option-treasury_transfers = Se costruzioni e spese si possono pagare da altre città proprie.
tyrannos-option-treasury_transfers-name = Trasferimenti tra tesori
tyrannos-option-moira_grace = Se la morte e la cacciata per destino sono nulle nel primo mese.
tyrannos-option-moira_grace-name = Grazia di Moira
tyrannos-option-truce_months = Mesi iniziali in cui le residenze sono al sicuro da guerre e sobillazioni.
tyrannos-option-truce_months-name = Tregua
tyrannos-option-conquest = Se l’unica città di un giocatore può essere conquistata o rasa al suolo da un altro.
tyrannos-option-conquest-name = Conquista
tyrannos-option-peace_after_defeat = Mesi per cui nessuno può dichiarare guerra a chi è stato battuto.
tyrannos-option-peace_after_defeat-name = Pace dopo la sconfitta
tyrannos-option-war_pause = Mesi di attesa dopo una dichiarazione di guerra.
tyrannos-option-war_pause-name = Pausa tra le guerre
tyrannos-option-rout = Quando una parte è in rotta: a metà dei lochoi nemici, o dei propri iniziali.
tyrannos-option-rout-name = Rotta
tyrannos-option-strict_terms = Se ogni condizione si può imporre dopo ogni vittoria.
tyrannos-option-strict_terms-name = Condizioni severe
tyrannos-option-heir = Se un tiranno che muore per destino ha un erede.
tyrannos-option-heir-name = Erede
tyrannos-option-truce_scope = Che cosa la tregua iniziale protegge dalla guerra: tutte le città o solo le residenze.
tyrannos-option-truce_scope-name = Portata della tregua
tyrannos-option-new_vassal_army = Se l’esercito di un nuovo vassallo attacca con te subito o dal mese seguente.
tyrannos-option-new_vassal_army-name = Esercito di un nuovo vassallo
tyrannos-option-points_pause = Mesi prima che vittorie sullo stesso avversario diano di nuovo punti.
tyrannos-option-points_pause-name = Pausa dei punti
tyrannos-option-support = Che cosa può fare un gruppo senza nessuno di fronte: attaccare qualsiasi nemico, o anche sostenere l’attacco di un vicino.
tyrannos-option-support-name = Sostegno in battaglia
tyrannos-option-alliance_end = Quando si può sciogliere un’alleanza fra giocatori: nel proprio turno, o ogni volta che ti si chiede qualcosa da solo fuori da una battaglia.
tyrannos-option-alliance_end-name = Fine delle alleanze
tyrannos-option-warehouse_room = Da che cosa dipende il posto per i lotti: dal livello del magazzino o dal più basso dei due livelli.
tyrannos-option-warehouse_room-name = Posto per i lotti
tyrannos-option-embassy_from = Il primo mese in cui si possono mandare ambascerie e sottrarre alleati.
tyrannos-option-embassy_from-name = Ambascerie dal mese
tyrannos-option-vassal_by_gift = Se un dono può ottenere un vassallo; altrimenti ottiene al massimo un’alleanza, e per un vassallo il dado deve segnare 6.
tyrannos-option-vassal_by_gift-name = Vassallo con un dono
tyrannos-option-last_city_spared = Se le carte di Moira risparmiano la tua unica città: invece di cacciarti, il popolo è in tumulto.
tyrannos-option-last_city_spared-name = Ultima città risparmiata
tyrannos-option-agitation = Quali città possono essere sobillate.
tyrannos-option-agitation-name = Sobillazione
tyrannos-option-punic_tokens = Pedine che ogni città punica manda in un’invasione.
tyrannos-option-punic_tokens-name = Pedine puniche
tyrannos-option-voitheia_hand = Quante Voitheia si possono tenere.
tyrannos-option-voitheia_hand-name = Voitheia in mano
tyrannos-option-ally_points = Quali alleati danno punti alla fine: quelli non rappresentati, o anche i giocatori.
tyrannos-option-ally_points-name = Punti di alleanza
tyrannos-option-offers_per_turn = Quante offerte un giocatore può fare in un turno.
tyrannos-option-offers_per_turn-name = Offerte per turno
tyrannos-option-components = I componenti predefiniti, o un file con i propri.
tyrannos-option-components-name = Componenti

## Rifiuti: che cosa non va, e che cosa sarebbe lecito

tyrannos-refusal-malformed = a questa azione manca una parte, o non esiste
tyrannos-refusal-not-asked = non è questo che si chiede ora; azioni possibili: { $asked }
tyrannos-refusal-impossible-draw = questo non può essere stato pescato da ciò che resta
tyrannos-refusal-tokens-not-held = queste Voitheia non ci sono; hai { $hand }
tyrannos-refusal-tokens-not-with-army = questo esercito non ha queste Voitheia; ha { $army }
tyrannos-refusal-wrong-number-of-tokens = non è il numero o il valore di Voitheia richiesto; hai { $hand }
tyrannos-refusal-token-superfluous = i punti bastano anche senza una di queste Voitheia; toglila
tyrannos-refusal-too-much-help = le Voitheia aggiungono al massimo +2 a una prova: 6 punti bastano
tyrannos-refusal-not-this-city = { $city } non si può scegliere qui; scegli una delle tue città elencate
tyrannos-refusal-not-this-branch = questa via non ti è aperta; scegline una dell’elenco
tyrannos-refusal-not-an-ally = { $city } non è tua alleata
tyrannos-refusal-not-this-level = questo livello non si può più alzare
tyrannos-refusal-upkeep-over = il mantenimento di { $city } è concluso per questo mese
tyrannos-refusal-city-idle = { $city } è inattiva fino alla fine del mese
tyrannos-refusal-top-level = { $city } ha già lì il livello più alto
tyrannos-refusal-already-building = { $city } vi sta già costruendo; un livello al mese
tyrannos-refusal-already-bought = hai già comprato Voitheia questo mese
tyrannos-refusal-no-tokens-left = non restano tante Voitheia; se ne comprano fino a tre
tyrannos-refusal-not-anothers-city = { $city } non è la città di un altro giocatore
tyrannos-refusal-agitated-already = hai già sobillato una città questo mese
tyrannos-refusal-city-agitated = { $city } è già stata sobillata questo mese
tyrannos-refusal-agitation-delayed = non puoi sobillare { $city } prima del mese { $agitate-after }
tyrannos-refusal-truce = le residenze sono al sicuro fino alla fine del mese { $truce }
tyrannos-refusal-safe-from-agitation = { $city } non può essere sobillata
tyrannos-refusal-no-time-limit = non è stato concordato alcun limite di tempo, o questo è già l’ultimo mese
tyrannos-refusal-moved-already = hai già trasferito la residenza in questa partita
tyrannos-refusal-not-a-vassal = { $city } non è una delle tue vassalle
tyrannos-refusal-no-room = non c’è posto per questi lotti
tyrannos-refusal-no-such-lot = non c’è un lotto simile
tyrannos-refusal-points-missing = hai solo { $points } punti di Voitheia
tyrannos-refusal-bid-too-high = il dazio deve essere inferiore a { $limit } mine
tyrannos-refusal-no-open-block = lì non ci sono lotti scoperti
tyrannos-refusal-not-for-sale = queste città non hanno tanti lotti da vendere
tyrannos-refusal-not-independent = { $city } non è una città indipendente
tyrannos-refusal-embassy-used = hai già mandato un’ambasceria o un allettamento questo mese
tyrannos-refusal-petalism-rules = petalismo: niente ambascerie, sobillazioni o alleanze questo mese
tyrannos-refusal-no-embassies-yet = ambascerie e alleati da sottrarre: non prima del mese { $embassy-from }
tyrannos-refusal-too-early = { $city } non ascolta tue ambascerie prima del mese { $embassy-after }
tyrannos-refusal-never-again = { $city } non ascolterà mai più le tue ambascerie
tyrannos-refusal-no-such-gift = non c’è un dono simile; +1 o +2, al massimo metà in Voitheia
tyrannos-refusal-nothing-free = non hai un’ambasceria gratuita
tyrannos-refusal-money-missing = non c’è abbastanza denaro; hai { $mine } mine in tutto
tyrannos-refusal-not-its-ally = { $city } non è alleata di quel giocatore
tyrannos-refusal-oath-holds = un giuramento lega { $city } al suo alleato
tyrannos-refusal-no-alliance = non c’è un’alleanza simile
tyrannos-refusal-held-by-force = questa alleanza ti è stata imposta e non si può ancora sciogliere
tyrannos-refusal-offer-empty = un’offerta senza contenuto non è tale
tyrannos-refusal-on-both-sides = denaro o una merce non può stare da entrambe le parti
tyrannos-refusal-nobody-asked = di’ a chi fai l’offerta
tyrannos-refusal-asked-unknown = puoi fare offerte solo ad altri giocatori ancora in gioco
tyrannos-refusal-offers-used-up = hai già fatto le tue { $offers-per-turn } offerte di questo turno
tyrannos-refusal-lots-missing = questi lotti non ci sono tutti
tyrannos-refusal-already-allied = siete già alleati
tyrannos-refusal-counter-same = è l’offerta stessa; accettala, o proponi altro
tyrannos-refusal-not-agreed = quel giocatore non è d’accordo; concludi con chi lo è, o con nessuno
tyrannos-refusal-cannot-be-attacked = { $city } non si può attaccare: è tua, punica o distrutta
tyrannos-refusal-war-declared = hai già dichiarato una guerra in questo turno
tyrannos-refusal-war-pause = non puoi dichiarare guerra prima del mese { $war-after }
tyrannos-refusal-residence-idle = la tua residenza è inattiva; niente guerra questo mese
tyrannos-refusal-no-men = non hai uomini che possano partire: le città inattive restano a casa e, se i nuovi vassalli aspettano, anche quelle ottenute questo mese
tyrannos-refusal-general-truce = nessuno può dichiarare guerra fino alla fine del mese { $truce }
tyrannos-refusal-war-peace = il tiranno di { $city } è stato battuto da poco ed è lasciato in pace
tyrannos-refusal-war-congress = il congresso di Gela protegge il tiranno di { $city }
tyrannos-refusal-too-many-sent = non hai tante pedine da mandare
tyrannos-refusal-too-many-lent = si possono prestare al massimo sei Voitheia
tyrannos-refusal-not-this-shape = da uno a tre gruppi di una-tre pedine, da sinistra, e non più pedine di quante ce ne siano
tyrannos-refusal-not-this-lead = davanti devono stare uomini di una città di questo esercito
tyrannos-refusal-too-many-placed = non si possono mettere tante Voitheia sotto questo esercito
tyrannos-refusal-placed-nowhere = le Voitheia si mettono sotto gruppi esistenti
tyrannos-refusal-not-playable = si possono giocare solo Voitheia sotto gruppi ancora in piedi
tyrannos-refusal-not-this-target = questo gruppo non può attaccare quello
tyrannos-refusal-not-so-many-attacks = ogni gruppo attacca finché restano attacchi, né più né meno
tyrannos-refusal-not-this-support = solo se l’opzione lo permette, un gruppo senza nessuno di fronte può sostenere un vicino che attacca invece di attaccare
tyrannos-refusal-no-terms = non c’è nessuno a cui proporre condizioni
tyrannos-refusal-nothing-to-pull-down = non c’è un ampliamento simile da demolire
tyrannos-refusal-nothing-to-save = { $city } non ha lochoi da salvare
tyrannos-refusal-not-this-condition = questa condizione non si può imporre dopo questa vittoria
tyrannos-refusal-last-city = l’unica città di un giocatore è risparmiata
tyrannos-refusal-not-this-ransom = un riscatto simile qui non è possibile

## How actions are typed that are not listed.

tyrannos-typed-offer = scrivi: offer B: 20m 2food 1v for 1metal with alliance
tyrannos-typed-counter = scrivi: counter 10m for 1metal; ricevi 10m e dai 1metal
tyrannos-typed-deploy = scrivi: deploy 3-3-2 front Gela: sword2@1 helmet1@2
tyrannos-typed-terms = scrivi: terms lose: 30m for -, o terms win: - for 30m pull-down city
