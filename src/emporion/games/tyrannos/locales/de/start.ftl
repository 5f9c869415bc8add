### Tyrannos auf der Startseite: was es ist, die Werte seiner Optionen und seine Bots.

tyrannos-title = Tyrannos
tyrannos-about = Die Tyrannen des alten Sizilien kaufen und verkaufen, verbünden sich, verraten und belagern einander. Regiere deine Stadt Monat für Monat, bis sie die erste der Insel ist.

tyrannos-options-game = Die Partie
tyrannos-options-economy = Handel und Geld
tyrannos-options-war = Krieg
tyrannos-options-diplomacy = Diplomatie
tyrannos-options-fate = Schicksal und Hilfe

tyrannos-option-preset-standard = Standard
tyrannos-option-preset-standard-about = Unsere üblichen Regeln: Einige Bremsen verhindern, dass Kriege die Partie früh entscheiden.
tyrannos-option-preset-letter = Wie im Buch
tyrannos-option-preset-letter-about = Das Buch ohne unsere Bremsen. Kriege beginnen sofort, und oft scheidet jemand früh aus.
tyrannos-option-preset-friendly = Freundlich
tyrannos-option-preset-friendly-about = Für Runden, in denen niemand früh nach Hause soll: ein Jahr Frieden nach einer Niederlage.
tyrannos-option-months-by-players = Nach der Spielerzahl
tyrannos-option-time_limit-none = Keine
tyrannos-option-dump_rate-1_0 = Der ganze
tyrannos-option-dump_rate-0_5 = Die Hälfte
tyrannos-option-dump_rate-0 = Nichts
tyrannos-option-moira_grace-1 = Ja
tyrannos-option-moira_grace-0 = Nein
tyrannos-option-conquest-not-last = Nicht die einzige Stadt
tyrannos-option-conquest-free = Jede Stadt
tyrannos-option-rout-own-half = Bei der Hälfte des eigenen Anfangs
tyrannos-option-rout-enemy-half = Bei der Hälfte des Feindes
tyrannos-option-truce_scope-all = Alle Städte
tyrannos-option-truce_scope-residences = Nur Residenzen
tyrannos-option-new_vassal_army-at-once = Sofort
tyrannos-option-new_vassal_army-next-month = Ab dem nächsten Monat
tyrannos-option-support-free-attack = Jeden Feind angreifen
tyrannos-option-support-join = Auch Nachbarn unterstützen
tyrannos-option-alliance_end-own-turn = Im eigenen Zug
tyrannos-option-alliance_end-any-decision = Bei jeder Entscheidung
tyrannos-option-warehouse_room-warehouse = Das Lager
tyrannos-option-warehouse_room-both = Die niedrigere Stufe
tyrannos-option-agitation-vassals = Nur Vasallen
tyrannos-option-agitation-not-last = Alle außer der einzigen
tyrannos-option-agitation-all = Alle
tyrannos-option-voitheia_hand-none = Beliebig viele
tyrannos-option-ally_points-unrepresented = Unvertretene Städte
tyrannos-option-ally_points-all = Auch Spieler

tyrannos-bot-hoplite = Hoplit
tyrannos-bot-hoplite-about = Ein Anfänger: kennt die Regeln und wenig mehr. Gut für deine erste Partie.
tyrannos-bot-lochagos = Lochagos
tyrannos-bot-lochagos-about = Spielt nach einfachen Regeln und macht ab und zu einen Fehler.
tyrannos-bot-taxiarch = Taxiarch
tyrannos-bot-taxiarch-about = Denkt bis ans Ende des Monats, aber nur kurz.
tyrannos-bot-polemarch = Polemarch
tyrannos-bot-polemarch-about = Denkt bis ans Ende des Monats und macht selten Fehler.
tyrannos-bot-autokrator = Autokrator
tyrannos-bot-autokrator-about = Denkt bis ans Ende des Monats und nimmt sich Zeit. Stärker ist keiner.
tyrannos-bot-strategos = Stratege
tyrannos-bot-tyrant = Tyrann
