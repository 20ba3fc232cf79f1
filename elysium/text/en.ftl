# What every game shares: the command line, the terminal table, and refusals that are not a game's own.

fan-notice = Elysium is unofficial fan content. It is not approved or endorsed by the publishers of Mascarade or of the Vampire: The Masquerade games.

# A text that the server has composed in every language.
composed = { $en }

## The command line
help-elysium = The table for the masquerade and vampire card games: every rule enforced, every secret kept.
help-command = COMMAND
help-usage = usage:
help-arguments = arguments
help-options = options
help-help = show this help and stop
help-lang = the language: English, Spanish or Polish
help-games = list the games there are
help-play = sit down at a table in this terminal
help-simulate = let bots play many games and count who wins
help-replay = look at a recorded game, step by step
help-judge = run ruling files and tell whether they hold
help-rules = list the rule statements of a game and where each is tested
help-bench = measure speed, if wished beside other engines
help-game = the name of the game, as `elysium games` lists it
help-players = how many sit at the table (6 unless you say otherwise, or as many as usual where six cannot play)
help-option = an option of the table; may be given several times
help-json = print JSON for programs
help-people = the names of the people at this keyboard, with commas; the other seats go to bots
help-bots = who takes the other seats: random, heuristic, search:400 (iterations) or search:2s (seconds)
help-quick = commit each choice at once, without the chance to take it back
help-seed = a text that fixes the deal, to play the same one again
help-record = write the game to this file when it ends
help-simulate-bots = who plays, with commas; fewer names than seats are repeated, and all move one seat on each game
help-games-count = how many games
help-simulate-seed = a number that fixes all chance
help-jobs = how many processes
help-recording = a file written with --record
help-viewer = whose eyes: a player's name, spectator, or open
help-check = play the recording again from its seed and compare
help-log = print the whole log and stop
help-rulings = ruling files, or folders of them
help-quiet = show only what fails
help-tests = where the tests lie, if not in this checkout
help-runs = how often each measure is taken
help-seconds = how long each run lasts, about
help-peers = measure OpenSpiel, RLCard and boardgame.io too (needs a source checkout)
help-output = also write the rows to this file as JSON

## Lists and tables
ui-players = { $low } to { $high } players
ui-rule = Rule
ui-statement = Statement
ui-state = State
ui-tests = Tests
ui-state-tested = tested
ui-state-not-applicable = not applicable
ui-state-untested = untested
ui-state-pending = pending
ui-rules-summary = { $all } statements: { $tested } tested, { $inapplicable } not applicable, { $pending } pending, { $untested } untested.
ui-bot = Bot
ui-seat = Seat
ui-games = Games
ui-wins = Wins
ui-share = Share
ui-interval = 95 % interval
ui-points = Points per game
ui-margin = More than the others
ui-simulating = Playing with { $form }
rules-form-compiled = compiled rules
rules-form-pure = pure Python rules
rules-form-outdated = pure Python rules; the compiled ones were built from other sources: run make fast
ui-partial = Interrupted: these are the results of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
ui-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  } in { $seconds } s: { $rate } decisions per second.
ui-measuring = Measuring { $what }
ui-engine = Engine
ui-table = Table
ui-measure = Measure
ui-median = Median
ui-noise = Noise
ui-ratio = Elysium is … times better:
judge-summary = { $passed ->
    [one] { $passed } file holds
   *[other] { $passed } files hold
  }, { $failed } fail, { $broken } cannot be read.
judge-difference = line { $line }: { $what }: expected { $expected }, found { $found }
judge-legal = What could be chosen instead:
judge-unplayed = { $count ->
    [one] The move after it was not played.
   *[other] The { $count } moves after it were not played.
}

