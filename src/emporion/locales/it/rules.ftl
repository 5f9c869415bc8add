### Nel browser: il libro delle regole.

rules-contents = Indice
rules-tutorial = È la prima volta? L’introduzione ti insegna il gioco in dieci minuti, mossa per mossa.
rules-search = Cerca
rules-search-example = città, §7.4…
rules-found =
    { $count ->
        [one] un passo
       *[other] { $count } passi
    }
rules-nothing = Qui non se ne parla. Prova con una parola sola.
rules-link = Link al paragrafo { $number }
rules-differs = varia con l’edizione
rules-none = Per questo gioco qui non c’è un libro delle regole.
