# Opening a table on the page: what can be chosen about it.

lobby-decks = Decks
lobby-decks-help = Which deck lies at each seat. The other players do not see your choice.
table-decks-first-blood-ventrue = First Blood: Ventrue
table-decks-first-blood-malkavian = First Blood: Malkavian
table-decks-first-blood-toreador = First Blood: Toreador
table-decks-first-blood-nosferatu = First Blood: Nosferatu
table-decks-first-blood-tremere = First Blood: Tremere
lobby-half-decks = Half-decks
lobby-half-decks-help = May decks of half the usual size, such as those of First Blood, be played?
lobby-draft = Draft
lobby-draft-help = Is this a draft or sealed-deck event, in which the draft effects of cards may be used?
lobby-first = Who begins
lobby-first-help = The first turn goes to this seat.
pile-crypt = Crypt
pile-library = Library
