### Tyrannos sulla pagina iniziale: che cos’è, i valori delle opzioni e i bot.

tyrannos-title = Tyrannos
tyrannos-about = I tiranni dell’antica Sicilia comprano e vendono, si alleano, tradiscono e assediano. Governa la tua città mese per mese, finché sia la prima dell’isola.

tyrannos-options-game = La partita
tyrannos-options-economy = Commercio e denaro
tyrannos-options-war = Guerra
tyrannos-options-diplomacy = Diplomazia
tyrannos-options-fate = Destino e aiuti

tyrannos-option-preset-standard = Standard
tyrannos-option-preset-standard-about = Le nostre regole abituali: alcuni freni evitano che le guerre chiudano presto la partita.
tyrannos-option-preset-letter = Alla lettera
tyrannos-option-preset-letter-about = Il libro senza i nostri freni. Le guerre cominciano subito, e spesso qualcuno esce presto.
tyrannos-option-preset-friendly = Amichevole
tyrannos-option-preset-friendly-about = Per i tavoli dove nessuno deve uscire presto: un anno di pace dopo una sconfitta.
tyrannos-option-months-by-players = Secondo il numero di giocatori
tyrannos-option-time_limit-none = Nessuno
tyrannos-option-dump_rate-1_0 = Tutto
tyrannos-option-dump_rate-0_5 = Metà
tyrannos-option-dump_rate-0 = Niente
tyrannos-option-moira_grace-1 = Sì
tyrannos-option-moira_grace-0 = No
tyrannos-option-conquest-not-last = Non l’unica città
tyrannos-option-conquest-free = Ogni città
tyrannos-option-rout-own-half = A metà dei propri iniziali
tyrannos-option-rout-enemy-half = A metà dei nemici
tyrannos-option-truce_scope-all = Tutte le città
tyrannos-option-truce_scope-residences = Solo le residenze
tyrannos-option-new_vassal_army-at-once = Subito
tyrannos-option-new_vassal_army-next-month = Dal mese seguente
tyrannos-option-support-free-attack = Attaccare ogni nemico
tyrannos-option-support-join = Anche appoggiare un vicino
tyrannos-option-alliance_end-own-turn = Nel proprio turno
tyrannos-option-alliance_end-any-decision = A ogni decisione
tyrannos-option-warehouse_room-warehouse = Il magazzino
tyrannos-option-warehouse_room-both = Il più basso dei due
tyrannos-option-agitation-vassals = Solo i vassalli
tyrannos-option-agitation-not-last = Tutte meno l’unica
tyrannos-option-agitation-all = Tutte
tyrannos-option-voitheia_hand-none = Senza limite
tyrannos-option-ally_points-unrepresented = Città non rappresentate
tyrannos-option-ally_points-all = Anche i giocatori

tyrannos-bot-hoplite = Oplita
tyrannos-bot-hoplite-about = Un principiante: conosce le regole e poco più. Adatto alla tua prima partita.
tyrannos-bot-lochagos = Locago
tyrannos-bot-lochagos-about = Gioca secondo regole semplici e ogni tanto sbaglia.
tyrannos-bot-taxiarch = Tassiarco
tyrannos-bot-taxiarch-about = Guarda fino alla fine del mese, ma pensa poco.
tyrannos-bot-polemarch = Polemarco
tyrannos-bot-polemarch-about = Guarda fino alla fine del mese e sbaglia di rado.
tyrannos-bot-autokrator = Autokrator
tyrannos-bot-autokrator-about = Guarda fino alla fine del mese e pensa a lungo. Il più forte di tutti.
tyrannos-bot-strategos = Stratego
tyrannos-bot-tyrant = Tiranno
