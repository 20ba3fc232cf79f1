# The page outside of the tables: lobby, opening and joining tables, settings, help.

page-skip = Skip to the content
page-home = Elysium: to the lobby
page-navigation = Pages
page-mine = My tables
page-about = About
page-language = Language
page-language-en = English
page-language-es = Español
page-language-pl = Polski
page-light-theme = Daylight colours
page-loading = One moment…
page-try-again = Try again
page-to-lobby = To the lobby
page-yes = Yes
page-no = No
page-more = Show more
page-clear = Clear all

## The lobby
page-welcome = Take off your coat, put on your mask
page-welcome-text = Card games of masks and vampires, against bots or friends. No account: choose a door.
page-players = { $low } to { $high } players
page-play-bots = Play against bots now
page-guided = Guided first game
page-new-table = New table
page-cards = Cards
page-cards-of-table = The cards of this table
page-own-cards = This table has changed some of its cards.
page-open-tables = Open tables
page-no-open-tables = No table is open to everybody at the moment. Open one: the others will see it here.
page-all-mine = All my tables
page-mine-text = The seats that this browser holds. To go on with one elsewhere, open its table and move the seat to the other device.
page-past-games = Past games
page-no-tables-title = An empty room
page-no-tables-text = You do not sit at any table yet. Choose a game in the lobby; the table will then be listed here.
page-your-turn = Your turn
page-waiting-for = Waiting for { $names }
page-running = Being played
page-resting = Resting: everybody has left
page-you-left = A bot plays for you
page-is-over = Over
page-won-by =
    { $count ->
        [one] Won by { $names }
       *[other] Won by { $names } together
    }
page-is-closed = Closed
page-seats-free =
    { $free ->
        [0] All seats are taken
        [one] { $free } of { $all } seats is free
       *[other] { $free } of { $all } seats are free
    }
page-notify-me = Notify me when it is my turn
page-notified = This browser notifies you when it is your turn

## Opening a table
page-your-name = Your name
page-seats = Seats
page-player-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
page-fewer-players = One player fewer
page-more-players = One player more
page-seat-number = Seat { $number }
page-kind-me = You
page-kind-open = Anybody who comes
page-kind-friend = Kept for whoever has the link
page-kind-bot = Bot: { $bot }
page-seats-help = Seats that are still empty when you start go to bots.
page-seats-by-link = Free seats are for whoever has the link. Those that are still empty when you start go to bots.
page-fill-with-bots = Bots in all other seats
page-random = Random
page-cards-chosen =
    { $count ->
        [0] Nothing chosen yet
        [one] { $count } card chosen
       *[other] { $count } cards chosen
    }
page-one-more = One more: { $card }
page-one-fewer = One fewer: { $card }
page-deck-of-the-game = A starter deck, another one at each seat
page-deck-own = A deck of your own…
page-deck-paste = Paste the deck here, in any of the usual text formats
page-deck-others = Whoever sits down in an open seat may bring a deck of their own.
page-deck-bring = Bring a deck of your own
page-own-deck = brings a deck
page-door = Who may come in
page-public = Everybody: listed in the lobby
page-by-link = Only those who have the link
page-spectators = Others may watch; they see only what is public
page-clock = Time to think
page-clock-none = No clock
page-clock-seconds =
    { $amount ->
        [one] { $amount } second for each decision
       *[other] { $amount } seconds for each decision
    }
page-clock-days =
    { $amount ->
        [one] { $amount } day for each turn
       *[other] { $amount } days for each turn
    }
page-clock-help = When the time is up, a bot decides in the absent player’s place.
page-create-more = More
page-create-more-help = who begins, the clock, who may watch
page-create-problem = What has to change first?
page-open-table = Open the table

## Waiting for the others
page-waiting-title = The table is being set
page-seat-open = Free
page-seat-kept = Kept for a friend
page-seat-asked = { $name } is asked
page-ask-again = { $name } asks you for another game
page-ask-again-open = You are asked for another game
page-ask-yes = I play
page-ask-no = No, thank you
page-you = you
page-away = away
page-sit-here = Sit here
page-sit-at = Sit here, at seat { $number }
page-join-title = Sit down
page-join = Take any free seat
page-needs-link = The free seats are kept for friends: ask whoever opened the table for the link.
page-table-full = All seats are taken. You can watch once the game begins, if this table allows it.
page-share = Send this link to your friends
page-start = Start
page-start-with-bots = Start now: bots take the free seats
page-seat-bots = Seat bots
page-seat-bot = Seat a bot
page-seat-bot-at = Seat a bot in seat { $number }
page-free-seat = Free the seat
page-remove = Remove
page-remove-sure = Really remove?
page-remove-at = Remove { $name } from the table
page-hosts = { $name } invites
page-alter = Change what is played
page-alter-done = Save
page-plays-with = What is played
page-talk = Talk while you wait
page-free-seat-at = Free the seat: number { $number }
page-bot-strength = How the bots play
page-close-table = Close the table
page-close-sure = Really close it for everybody?
page-leave = Get up and leave
page-removed = Whoever opened the table has freed your seat. You can sit down again, or leave it at that.
page-host-starts = The game begins when all seats are taken, or when whoever opened the table starts it.

## A seat on another device
page-seat-title = Take your seat here?
page-seat-text = The seat moves to this device. The other device then only watches.
page-seat-claim = Sit down here
page-seat-refused-title = The seat cannot be taken
page-seat-no-code-title = This link is not complete
page-seat-no-code-text = Open the private link exactly as it was shown on the other device.