## The table
ui-you = Guest
ui-player = Player
ui-one-of = one of { $count }
ui-thinking = { $player } is thinking… { $percent } %
ui-hints = A number or words choose. ? rules · c cards · c NAME one card · l log · q leave
ui-hint-undo = · u take back
ui-hint-stops = · s where to stop · h heaps
ui-position-kept = The position is kept in { $file }.
ui-gone-back = The table goes back to before { $player } chose “{ $option }”. Choose something else.
ui-confirm = Enter alone to go on, u to take it back:
ui-taken-back = Taken back.
ui-hand-over = The next decision is for { $player }'s eyes only. { $player }, press Enter when you sit alone at the screen.
ui-table-closed = The table is closed.
ui-interrupted = Interrupted.
ui-recorded = The game is recorded in { $file }.
ui-commitment = Seal of this deal (SHA-256 of its seed): { $hash }
ui-seed = The seed was { $seed }: its SHA-256 is the seal shown at the start.
ui-drawn-from =
    { $count ->
        [0] Dealt from the seed alone: no player added a number.
        [one] Dealt from the seed and the number of { $names }.
       *[other] Dealt from the seed and the numbers of { $names }.
    }
ui-left-out =
    { $fault ->
        [silent] { $name } added nothing: no number came from there in time.
        [withheld] { $name } was left out: the sealed number was not opened in time.
       *[misfit] { $name } was left out: the number that was opened is not the one that was sealed.
    }
ui-the-end = The end
ui-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
    .to-names = You win!
ui-replay-hints = Enter forward · b back · a number jumps · v NAME (or spectator, open) changes the eyes · q leave
check-agrees = Played again from its seed, the recording agrees with the rules as they are now.
check-commitment-differs = The seed does not match the seal published at the start.
check-lot-differs = A number that a player added to the deal is not the one they had sealed.
check-table-differs = The options or decks of this game are not those that were sealed before the deal.
check-deal-differs = From this seed, the deal would be another one.
check-decision-refused = A recorded decision is refused by the rules as they are now.
check-events-differ = A recorded decision has other consequences by the rules as they are now.
check-outcome-differs = By the rules as they are now, the game ends differently.
check-boards-differ = The decisions agree, but the boards or words on file are not the ones that the rules give.

