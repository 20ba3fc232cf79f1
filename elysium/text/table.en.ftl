# The table in the browser: everything around the board.

## The board

table-ui-middle = Middle of the table
table-ui-seats = Seats
table-ui-you = you
table-ui-your-seat = Your seat, { $player }
table-ui-turn = turn
table-ui-asked = deciding
table-ui-left = left, a bot sits in
table-ui-impulse = Deciding now: { $players }
table-ui-zone-of = { $zone } of { $player }
table-ui-empty-hand = Your hand is empty.

## Cards

table-ui-face-down = face down
table-ui-one-of = one of { $count }
table-ui-only-you-know = Face down. Only you know this:
table-ui-counters = counters
table-ui-locked = locked
table-ui-cards = Cards

## Choosing

table-ui-decision = Decision
table-ui-choose = Choose
table-ui-choose-card = Choose this card
table-ui-options = What you may choose
table-ui-filter = Find among { $count } choices
table-ui-nothing-found = No choice has these words.
table-ui-back = Back
table-ui-confirm = “{ $option }”: you may not be able to take this back.
table-ui-do-it = Do it
table-ui-not-yet = Not yet
table-ui-undo = Take back
table-ui-rules = Rules
table-ui-no-rules = No particular rule governs this.
table-ui-hurry = Hurry up
table-ui-kept-back = You have answered. The table hears of a pass only when that tells nothing.
table-ui-is-away = { $player } is away.
table-ui-bot-in = A bot may play for { $player } in { $time }.
table-ui-bot-for = Let a bot play for { $player }
table-ui-bot-for-help = Whoever comes back can take their seat back at any time.
table-ui-stops-title = Stops
table-ui-stops = Ask me in these moments:
stop-nothing-else = where I have no choice, such as nothing but passing (so that nobody can tell)
stop-empty-handed = where no card of mine fits, which nobody else can know (so that nobody can tell)
pass-episode = Pass for this action
pass-aimed = Pass until somebody acts against me
pass-turn = Pass until my turn
table-ui-stop-passing = Passing for a while. Stop

## The log and the talk

table-ui-log = What happened
table-ui-begins-late = How this long game began is in its replay
table-ui-earlier =
    { $count ->
        [one] { $count } earlier step
       *[other] { $count } earlier steps
    }
table-ui-newest = Jump to the latest
table-ui-by-clock = The clock decided.
table-ui-chat = Talk
table-ui-chat-empty = Nobody has said anything yet.
table-ui-chat-write = Say something
table-ui-chat-send = Send
table-ui-chat-seated = Only those who sit at the table can talk here.

## The page

table-ui-panels = Parts of the page
table-ui-panel-table = Table
table-ui-panel-log = What happened
table-ui-panel-chat = Talk
table-ui-unread = new
table-ui-watching = You are watching
table-ui-onlookers =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
table-ui-reconnecting = Reconnecting…
table-ui-clock = Time left: { $time }
table-ui-days-left =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
table-ui-hours-left =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
table-ui-coming = The table is being laid…
table-ui-closed = This table is closed.
table-ui-gone = No way to this table
table-ui-gone-help = Ask whoever invited you for the whole link.
table-ui-close = Close
table-ui-lobby = To the lobby

## The menu

table-ui-menu = Menu
table-ui-invite = Link for friends who want to look on
table-ui-share = Link to this table
table-ui-copy = Copy
table-ui-copied = Copied
table-ui-link-local = This link works on this computer only. For others, start the server with --host 0.0.0.0 and open this page by the computer’s address in your network.
table-ui-move = Move my seat to another device
table-ui-move-link = Open this link on the other device
table-ui-move-secret = Keep it secret: whoever opens it sits in your seat. It works once.
table-ui-leave = Leave the table
table-ui-leave-sure = Really leave?
table-ui-leave-help = A bot sits in for you. You can come back while the game runs.
table-ui-come-back = Take my seat back
table-ui-you-left = You have left: a bot plays for you until you come back.
table-ui-resting = Everybody has left. The game rests until somebody takes their seat back.
table-ui-halted = This game rests
table-ui-leavers = Who has left
table-ui-sits-in = In the seat of { $player }:
table-ui-settings = Settings
table-ui-rename = Change my name here
table-ui-nameless = You play as { $name }. Choose a name
table-ui-setting-confirm = Ask before a choice that I may not be able to take back
table-ui-setting-motion = Let cards slide
table-ui-seal = Seal of the deal
table-ui-seal-help = The server has sealed its part of the deal before anybody else had a say, and each player's browser adds a number of its own. At the end the seed is shown: its SHA-256 must be this seal. Then nobody has chosen the cards.
table-ui-number-of = Number of { $player }, added to the seed
table-ui-drawing = The deal is being drawn
table-ui-drawing-waits = Each player's browser adds a number. Still missing: { $names }.
table-ui-drawing-help = All numbers are sealed; now they are opened.

## Lessons and the end

table-ui-lesson = Lesson
table-ui-lessons-waiting =
    { $count ->
        [one] { $count } more waits
       *[other] { $count } more wait
    }
table-ui-advised = A good move here: { $option }
table-ui-advised-here = a good move
table-ui-understood = Understood
table-ui-rematch = Play again
table-ui-ranking = How everybody stands
table-ui-to-rematch = To the next game
table-ui-replay = Replay
table-ui-seal-holds =
    { $own ->
        [yes] Checked: the seal is the one your browser saw first, and your own number is in the deal.
       *[no] Checked: the seed fits the seal that was shown first.
    }
table-ui-seal-broken =
    { $count ->
        [one] The deal is not as it should be!
       *[other] The deal is not as it should be, for { $count } reasons!
    }
doubt-seal-changed = The seal is not the one that your browser saw first: the server has changed it.
doubt-seal-broken = The seed does not fit the seal: these are not the cards that were sealed.
doubt-table-changed = The game that was played is not the one that was sealed: its options or decks are others.
doubt-lot-misfits = A number was counted that is not the one its player had sealed.
doubt-lots-changed = The numbers in this deal are not those that your browser saw being sealed.
doubt-drawn-again = After your browser had opened its number, the server had everybody draw again.
doubt-own-lot-changed = In the place of your browser's number another one was counted.
doubt-own-lot-left-out = The number of your browser is not in this deal. A slow line does that, but a server that cheats can do it too.
