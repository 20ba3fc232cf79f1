# Opening a table on the page, in Polish.

lobby-clans = Klany
lobby-clans-help = Każdy wybiera po kolei albo klany są losowane.
table-clans-draft = Wybór po kolei
table-clans-random = Losowo
lobby-teams = Drużyny
lobby-teams-help = Partnerzy siedzą naprzeciw siebie i wygrywają razem: miejsca 1 i 3, 2 i 4; przy sześciu graczach 1 i 4, 2 i 5, 3 i 6.
lobby-locations = Karty miejsc
lobby-locations-help = Każda dzielnica oprócz Schronienia Księcia dostaje miejsce z własną zasadą.
table-locations-off = Bez nich
table-locations-printed = Tylko te z pudełka
table-locations-all = Wszystkie, także projekty Elysium
lobby-relics = Relikwie
lobby-relics-help = Każdy wybiera relikwię, której można użyć raz w partii.
table-relics-off = Bez nich
table-relics-printed = Tylko te z pudełka
table-relics-all = Wszystkie, także projekty Elysium
lobby-first = Kto zaczyna
lobby-first-help = To miejsce ma na początku żeton ambicji.
lobby-cards = Poprawki do kart
lobby-cards-help = Czy karta w twoim pudełku jest inna? Wybierz plik kart (YAML) ze swoimi poprawkami. Bez pliku: karty takie, jakie znamy.
