# Opening a table on the page, in Polish.

lobby-decks = Talie
lobby-decks-help = Która talia leży na którym miejscu. Pozostali gracze nie widzą twojego wyboru.
table-decks-first-blood-ventrue = First Blood: Ventrue
table-decks-first-blood-malkavian = First Blood: Malkavian
table-decks-first-blood-toreador = First Blood: Toreador
table-decks-first-blood-nosferatu = First Blood: Nosferatu
table-decks-first-blood-tremere = First Blood: Tremere
lobby-half-decks = Półtalie
lobby-half-decks-help = Czy można grać półtaliami, o połowę mniejszymi niż zwykłe talie, takimi jak First Blood?
lobby-draft = Draft
lobby-draft-help = Czy to draft lub sealed, gdzie działają efekty draftu na kartach?
lobby-first = Kto zaczyna
lobby-first-help = Pierwsza tura należy do tego miejsca.
pile-crypt = Krypta
pile-library = Biblioteka
