"""Everything that crosses the wire, both ways. The TypeScript types of the page are generated from this file."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from elysium.engine.delta import patched
from elysium.engine.draw import Draw, Hash
from elysium.engine.observation import Counter, Fact, Known, Zone
from elysium.engine.sayings import Saying
from elysium.engine.setup import OptionKind
from elysium.engine.table import Until
from elysium.server.records import Author, ClockKind, SeatKind, Status

LONGEST_NAME = 24
COOKIE = "elysium_visitor"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Over https: browsers take a cookie of such a name from nobody but the house itself."""
KEY_HEADER = "Elysium-Key"
"""In which a table's key is sent where there is no body: addresses stand in the logs of proxies."""
LONGEST_CHAT = 500
LONGEST_WORD = 200
MOST_ARGUMENTS = 64


class ChangeOf(NamedTuple):
    """How something differs from the one before: the changes of its parts by their keys or places, `{"=": new}` for a
    part that is new as a whole, nothing if it is the same. The page has a type for it that follows the thing's own."""

    thing: Any


type TableId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{12}$")]
type Name = Annotated[str, msgspec.Meta(max_length=200)]
type Key = Annotated[str, msgspec.Meta(max_length=64)]
type Reference = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
"""A number that a client gives to a request, to find the answer again."""
type Sequence = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
type Arguments = dict[str, str | int]
"""By their names: a player is the number of the seat, a count is a number, everything else is a word."""
type MaybeEncoded[T] = T | msgspec.Raw
"""Of a message: a struct for whoever reads it; the server may have it encoded already."""


def read_part[T](part: MaybeEncoded[T]) -> T:
    """As it comes with a message that was read."""
    assert not isinstance(part, msgspec.Raw), "this was written, not read"
    return part


class Wire(msgspec.Struct, omit_defaults=True):
    """Whatever has its default value is left out."""


# The lobby


class TableOptionInfo(Wire):
    name: str
    help: str
    """The message that explains it."""
    kind: OptionKind
    choices: tuple[str, ...] = ()
    """For `one-of` the values; for `cards` and `decks` the words there are. `table-<name>-<value>` names a value."""
    usual: str = ""
    """What holds where nothing was chosen, if a complete set-up does not say so itself."""


class GameInfo(Wire):
    name: str
    fewest: int
    most: int
    usual: int
    """How many sit down unless somebody says otherwise."""
    options: tuple[TableOptionInfo, ...]
    moments: tuple[str, ...] = ()
    """Where a seat may want to be passed over; `stop-<moment>` says when each of them is."""
    stops: dict[str, tuple[str, ...]] = {}
    """Moments that are passed over together, by a name: `stops-<name>`."""
    hurries: tuple[Until, ...] = ()
    """Until when a seat can pass: `pass-<until>`."""
    card_prefix: str = ""
    guided: bool = False
    """Whether there are lessons: the messages `lesson-<choice>`."""
    points: bool = False
    """Whether the outcome says how many points each has, beyond who has the most."""
    edition: str = ""
    """The table option with which a table changes what its cards say."""
    passes: tuple[str, ...] = ()
    """The events by which somebody only says that they do nothing."""
    reveals: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()
    """The events with which a part of the game begins: a log can be folded there."""
    """The events that show a card which lay hidden."""
    references: bool = False
    """Whether what is printed on the real cards can be asked for."""


class Clock(Wire):
    kind: ClockKind = "none"
    amount: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds for each decision, or days for each turn."""


class SeatPlan(Wire):
    kind: Literal["me", "open", "friend", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class CreateTable(Wire):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Name
    """Of whoever opens the table and sits down at it."""
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=30)]
    options: dict[
        Annotated[str, msgspec.Meta(max_length=40)],
        Annotated[str, msgspec.Meta(max_length=20_000)],
    ] = {}
    deck: Annotated[str, msgspec.Meta(max_length=50_000)] = ""
    """One's own, by name or as text, in a game to which players bring decks; empty for one that comes with the game."""
    public: bool = False
    spectators: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    guided: bool = False


