# Opening a table on the page, in Spanish.

lobby-decks = Mazos
lobby-decks-help = Qué mazo hay en cada asiento. Los demás jugadores no ven tu elección.
table-decks-first-blood-ventrue = First Blood: Ventrue
table-decks-first-blood-malkavian = First Blood: Malkavian
table-decks-first-blood-toreador = First Blood: Toreador
table-decks-first-blood-nosferatu = First Blood: Nosferatu
table-decks-first-blood-tremere = First Blood: Tremere
lobby-half-decks = Medios mazos
lobby-half-decks-help = ¿Se puede jugar con mazos de la mitad del tamaño habitual, como los de First Blood?
lobby-draft = Draft
lobby-draft-help = ¿Es un torneo de draft o de mazo sellado, en el que valen los efectos de draft de las cartas?
lobby-first = Quién empieza
lobby-first-help = El primer turno es para este asiento.
pile-crypt = Cripta
pile-library = Biblioteca