## Refusals
refusal-game-over = The game is over.
refusal-not-your-decision = It is not your decision now.
refusal-malformed-option = This is no choice of this game.
refusal-not-an-option = This cannot be chosen here.
refusal-only-one-option = Nothing else can be chosen here.
refusal-no-such-number = Choose a number from 1 to { $most }.
refusal-only-pass = You can only pass here: p.
refusal-unknown-word = No { $kind } is called “{ $word }”. Known: { $known }.
refusal-wrong-word-count = Write it like this: { $expected }.
refusal-not-a-number = “{ $word }” is not a number.
refusal-number-too-long = A number has at most { $most } digits here.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-others-decided = Somebody else has decided since: it cannot be taken back.
refusal-undo-something-was-shown = Something hidden was shown: it cannot be taken back.
refusal-open-only-after-the-game = The cards are turned up for everybody only after the game.
refusal-broken-rule = “{ $option }” failed because of a mistake in the program ({ $detail }). The position before it is kept: choose something else, and please report this.
refusal-wrong-player-count = { $players } cannot play this: it takes { $low } to { $high } players.
refusal-unknown-table-option = The table has no option “{ $name }”. Known: { $known }.
refusal-option-needs-equals = Write a table option as name=value, not “{ $option }”.
refusal-option-twice = The option { $option } is given twice: “{ $one }” and “{ $other }”.
refusal-too-many-people = { $people } people cannot sit in { $players } seats.
refusal-bad-names = Every player needs a name of their own, without spaces.
refusal-unknown-game = There is no game “{ $name }”. Known: { $known }.
refusal-not-a-game = The package that offers “{ $name }” does not give a game.
refusal-game-does-not-load = The package that offers “{ $name }” does not load: { $detail }
refusal-unknown-bot = There is no bot “{ $name }”. Known: { $known }.
refusal-bot-takes-no-budget = The bot { $name } takes no budget.
refusal-bad-budget = “{ $name }”: the budget is a number of iterations (search:400) or of seconds (search:2s).
refusal-absurd-budget = “{ $name }”: the budget must be from { $least } to { $most }.
refusal-unknown-language = The language “{ $name }” is not spoken here. Known: { $known }.
refusal-unknown-viewer = Nobody called “{ $name }” can look at this recording. Known: { $known }; open only after the game.
refusal-out-of-range = { $name } is { $value }; it must be from { $low } to { $high }.
refusal-only-dealt-games-are-recorded = Only a game that was dealt at a table can be recorded.
refusal-bad-snapshot = This snapshot cannot be read: { $detail }.
refusal-other-snapshot-version = This snapshot was made by other rules code; play its decisions again instead.
refusal-no-regular-file = { $file } is no file that can be read to its end: give the name of an ordinary file, not of a folder, pipe or device.
refusal-file-too-large = { $file } is too large: more than { $most } bytes.
refusal-unreadable-file = { $file } cannot be read: { $detail }.
refusal-unwritable-file = { $file } cannot be written: { $detail }.
refusal-system-error = The system does not allow it: { $detail }.
refusal-not-a-recording = { $file } is not an Elysium recording.
refusal-future-recording = { $file } was written by a newer Elysium (format { $version }, this one reads up to { $known }). Update Elysium to open it.
refusal-damaged-recording = { $file } is damaged: { $detail }.
refusal-no-seed-yet = The game is not over: its seed is still sealed, so it cannot be checked.
refusal-no-rulings = There is no ruling file in { $file }.
refusal-bad-yaml = This is not valid YAML: { $detail }.
refusal-key-twice = The key “{ $key }” stands here twice.
refusal-empty-ruling = The file holds no ruling.
refusal-ruling-not-a-mapping = A ruling is a mapping with the keys rule, game, position, play and expect.
refusal-missing-key = The key “{ $key }” is missing.
refusal-unknown-key = The key “{ $key }” means nothing here. Known: { $known }.
refusal-position-needs-players = A position needs `players`: a list of different names.
refusal-bad-move = A move is `name: choice`, with `refused: RULE` beside it if it must be refused, or `expect: …`, or `undo: name`.
refusal-bad-expectation = An expectation is a mapping of what must be true.
refusal-not-a-mapping = “{ $key }” must be a mapping: `name: …`.
refusal-not-a-list = “{ $key }” must be a list.
refusal-not-texts = “{ $key }” must be a text or a list of texts.
refusal-unknown-rule = The rules of { $game } have no “{ $name }”.
refusal-nothing-to-check = This ruling checks nothing: it needs `play`, `expect` or `refused`.
refusal-position-and-table = A ruling starts from a `position` or from a `table`, not from both.
refusal-bad-player-name = “{ $name }” cannot be a player’s name here: it is not one word, or it means something else. Choose another.
refusal-no-such-folder = There is no folder { $file }.
refusal-no-tests-folder = The tests are not here; name their folder with --tests.
refusal-no-peers-folder = The peers can be measured from a source checkout only.
refusal-peers-failed = The peers could not be measured: { $detail }
refusal-refused-table-cannot-go-on = A table that is refused cannot go on: “{ $key }” does not belong beside `refused`.

