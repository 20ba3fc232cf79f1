# Opening a table on the page, in Polish.

lobby-clans = Klany
lobby-clans-help = Puste lub „draft”: każdy wybiera po kolei. „random”: klany są losowane. Albo po jednym dla każdego miejsca, po przecinku: brujah, ventrue, tremere…
lobby-teams = Drużyny
lobby-teams-help = Partnerzy siedzą naprzeciw siebie i wygrywają razem; dla 4 lub 6 graczy.
lobby-locations = Karty miejsc
lobby-locations-help = Każda dzielnica oprócz Schronienia Księcia dostaje miejsce z własną zasadą.
table-locations-off = Bez nich
table-locations-printed = Tylko znane z pudełka
table-locations-all = Wszystkie, także projekty Elysium
lobby-relics = Relikwie
lobby-relics-help = Każdy wybiera relikwię, której można użyć raz w grze.
table-relics-off = Bez nich
table-relics-printed = Tylko znane z pudełka
table-relics-all = Wszystkie, także projekty Elysium
lobby-first = Kto zaczyna
lobby-first-help = To miejsce ma na początku żeton ambicji.
lobby-cards = Inne dane kart
lobby-cards-help = Czy karta w twoim pudełku jest inna? Wklej tu poprawki, zapisane jak w pliku kart (YAML). Puste: karty takie, jakie znamy.