class CheckSetup(Wire):
    """Would this table be dealt? For live validation while somebody chooses."""

    players: Annotated[int, msgspec.Meta(ge=0, le=100)]
    options: dict[str, Annotated[str, msgspec.Meta(max_length=20_000)]] = {}
    deck: Annotated[str, msgspec.Meta(max_length=50_000)] = ""


class SetupChecked(Wire):
    ok: bool
    problems: tuple[Refused, ...] = ()
    notes: tuple[str, ...] = ()
    """Messages that whoever opens the table should read."""
    options: dict[str, str] = {}
    """Complete."""


# Decks that people bring


class DeckCard(Wire):
    word: str
    name: str
    """As it is printed."""
    copies: int = 1
    value: int = -1
    """The number by which decks are charted; -1 for none."""
    missing: bool = False
    """It is known, but cannot be played here yet."""


class DeckSection(Wire):
    title: str
    """The message that names it."""
    pile: str
    """The part of a deck that it belongs to: the message `pile-<pile>` names it."""
    cards: tuple[DeckCard, ...]


class DeckPool(Wire):
    """What decks for a game can be made of."""

    sections: tuple[DeckSection, ...]
    hand: dict[str, int]
    """How many cards a player begins with from each pile."""
    shapes: tuple[str, ...]
    """In which decks are written; the first is plain text."""
    names: tuple[str, ...]
    """The decks that come with the game: each is read by its name."""
    leads: str = ""
    """The pile one of whose cards a deck may name as the one that begins the game; empty if there is none."""


class ReadDeck(Wire):
    """A deck as somebody has it: as text in any of the shapes, or its cards by their words."""

    text: Annotated[str, msgspec.Meta(max_length=50_000)] = ""
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    cards: Annotated[
        dict[
            Annotated[str, msgspec.Meta(max_length=80)],
            Annotated[int, msgspec.Meta(ge=0, le=1000)],
        ],
        msgspec.Meta(max_length=500),
    ] = {}
    leader: Annotated[str, msgspec.Meta(max_length=80)] = ""
    players: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """How many sit at the table that it is for; 0 for as many as usually do."""
    shape: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """To have it written in this shape too."""


class DeckLine(Wire):
    """A line that cannot be read, or the place of a card that is none."""

    line: int
    text: str
    say: Saying
    nearest: tuple[str, ...] = ()
    """Names that may be meant."""


class DeckSheet(Wire):
    """What there is to say about a deck. Where lines of it cannot be read there are only those."""

    title: str = ""
    leader: str = ""
    sections: tuple[DeckSection, ...] = ()
    word: str = ""
    """The whole deck as one word, with which it is brought to a table."""
    problems: tuple[Refused, ...] = ()
    notes: tuple[Saying, ...] = ()
    unread: tuple[DeckLine, ...] = ()
    written: str = ""


class JoinTable(Wire):
    name: Name
    key: Key = ""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=30)] = -1
    """-1: any that is free."""
    deck: Annotated[str, msgspec.Meta(max_length=50_000)] = ""


class ChangeTable(Wire):
    """What its host makes of a table before the game; what is left out stays."""

    options: (
        dict[
            Annotated[str, msgspec.Meta(max_length=40)],
            Annotated[str, msgspec.Meta(max_length=20_000)],
        ]
        | None
    ) = None
    clock: Clock | None = None


class Rename(Wire):
    name: Name


class ReplaceSeat(Wire):
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "heuristic"


class ClaimSeat(Wire):
    """Take a seat over on this device: the code comes from the private link of the other one."""

    code: Annotated[str, msgspec.Meta(max_length=300)]


class MoveLink(Wire):
    code: str
    expires: float


