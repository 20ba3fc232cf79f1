# Opening a table on the page, in Polish.

lobby-side = Maski
lobby-side-help = Które maski są w grze.
table-side-A = Strona A: na poznanie gry
table-side-B = Strona B: więcej strategii
lobby-masks = Twój własny wybór masek
lobby-masks-help = Po jednej masce na gracza; najwyżej dwie więcej leżą na środku. Wśród nich musi być Sędzia.
lobby-first = Kto zaczyna
lobby-first-help = Pierwsza tura należy do tego miejsca.
lobby-notes = Notatki
lobby-notes-help = Przy każdej masce stół zapisuje tylko dla ciebie, czym może być, na podstawie wszystkiego, co było widać z twojego miejsca. Bez notatek trzeba to pamiętać, jak przy prawdziwym stole.
