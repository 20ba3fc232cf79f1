# Opening a table on the page, in Polish.

lobby-decks = Talie
lobby-decks-help = Która talia leży na którym miejscu. Pozostali gracze nie widzą twojego wyboru.
lobby-introductory = Pierwsza partia
lobby-introductory-help = Każdy zaczyna z najsilniejszym wampirem, zamiast go wybierać.
lobby-hidden-agendas = Ukryte plany
lobby-hidden-agendas-help = Plany leżą zakryte, dopóki właściciele ich nie odkryją, jak w partiach z własnymi taliami.
lobby-printing = Wydanie
lobby-printing-help = Siedem kart zestawu podstawowego zmieniono w późniejszych wydaniach.
table-printing-first = Pierwsze
table-printing-errata = Późniejsze, ze zmianami
lobby-events = Wydarzenia miasta
lobby-events-help = Z którego zestawu pochodzi dziesięć wydarzeń talii Miasta. Karty z Conclave 22 przepisano z listy prowadzonej przez graczy.
table-events-core = Zestaw podstawowy
table-events-conclave-22 = Conclave 22
lobby-first = Kto zaczyna
lobby-first-help = Pierwsza tura należy do tego miejsca.