class SeatInfo(Wire):
    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    """Which bot chooses for the seat now, a leaver's too."""
    online: bool = False
    left: bool = False
    """Its person has left; a bot sits in until they come back."""
    deck: bool = False
    """Has brought a deck of their own."""
    bot_from: float = 0.0
    """For somebody who is waited for and not there: from when on a bot may sit in, in seconds since 1970."""


class TableInfo(Wire):
    id: str
    game: str
    status: Status
    seats: tuple[SeatInfo, ...]
    options: dict[str, str] = {}
    """What is public of them."""
    public: bool = False
    spectators: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    guided: bool = False
    you: int = -1
    """Your seat; -1 if you only watch."""
    host: bool = False
    """You may start this table, close it, and seat bots: you opened it, or whoever did has got up."""
    host_name: str = ""
    """What whoever invites is called, if they sit at the table."""
    key: str = ""
    """Opens the door to friends; only those who sit here know it."""
    asked: tuple[int, ...] = ()
    """The seats that owe a decision."""
    deadline: float = 0.0
    """When the clock decides for them, in seconds since 1970; 0 if never."""
    commitment: str = ""
    """The SHA-256 of the seed, from when the table was opened."""
    seed: str = ""
    """In hexadecimal, once the game is over."""
    draw: Draw | None = None
    """What people add to the seed, from when all seats are taken."""
    outcome: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    """The seats that have won, once it is over."""
    rematch: str = ""
    """The table at which these people play again, if they like: each of them is asked there."""
    watching: int = 0
    """Visitors who look on without a seat."""
    resting: bool = False
    """Everybody has left, and the game goes on when somebody takes their seat back; or it is `halted`."""
    halted: Refused | None = None
    """Why this server cannot go on with the game. Its log is kept and can be read; there is no position."""
    created: float = 0.0
    updated: float = 0.0


class Tables(Wire):
    tables: tuple[TableInfo, ...]


class OwnCards(Wire):
    """What a table has changed of its cards: the value of the option that a game names as its `edition`."""

    edition: Annotated[str, msgspec.Meta(min_length=1, max_length=60_000)]


class CardText(Wire):
    word: str
    name: str
    text: str
    ways: tuple[str, ...] = ()
    """The same text in parts, where the card can be used in several ways: what holds for all, then each of them."""
    traits: dict[str, tuple[str, ...]] = {}
    """Words that cards share: `trait-<trait>` names what they tell, `<trait>-<word>` the word."""
    numbers: dict[str, int] = {}
    """Printed ones; `fact-<name>` names each."""
    confidence: dict[str, str] = {}
    """How sure a fact is: `fact-<fact>` and `confidence-<level>` are the messages."""
    needs: tuple[tuple[str, ...], ...] = ()
    """For each way in which options use it, by number: the messages that name what it takes."""


class CardReference(Wire):
    """What is printed on a real card, in English, and what was ruled about it."""

    text: str
    rulings: tuple[str, ...] = ()


class CardTexts(Wire):
    cards: tuple[CardText, ...]
    not_yet: tuple[str, ...] = ()
    """Where all cards are asked for: what others of the game are called, which cannot be played here yet."""


class RuleText(Wire):
    id: str
    area: str
    text: str
    pending: bool = False
    """It does not hold here yet."""


class RuleTexts(Wire):
    rules: tuple[RuleText, ...]


class Refused(Wire):
    """The body of every refusal, over HTTP too."""

    reason: str
    say: Saying
    rule: str = ""


class PageFault(Wire):
    """Something that the page could not draw, for the log: where, in words that tell nothing of a game."""

    part: Annotated[str, msgspec.Meta(pattern="^[a-z-]{1,40}$")]
    game: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{0,40}$")] = ""
    kind: Annotated[str, msgspec.Meta(pattern="^[A-Za-z]{1,40}$")] = "Error"
    code: Annotated[str, msgspec.Meta(pattern="^[a-z_]{0,60}$")] = ""
    """What the page's framework calls it."""
    frames: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_.-]{1,80}:[0-9]{1,6}:[0-9]{1,7}$")], ...],
        msgspec.Meta(max_length=8),
    ] = ()
    """File, line and column, the innermost first."""


