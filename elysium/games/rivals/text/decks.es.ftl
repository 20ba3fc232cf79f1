# Decks: their parts, what is wrong with them, what to know of them, in Spanish.

table-decks-brujah = Mazo inicial Brujah
table-decks-toreador = Mazo inicial Toreador
table-decks-ventrue = Mazo inicial Ventrue
table-decks-malkavian = Mazo inicial Malkavian

pile-faction = Mazo de Facción
pile-haven = Refugio
pile-agenda = Objetivo
pile-library = Biblioteca

section-vampires = Vampiros
section-haven = Refugio
section-agenda = Objetivo
section-attacks = Ataques
section-reactions = Reacciones
section-schemes = Estratagemas
section-conspiracies = Conspiraciones
section-titles = Títulos
section-modifiers = Modificadores de Influencia
section-ongoing = Cartas En curso
section-actions = Acciones
section-others = Otras cartas

refusal-faction-size =
    { $cards ->
        [one] El Mazo de Facción tiene { $cards } vampiro; necesita exactamente { $wanted }.
       *[other] El Mazo de Facción tiene { $cards } vampiros; necesita exactamente { $wanted }.
    }
refusal-vampire-twice = { $card } está { $copies } veces en el Mazo de Facción; allí no hay dos vampiros con el mismo nombre.
refusal-leader-not-in-faction = { $card } iba a empezar la partida, pero no está en el Mazo de Facción.
refusal-library-over-limit = La Biblioteca tiene { $cards } cartas; puede tener { $most } como mucho.
refusal-too-many-copies = { $card } está { $copies } veces en la Biblioteca; puede estar { $most } como mucho.
refusal-deck-without-haven = El mazo no tiene Refugio.
refusal-deck-without-agenda = El mazo no tiene Objetivo.
refusal-too-many-havens = Un mazo tiene un Refugio, no varios: { $cards }.
refusal-too-many-agendas = Un mazo tiene un Objetivo, no varios: { $cards }.
refusal-several-leaders = En { $file } hay varios vampiros para empezar la partida: { $cards }.
refusal-deck-behind-address = { $file } es solo la dirección de un mazo; ábrelo allí y trae su contenido.
refusal-deck-not-in-json =
    { $what ->
        [haven] { $name } no se puede escribir como JSON: necesita exactamente un Refugio.
        [agenda] { $name } no se puede escribir como JSON: necesita exactamente un Objetivo.
       *[faction] { $name } no se puede escribir como JSON: un vampiro está en él dos veces.
    }
note-no-such-clan = { $card } nunca se podrá jugar: ningún vampiro del mazo es de su clan.
note-no-leader = El mazo no dice qué vampiro empieza la partida: eso se elige en la mesa.