## Cards
page-search-cards = Search by name or text
page-filter-cards = Narrow the cards down
page-filter-all = All
page-filter-none = Show all
page-filter-numbers = By printed numbers
page-card-sources = How sure this is
page-cards-found =
    { $count ->
        [0] No card that can be played here
        [one] { $count } card
       *[other] { $count } cards
    }
page-cards-subset = { $count } of the game’s { $all } cards can be played here so far.
page-cards-not-yet =
    { $more ->
        [0] Not playable here yet: { $names }.
       *[other] Not playable here yet: { $names }; and { $more } more.
    }
page-order = Order
page-order-of-the-game = As in the game
page-order-name = Name

## Rules
page-rules = Rules
page-all-rules = All rules of this game
page-search-rules = Search the rules
page-rules-found =
    { $count ->
        [0] No rule says that.
        [one] { $count } rule.
       *[other] { $count } rules.
    }
page-rules-text = A refusal at a table names the rule it follows from. What single cards do stands on them:
page-rule-pending = This does not hold here yet.

## When something is wrong
page-no-answer = The server does not answer. Check your connection; this page tries again by itself.
page-lost-title = The candles have gone out
page-card-official = Official text and rulings (English)
page-card-rulings = Rulings
page-part-failed = This part of the table cannot be shown just now. The choices still work.
page-nowhere-title = This corridor leads nowhere
page-nowhere-text = There is no such page. The link may be incomplete, or the table may be gone.
page-no-such-game = No game of that name is played here.

## About
page-promise-rules = Every rule is enforced, and every refusal names the rule.
page-promise-secrets = What you must not know never reaches your browser; bots see no more than a player in their seat would.
page-promise-chance = Before the first card the table seals its seed. When the game is over the seed is shown, and anybody can check the deal.
page-promise-kept = A choice is stored before anybody sees it: nothing that happened is lost when a connection or a server fails.
page-settings = Settings
page-confirm = Ask once before a choice that I may not be able to take back
page-keyboard = By keyboard
page-key-numbers = make the choice with that number
page-key-undo = take back your last choice while that is possible
page-key-pass = pass, where that is possible
page-key-rules = show the rules of this choice
page-key-escape = close what is open
page-key-tab = walk through everything that can be used
page-key-enter = choose what has the focus
page-privacy = What is kept about you
page-privacy-text = Your name, the seats you take and what you write at tables, on the server of this house; one cookie that says which seats are yours; and your settings in this browser. Nothing is sent to anybody else.
page-others-out = Sign out my other devices
page-others-out-done = Done. Only this browser holds your seats now.
page-forget = Forget me
page-forget-sure = You get up from every table, for good. What you have played stays in its recordings, under your name.
page-forget-yes = Forget me now
page-forget-no = Stay
page-forget-done = You are nobody here any more. Your next seat begins a new acquaintance.
page-fan = Fan content

## Decks
page-decks = Decks
page-deck-which = Which deck
page-deck-new = New deck
page-deck-from-link = Deck from a link
page-deck-kept = Kept in this browser
page-deck-kept-here = Decks are kept in this browser alone. A link or a file takes one elsewhere.
page-deck-of-game = With the game
page-deck-untitled = Deck without a name
page-deck-bring-list = Paste or open
page-deck-read = Read this deck
page-deck-open-file = Open a file
page-deck-too-large = That is too much for a deck.
page-deck-nearest = Perhaps:
page-deck-leave-out = Leave these out
page-deck-damaged = The link to this deck is damaged: not all of it has come. Ask for it once more, as a whole.
page-deck-rooms = What to look at
page-deck-room-deck = Deck
page-deck-room-cards = Cards
page-deck-room-hand = Hand
page-deck-title = Name of the deck
page-deck-empty = Choose a deck, paste one, or put cards into a new one.
page-deck-fits = Can be played here
page-deck-problems =
    { $count ->
        [one] { $count } thing to put right
       *[other] { $count } things to put right
    }
page-deck-missing =
    { $count ->
        [one] { $count } card cannot be played here yet
       *[other] { $count } cards cannot be played here yet
    }
page-deck-missing-one = not here yet
page-deck-missing-text = This card is known, but cannot be played here yet.
page-deck-play = Play with this deck
page-deck-keep = Keep this deck
page-deck-delete = Delete
page-deck-delete-sure = Delete it for good
page-deck-share = Share and export
page-deck-link = A link that holds the whole deck
page-deck-write = Write it as
page-deck-written = The deck as text
page-deck-shape-text = Text
page-deck-shape-json = JSON
page-deck-leads = leader
page-deck-lead = { $card } begins the game
page-deck-copies =
    { $count ->
        [0] not in the deck
        [one] { $count } copy in the deck
       *[other] { $count } copies in the deck
    }
page-deck-value = What it costs, asks for or holds
page-deck-pile = Part of the deck
page-deck-curve = Cards by what they cost, ask for or hold
page-deck-curve-step =
    { $count ->
        [one] { $value }: { $count } card
       *[other] { $value }: { $count } cards
    }
page-deck-hand = A hand to begin with
page-deck-draw = Draw a hand
page-deck-draw-again = Draw another
page-deck-nothing-to-draw = There is nothing to draw yet.
page-deck-build = Build a deck