# The table


class ToldEvent(Wire):
    """Something that happened, as one viewer was told it."""

    name: str
    args: Arguments
    say: Saying


class LogEntry(Wire):
    """What followed one decision; `seq` 0 is the deal."""

    seq: int
    seat: int = -1
    by: Author = "person"
    events: tuple[ToldEvent, ...] = ()


class LegalOption(Wire):
    """Send `verb` and `args` back to choose it."""

    verb: str
    say: Saying
    args: Arguments = {}
    outlook: dict[str, int] = {}
    """What it costs or leads to, by names that the game gives, where it can be foretold."""
    marks: tuple[str, ...] = ()
    """What it is about on the board: `seat:p2`, `card:17` (a card's number), `face:deflection` (a card in hand),
    or `at:centre:-1:0` (zone, owner, place)."""
    passing: bool = False
    """It does nothing: what somebody in a hurry chooses."""
    final: bool = False
    """It may show something or use chance, so that it cannot be taken back: ask before it is sent."""


class Decision(Wire):
    choice: str
    say: Saying
    options: tuple[LegalOption, ...]
    rules: tuple[str, ...] = ()
    """The ids of the rules that govern it."""
    moment: str = ""
    advised: int = -1
    """At a guided table: which of the options a sensible player would choose, counting from 0."""


class StripLine(Wire):
    name: str
    say: Saying
    lasting: bool = False
    """It holds all the time, rather than happens now."""


class BoardView(Wire):
    seats: tuple[int, ...]
    """Clockwise."""
    active: int
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    strip: tuple[StripLine, ...] = ()
    facts: tuple[Fact, ...] = ()


type BoardChange = Annotated[dict[str, Any], ChangeOf(BoardView)]
type KnowledgeChange = Annotated[dict[str, Any], ChangeOf(dict[str, Known])]


class Asked(Wire):
    """Somebody who owes a decision, and of which kind."""

    seat: int
    choice: str


class Position(Wire):
    """The table as one viewer sees it after entry `seq`."""

    seq: int
    board: BoardView
    say: Saying
    """The question, or who is waited for."""
    asked: tuple[Asked, ...] = ()
    decision: Decision | None = None
    undo: bool = False
    """Your last choice can still be taken back."""
    knowledge: dict[str, Known] = {}
    """For cards face down that you know something about, what they can be and why: by mark of the card."""
    deadline: float = 0.0
    outcome: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    """The seats that have won, once it is over."""


class ChatLine(Wire):
    id: int
    seat: int
    name: str
    text: str
    at: float


# From the client


class Hello(Wire, tag="hello"):
    """The first message on a socket. Give what you have, to get only what is missing."""

    key: Key = ""
    token: Annotated[str, msgspec.Meta(max_length=300)] = ""
    """For programs; browsers send a cookie."""
    seq: Annotated[int, msgspec.Meta(ge=-1, le=2**31)] = -1
    chat: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    reads: bool = False
    """You will say with `read` when your person has read what came: bots wait for it at a guided table, and for a while
    after a deal that lies open."""
    notes: bool = False
    """You want `Position.knowledge`, kept up to date. It is a good part of the work of an update: whoever keeps notes
    of their own leaves it."""


class Choose(Wire, tag="choose"):
    ref: Reference
    seq: Sequence
    """The last entry you have seen: a choice made on an older table is refused as stale."""
    verb: Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
    args: Annotated[
        dict[
            Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)],
            Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)] | Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)],
        ],
        msgspec.Meta(max_length=MOST_ARGUMENTS),
    ] = {}


class Undo(Wire, tag="undo"):
    ref: Reference
    seq: Sequence


class SendChat(Wire, tag="say"):
    ref: Reference
    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Hurry(Wire, tag="hurry"):
    """Stop the bot of a seat where it is; it takes the best it has found."""

    ref: Reference
    seat: Annotated[int, msgspec.Meta(ge=0, le=30)]


