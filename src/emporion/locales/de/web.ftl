### Der Rahmen um alle Seiten im Browser.

web-skip = Zum Inhalt springen
web-menu = Menü
web-rules = Regeln
web-tutorial = Einführung
web-account = Konto
web-settings = Einstellungen
web-close = Schließen
web-language = Sprache
web-theme = Farben
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-sound = Ton, wenn ich dran bin
web-text-mode = Nur Text, ohne Spielplan
web-memory = Kartengedächtnis
web-not-found = Hier ist nichts
web-not-found-why = Unter dieser Adresse hat Emporion keine Seite. Prüfe, ob du sie vollständig kopiert hast.
web-someone = jemand
