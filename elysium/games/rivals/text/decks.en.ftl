# Decks: their parts, what is wrong with them, what to know of them.

table-decks-brujah = Brujah starter
table-decks-toreador = Toreador starter
table-decks-ventrue = Ventrue starter
table-decks-malkavian = Malkavian starter

pile-faction = Faction Deck
pile-haven = Haven
pile-agenda = Agenda
pile-library = Library

section-vampires = Vampires
section-haven = Haven
section-agenda = Agenda
section-attacks = Attacks
section-reactions = Reactions
section-schemes = Schemes
section-conspiracies = Conspiracies
section-titles = Titles
section-modifiers = Influence Modifiers
section-ongoing = Ongoing
section-actions = Actions
section-others = Other cards

refusal-faction-size =
    { $cards ->
        [one] The Faction Deck has { $cards } vampire; it needs exactly { $wanted }.
       *[other] The Faction Deck has { $cards } vampires; it needs exactly { $wanted }.
    }
refusal-vampire-twice = { $card } is in the Faction Deck { $copies } times; every vampire has a name of its own there.
refusal-leader-not-in-faction = { $card } is to begin the game, but is not in the Faction Deck.
refusal-library-over-limit = The library has { $cards } cards; it may have at most { $most }.
refusal-too-many-copies = { $card } is in the library { $copies } times; at most { $most } may be.
refusal-deck-without-haven = The deck has no Haven.
refusal-deck-without-agenda = The deck has no Agenda.
refusal-too-many-havens = A deck has one Haven, not several: { $cards }.
refusal-too-many-agendas = A deck has one Agenda, not several: { $cards }.
refusal-several-leaders = In { $file } several vampires are to begin the game: { $cards }.
refusal-deck-behind-address = { $file } is only the address of a deck; open it there, and bring what is in it.
refusal-deck-not-in-json =
    { $what ->
        [haven] { $name } cannot be written as JSON: it needs exactly one Haven.
        [agenda] { $name } cannot be written as JSON: it needs exactly one Agenda.
       *[faction] { $name } cannot be written as JSON: a vampire is in it twice.
    }
note-no-such-clan = { $card } can never be played: no vampire of the deck has its clan.
note-no-leader = The deck does not say which vampire begins the game: that is chosen at the table.
