# Opening a table on the page: what can be chosen about it.

lobby-decks = Decks
lobby-decks-help = Which deck lies at each seat. The other players do not see your choice.
lobby-introductory = First game
lobby-introductory-help = Everybody begins with their strongest vampire instead of choosing one.
lobby-hidden-agendas = Hidden Agendas
lobby-hidden-agendas-help = Agendas lie face down until their owners turn them up, as with decks of one’s own.
lobby-printing = Printing
lobby-printing-help = Seven cards of the core set were changed in later printings.
table-printing-first = As first printed
table-printing-errata = As changed later
lobby-events = Events of the city
lobby-events-help = Which set the ten Events of the City Deck come from. Those of Conclave 22 were read from a list by players.
table-events-core = Core Set
table-events-conclave-22 = Conclave 22
lobby-first = Who begins
lobby-first-help = The first turn goes to this seat.