class PassOver(Wire, tag="pass"):
    """When you do not want to be asked."""

    ref: Reference
    moments: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=64)] = ()
    until: Until | Literal[""] = ""
    """Pass from now on until your turn comes, something is aimed at you, or what is going on now is over."""


class Read(Wire, tag="read"):
    """Your person has read all up to this entry: lessons, or a deal that lies open. There is no answer."""

    seq: Sequence


class SealLot(Wire, tag="seal"):
    """While `draw.phase` is `sealing`: the seal of a random number of one's own, as docs/protocol.md makes it."""

    ref: Reference
    round: Sequence
    seal: Hash


class OpenLot(Wire, tag="open"):
    """While it is `opening`, with all seals known: the number itself."""

    ref: Reference
    round: Sequence
    number: Hash


class Ping(Wire, tag="ping"):
    ref: Reference = 0


type FromClient = Hello | Choose | Undo | SendChat | Hurry | PassOver | SealLot | OpenLot | Read | Ping


# From the server


class Welcome(Wire, tag="welcome"):
    """The answer to hello: everything, or what is missing from `seq` on."""

    table: TableInfo
    viewer: int
    """Your seat, or 30 for a spectator."""
    position: MaybeEncoded[Position] | None = None
    """None until the game starts."""
    log: tuple[MaybeEncoded[LogEntry], ...] = ()
    since: int = -1
    """The log entries are those after this one; -1: throw away what you have. Of a very long game only the newest are
    told, so that the first is not the deal, number 0."""
    undone: tuple[int, ...] = ()
    """Entries up to `since` that were taken back meanwhile."""
    chat: tuple[ChatLine, ...] = ()
    passing: PassOver | None = None
    """What you told the table about passing."""
    now: float = 0.0
    """The clock of the server."""


class Update(Wire, tag="update"):
    """One more entry."""

    seq: int
    entry: MaybeEncoded[LogEntry]
    position: MaybeEncoded[Position]
    undone: tuple[int, ...] = ()
    """The entries that this one takes back: their events have not happened."""
    known: KnowledgeChange = {}
    """How `Position.knowledge` has changed since the position before; the position itself leaves it out here."""
    steps: tuple[BoardChange, ...] = ()
    """How the board changed with each event of the entry in turn, from the position before, where a game shows that.
    Those that are missing changed nothing; with the last event the board is as the position has it."""


def position_after(update: Update, before: Position | None) -> Position:
    """The position of an update with all that its viewer knows, given the one that they had."""
    known = patched(before.knowledge if before else {}, update.known)
    return msgspec.structs.replace(read_part(update.position), knowledge=msgspec.convert(known, dict[str, Known]))


class TableChanged(Wire, tag="table"):
    """Somebody sat down, left, came online; or the game has begun or ended."""

    table: TableInfo


class Chat(Wire, tag="chat"):
    lines: tuple[ChatLine, ...]


class Thinking(Wire, tag="thinking"):
    seat: int
    percent: int
    """By the clock alone: how far it really is would tell."""


class Accepted(Wire, tag="accepted"):
    """Stored: nothing can lose it any more."""

    ref: int
    seq: int


class Rejected(Wire, tag="refused"):
    """Nothing has changed. ref 0 if the message could not be read."""

    ref: int
    refused: Refused


class Pong(Wire, tag="pong"):
    ref: int
    now: float


type FromServer = Welcome | Update | TableChanged | Chat | Thinking | Accepted | Rejected | Pong


# Replays


class ReplayStep(Wire):
    seat: int
    events: tuple[ToldEvent, ...] = ()
    board: BoardChange = {}
    known: KnowledgeChange = {}
    """The same for what the viewer knew, as in `Position.knowledge`."""


class Replay(Wire):
    """The course of a game in one viewer's eyes."""

    table: TableInfo
    viewer: int
    viewers: tuple[int, ...]
    steps: tuple[ReplayStep, ...]