## Decks and cards
help-deck = check a deck, or show one in any of the usual shapes
help-cards = list the cards of a game that can be played here
help-deck-what = check whether it can be played, or show it
help-deck-source = a file with a deck, or the name of one that comes with the game
help-deck-game = the game it is for
help-deck-players = how many sit at the table (as many as usually play unless you say otherwise)
help-shape = write it in this shape: text or json; for vtes also twd, lackey, jol or vdb
help-card-search = only cards with this in their name or text
help-cards-option = the cards as a table with this option has them: cards=FILE for a card file of your own
help-coverage = also say how many cards of each set, and how many decks that won tournaments, can be played here, and which cards to make next
help-cards-check = compare all definitions with the official texts and rulings
ui-card-printed = Official text
ui-card-definition = Definition
ui-card-rulings = Official rulings
ui-card-tests = Rulings that play it
ui-ruling-open = open
ui-check-only-text = only in the official text
ui-check-only-definition = only in the definition
ui-check-idle = About nothing any more: { $about }
ui-check-texts = Cards compared with their official texts: { $cards }, in { $compared } points. Differences: { $count }
ui-check-rulings = Official rulings: { $all }. Covered here: { $covered }. Changing nothing here: { $harmless }. Open: { $open }
refusal-no-card-check = { $name } has no official texts to compare its cards with.
ui-type-vampire = Vampires
ui-type-imbued = Imbued
ui-type-master = Master
ui-type-conviction = Convictions
ui-type-action = Actions
ui-type-political = Political actions
ui-type-ally = Allies
ui-type-retainer = Retainers
ui-type-equipment = Equipment
ui-type-power = Powers
ui-type-modifier = Action modifiers
ui-type-reaction = Reactions
ui-type-combat = Combat
ui-type-event = Events
ui-section = { $title } ({ $count })
ui-deck-fits = { $name } can be played at a table of { $players }.
ui-deck-legal-only = { $name } is legal at a table of { $players }, but some of its cards cannot be played here yet:
ui-deck-refused = { $name } cannot be brought to a table of { $players }:
ui-deck-line-no-card = Line { $line }: “{ $text }” is no card.
ui-deck-line-bad-count = Line { $line }: “{ $text }”: a card has 1 to { $most } copies.
ui-deck-line-wrong-pile = Line { $line }: “{ $text }” does not belong in that part of the deck.
ui-deck-line-not-for-decks = Line { $line }: nobody brings “{ $text }” in a deck.
ui-deck-nearest = Perhaps: { $names }.
ui-deck-unsupported = Not yet playable here: { $names }
ui-cards-supported = Cards that can be played here: { $count }
ui-cards-found = Cards found that can be played here: { $count }
ui-cards-not-yet = Not playable here yet: { $names }
ui-sets-which = Set
ui-sets-total = Cards
ui-sets-playable = Playable
ui-sets-verified = Compared with the printed cards
ui-decks-which = Tournament winners
ui-decks-total = Decks
ui-decks-playable = Playable
ui-decks-lacking-two = Lacking at most two cards
ui-cards-next = To be made next: { $names }
note-banned-card = { $card } is banned in tournaments.
refusal-no-decks = { $name } is not played with decks that players bring.
refusal-not-a-count = “{ $key }” must be a whole number, 0 or more, not “{ $value }”.
refusal-not-a-flag = “{ $key }” must be true or false, not “{ $value }”.
refusal-no-positions = This game does not say how its positions are described; a ruling can only deal a table.
refusal-yes-or-no = { $name } is yes or no, not “{ $value }”.
refusal-not-one-of = { $name } cannot be “{ $value }”. Known: { $known }.
refusal-no-such-seat =
    { $players ->
        [one] There is no seat “{ $seat }” at this table of { $players } player. Give a number from 1 to { $players }, or “random”.
       *[other] There is no seat “{ $seat }” at this table of { $players } players. Give a number from 1 to { $players }, or “random”.
    }
refusal-unknown-deck = There is no file and no deck “{ $name }”. Known decks: { $known }.
refusal-deck-too-long = { $file } is too long for a deck: more than { $most } lines.
refusal-not-a-text = { $file } is not a text file.
refusal-empty-deck = The deck file { $file } is empty.
refusal-no-cards-in-deck = { $file } holds no card.
refusal-unknown-cards = Lines that are no card with 1 to { $most } copies ({ $count }): { $where }
refusal-unknown-deck-shape = A deck cannot be written as “{ $name }”. Known: { $known }.
refusal-deck-without-crypt = { $name } has no crypt, so it cannot be written.
refusal-bad-deck-json = { $file } is no deck in JSON: { $detail }.
refusal-bad-deck-address = { $file } is no address that holds a deck.
refusal-crypt-too-small = The crypt has { $cards } cards; it needs at least { $least }.
refusal-library-too-small = The library has { $cards } cards; it needs at least { $least }.
refusal-library-too-large = The library has { $cards } cards; at a table of { $players } it may have at most { $most }.
refusal-groups-too-far-apart = The crypt has the groups { $groups }; only one group or two consecutive ones go together.
refusal-library-card-in-crypt = { $card } belongs in the library, not in the crypt.
refusal-crypt-card-in-library = { $card } belongs in the crypt, not in the library.
