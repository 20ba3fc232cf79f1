// Written by `python -m elysium.server.typescript` from elysium/server/wire.py. Do not edit.
// A field with a question mark is left out where it has its default value.

/** How a value differs from the one before: new as a whole, or changed in some of its parts, by key or place. */
export type Change<Value> =
  | { "=": Value }
  | (Value extends readonly (infer Item)[]
      ? { [place: number]: Change<Item> }
      : Value extends object
        ? { [Part in keyof Value]?: Change<Exclude<Value[Part], undefined>> }
        : Record<string, never>);

/** The viewer who holds no seat: sees what is public. */
export const SPECTATOR = 30;

/** The viewer for whom all cards are turned up; allowed only after the game. */
export const OPEN_TABLE = 31;

export const LONGEST_NAME = 24;

export const LONGEST_CHAT = 500;

export type TableId = string;

export type Name = string;

export type Key = string;

export type Reference = number;

export type Sequence = number;

export type Arguments = Record<string, string | number>;

export type OptionKind = "one-of" | "cards" | "seat" | "yes-no" | "decks" | "text" | "file";

export interface TableOptionInfo {
  name: string;
  /** The message that explains it. */
  help: string;
  kind: OptionKind;
  /** For `one-of` the values; for `cards` and `decks` the words there are. `table-<name>-<value>` names a value. */
  choices?: string[];
  /** What holds where nothing was chosen, if a complete set-up does not say so itself. */
  usual?: string;
}

export type Until = "turn" | "aimed" | "episode";

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  /** How many sit down unless somebody says otherwise. */
  usual: number;
  options: TableOptionInfo[];
  /** Where a seat may want to be passed over; `stop-<moment>` says when each of them is. */
  moments?: string[];
  /** Moments that are passed over together, by a name: `stops-<name>`. */
  stops?: Record<string, string[]>;
  /** Until when a seat can pass: `pass-<until>`. */
  hurries?: Until[];
  card_prefix?: string;
  /** Whether there are lessons: the messages `lesson-<choice>`. */
  guided?: boolean;
  /** Whether the outcome says how many points each has, beyond who has the most. */
  points?: boolean;
  /** The table option with which a table changes what its cards say. */
  edition?: string;
  /** The events by which somebody only says that they do nothing. */
  passes?: string[];
  reveals?: string[];
  /** The events with which a part of the game begins: a log can be folded there. */
  chapters?: string[];
  /** Whether what is printed on the real cards can be asked for. */
  references?: boolean;
}

export type ClockKind = "none" | "seconds" | "days";

export interface Clock {
  kind?: ClockKind;
  /** Seconds for each decision, or days for each turn. */
  amount?: number;
}

export interface SeatPlan {
  kind: "me" | "open" | "friend" | "bot";
  bot?: string;
}

export interface CreateTable {
  game: string;
  /** Of whoever opens the table and sits down at it. */
  name: Name;
  seats: SeatPlan[];
  options?: Record<string, string>;
  /** One's own, by name or as text, in a game to which players bring decks; empty for one that comes with the game. */
  deck?: string;
  public?: boolean;
  spectators?: boolean;
  clock?: Clock;
  guided?: boolean;
}

/** Would this table be dealt? For live validation while somebody chooses. */
export interface CheckSetup {
  players: number;
  options?: Record<string, string>;
  deck?: string;
}

export type Part = [string, Record<string, string | number>];

export type Saying = [text: string, parts: Part[]];

/** The body of every refusal, over HTTP too. */
export interface Refused {
  reason: string;
  say: Saying;
  rule?: string;
}

export interface SetupChecked {
  ok: boolean;
  problems?: Refused[];
  /** Messages that whoever opens the table should read. */
  notes?: string[];
  /** Complete. */
  options?: Record<string, string>;
}

export interface DeckCard {
  word: string;
  /** As it is printed. */
  name: string;
  copies?: number;
  /** The number by which decks are charted; -1 for none. */
  value?: number;
  /** It is known, but cannot be played here yet. */
  missing?: boolean;
}

export interface DeckSection {
  /** The message that names it. */
  title: string;
  /** The part of a deck that it belongs to: the message `pile-<pile>` names it. */
  pile: string;
  cards: DeckCard[];
}

/** What decks for a game can be made of. */
export interface DeckPool {
  sections: DeckSection[];
  /** How many cards a player begins with from each pile. */
  hand: Record<string, number>;
  /** In which decks are written; the first is plain text. */
  shapes: string[];
  /** The decks that come with the game: each is read by its name. */
  names: string[];
  /** The pile one of whose cards a deck may name as the one that begins the game; empty if there is none. */
  leads?: string;
}

/** A deck as somebody has it: as text in any of the shapes, or its cards by their words. */
export interface ReadDeck {
  text?: string;
  title?: string;
  cards?: Record<string, number>;
  leader?: string;
  /** How many sit at the table that it is for; 0 for as many as usually do. */
  players?: number;
  /** To have it written in this shape too. */
  shape?: string;
}

/** A line that cannot be read, or the place of a card that is none. */
export interface DeckLine {
  line: number;
  text: string;
  say: Saying;
  /** Names that may be meant. */
  nearest?: string[];
}

/** What there is to say about a deck. Where lines of it cannot be read there are only those. */
export interface DeckSheet {
  title?: string;
  leader?: string;
  sections?: DeckSection[];
  /** The whole deck as one word, with which it is brought to a table. */
  word?: string;
  problems?: Refused[];
  notes?: Saying[];
  unread?: DeckLine[];
  written?: string;
}

export interface JoinTable {
  name: Name;
  key?: Key;
  /** -1: any that is free. */
  seat?: number;
  deck?: string;
}

/** What its host makes of a table before the game; what is left out stays. */
export interface ChangeTable {
  options?: Record<string, string> | null;
  clock?: Clock | null;
}

export interface Rename {
  name: Name;
}

export interface ReplaceSeat {
  bot?: string;
}

/** Take a seat over on this device: the code comes from the private link of the other one. */
export interface ClaimSeat {
  code: string;
}

export interface MoveLink {
  code: string;
  expires: number;
}

export type SeatKind = "open" | "friend" | "person" | "bot";

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name?: string;
  /** Which bot chooses for the seat now, a leaver's too. */
  bot?: string;
  online?: boolean;
  /** Its person has left; a bot sits in until they come back. */
  left?: boolean;
  /** Has brought a deck of their own. */
  deck?: boolean;
  /** For somebody who is waited for and not there: from when on a bot may sit in, in seconds since 1970. */
  bot_from?: number;
}

export type Status = "open" | "running" | "over" | "closed";

export type MaybeHash = string;

export type LotFault = "" | "silent" | "withheld" | "misfit";

/** The number that the person of one seat adds to the draw, in hexadecimal like its seal. */
export interface Lot {
  seat: number;
  seal?: MaybeHash;
  /** Empty until all is drawn, and for good if it is left out. */
  number?: MaybeHash;
  /** Why it is left out: it was not sealed in time, not opened in time, or what was opened is not what was sealed. */
  fault?: LotFault;
}

export type DrawPhase = "sealing" | "opening" | "drawn";

export interface Draw {
  table: string;
  /** Another one whenever the people at the table change before the deal: then everybody takes a new number. */
  round: number;
  /** One for each person, in the order of their seats; bots have none. */
  lots?: Lot[];
  phase?: DrawPhase;
  /** When the time to seal or to open is over, in seconds since 1970. */
  until?: number;
  /** The seal of what is played; empty in draws of before there was one. */
  setup?: MaybeHash;
}

export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  /** What is public of them. */
  options?: Record<string, string>;
  public?: boolean;
  spectators?: boolean;
  clock?: Clock;
  guided?: boolean;
  /** Your seat; -1 if you only watch. */
  you?: number;
  /** You may start this table, close it, and seat bots: you opened it, or whoever did has got up. */
  host?: boolean;
  /** What whoever invites is called, if they sit at the table. */
  host_name?: string;
  /** Opens the door to friends; only those who sit here know it. */
  key?: string;
  /** The seats that owe a decision. */
  asked?: number[];
  /** When the clock decides for them, in seconds since 1970; 0 if never. */
  deadline?: number;
  /** The SHA-256 of the seed, from when the table was opened. */
  commitment?: string;
  /** In hexadecimal, once the game is over. */
  seed?: string;
  /** What people add to the seed, from when all seats are taken. */
  draw?: Draw | null;
  outcome?: number[];
  /** The seats that have won, once it is over. */
  winners?: number[];
  /** The table at which these people play again, if they like: each of them is asked there. */
  rematch?: string;
  /** Visitors who look on without a seat. */
  watching?: number;
  /** Everybody has left, and the game goes on when somebody takes their seat back; or it is `halted`. */
  resting?: boolean;
  /** Why this server cannot go on with the game. Its log is kept and can be read; there is no position. */
  halted?: Refused | null;
  created?: number;
  updated?: number;
}

export interface Tables {
  tables: TableInfo[];
}

/** What a table has changed of its cards: the value of the option that a game names as its `edition`. */
export interface OwnCards {
  edition: string;
}

export interface CardText {
  word: string;
  name: string;
  text: string;
  /** The same text in parts, where the card can be used in several ways: what holds for all, then each of them. */
  ways?: string[];
  /** Words that cards share: `trait-<trait>` names what they tell, `<trait>-<word>` the word. */
  traits?: Record<string, string[]>;
  /** Printed ones; `fact-<name>` names each. */
  numbers?: Record<string, number>;
  /** How sure a fact is: `fact-<fact>` and `confidence-<level>` are the messages. */
  confidence?: Record<string, string>;
  /** For each way in which options use it, by number: the messages that name what it takes. */
  needs?: string[][];
}

/** What is printed on a real card, in English, and what was ruled about it. */
export interface CardReference {
  text: string;
  rulings?: string[];
}

export interface CardTexts {
  cards: CardText[];
  /** Where all cards are asked for: what others of the game are called, which cannot be played here yet. */
  not_yet?: string[];
}

export interface RuleText {
  id: string;
  area: string;
  text: string;
  /** It does not hold here yet. */
  pending?: boolean;
}

export interface RuleTexts {
  rules: RuleText[];
}

/** Something that the page could not draw, for the log: where, in words that tell nothing of a game. */
export interface PageFault {
  part: string;
  game?: string;
  kind?: string;
  /** What the page's framework calls it. */
  code?: string;
  /** File, line and column, the innermost first. */
  frames?: string[];
}

/** Something that happened, as one viewer was told it. */
export interface ToldEvent {
  name: string;
  args: Arguments;
  say: Saying;
}

export type Author = "person" | "bot" | "clock" | "auto";

/** What followed one decision; `seq` 0 is the deal. */
export interface LogEntry {
  seq: number;
  seat?: number;
  by?: Author;
  events?: ToldEvent[];
}

/** Send `verb` and `args` back to choose it. */
export interface LegalOption {
  verb: string;
  say: Saying;
  args?: Arguments;
  /** What it costs or leads to, by names that the game gives, where it can be foretold. */
  outlook?: Record<string, number>;
  /**
   * What it is about on the board: `seat:p2`, `card:17` (a card's number), `face:deflection` (a card in hand),
   * or `at:centre:-1:0` (zone, owner, place).
   */
  marks?: string[];
  /** It does nothing: what somebody in a hurry chooses. */
  passing?: boolean;
  /** It may show something or use chance, so that it cannot be taken back: ask before it is sent. */
  final?: boolean;
}

export interface Decision {
  choice: string;
  say: Saying;
  options: LegalOption[];
  /** The ids of the rules that govern it. */
  rules?: string[];
  moment?: string;
  /** At a guided table: which of the options a sensible player would choose, counting from 0. */
  advised?: number;
}

export interface StripLine {
  name: string;
  say: Saying;
  /** It holds all the time, rather than happens now. */
  lasting?: boolean;
}

export interface CardView {
  /** The card's word; empty while it lies face down for this viewer. */
  face?: string;
  /** What options call it, where several cards share a face. */
  number?: number;
  /** Locked, exhausted: used for now. */
  turned?: boolean;
  counters?: number;
  /** How many counters it can hold; 0 if that does not matter. */
  most?: number;
  /** Cards that lie on this one. */
  on?: CardView[];
  /** The message `card-note-<note>` says something about its state. */
  note?: string;
  /** Words that hold of it now instead of those printed, named as in `CardFacts.traits`. */
  traits?: Record<string, string[]>;
  /** Numbers that hold of it now instead of those printed, or beside them. */
  numbers?: Record<string, number>;
}

export interface Zone {
  name: string;
  /** The seat it belongs to; -1 for the table. */
  owner: number;
  cards: CardView[];
  /** A pile that is looked through only when somebody wants to. */
  pile: boolean;
}

export interface Counter {
  name: string;
  owner: number;
  value: number;
  /** With how many something is decided: so many coins win, so many tokens put one out; 0 if with none. */
  limit?: number;
}

/** What holds for a seat, or for the table: `seat-<name>` says what it is, `<name>-<value>` names the value. */
export interface Fact {
  name: string;
  owner: number;
  value?: string;
}

export interface BoardView {
  /** Clockwise. */
  seats: number[];
  active: number;
  zones: Zone[];
  counters: Counter[];
  strip?: StripLine[];
  facts?: Fact[];
}

export type BoardChange = Change<BoardView>;

export type Came = "here" | "reseated" | "brought";

/** The last time that a viewer saw the card which, as far as they can be sure, lies at a place. */
export interface Sighting {
  face: string;
  /** In which way it was seen, in a word of the game. */
  how: string;
  /** The mark of the place where it lay then, called by whoever sat there then; left out if it was here. */
  at?: string;
  /** How often the viewer has moved it since. */
  swaps?: number;
  /** Who may have taken it away since, for each time that they may have; nobody where there is no doubt. */
  doubts?: number[];
  /** It was seen right here; or here, before persons changed seats; or elsewhere, and the viewer has brought it. */
  came?: Came;
}

/** What a viewer knows about a card that lies face down for them. */
export interface Known {
  /** All that it can be. */
  faces: string[];
  /** Why, where the game keeps account of it. */
  seen?: Sighting | null;
  /** Where it is about several cards: how many of them are not named. */
  guesses?: number;
}

export type KnowledgeChange = Change<Record<string, Known>>;

/** Somebody who owes a decision, and of which kind. */
export interface Asked {
  seat: number;
  choice: string;
}

/** The table as one viewer sees it after entry `seq`. */
export interface Position {
  seq: number;
  board: BoardView;
  /** The question, or who is waited for. */
  say: Saying;
  asked?: Asked[];
  decision?: Decision | null;
  /** Your last choice can still be taken back. */
  undo?: boolean;
  /** For cards face down that you know something about, what they can be and why: by mark of the card. */
  knowledge?: Record<string, Known>;
  deadline?: number;
  outcome?: number[];
  /** The seats that have won, once it is over. */
  winners?: number[];
}

export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The first message on a socket. Give what you have, to get only what is missing. */
export interface Hello {
  type: "hello";
  key?: Key;
  /** For programs; browsers send a cookie. */
  token?: string;
  seq?: number;
  chat?: number;
  /**
   * You will say with `read` when your person has read what came: bots wait for it at a guided table, and for a while
   * after a deal that lies open.
   */
  reads?: boolean;
  /**
   * You want `Position.knowledge`, kept up to date. It is a good part of the work of an update: whoever keeps notes
   * of their own leaves it.
   */
  notes?: boolean;
}

export interface Choose {
  type: "choose";
  ref: Reference;
  /** The last entry you have seen: a choice made on an older table is refused as stale. */
  seq: Sequence;
  verb: string;
  args?: Record<string, string | number>;
}

export interface Undo {
  type: "undo";
  ref: Reference;
  seq: Sequence;
}

export interface SendChat {
  type: "say";
  ref: Reference;
  text: string;
}

/** Stop the bot of a seat where it is; it takes the best it has found. */
export interface Hurry {
  type: "hurry";
  ref: Reference;
  seat: number;
}

/** When you do not want to be asked. */
export interface PassOver {
  type: "pass";
  ref: Reference;
  moments?: string[];
  /** Pass from now on until your turn comes, something is aimed at you, or what is going on now is over. */
  until?: Until | "";
}

/** Your person has read all up to this entry: lessons, or a deal that lies open. There is no answer. */
export interface Read {
  type: "read";
  seq: Sequence;
}

export type Hash = string;

/** While `draw.phase` is `sealing`: the seal of a random number of one's own, as docs/protocol.md makes it. */
export interface SealLot {
  type: "seal";
  ref: Reference;
  round: Sequence;
  seal: Hash;
}

/** While it is `opening`, with all seals known: the number itself. */
export interface OpenLot {
  type: "open";
  ref: Reference;
  round: Sequence;
  number: Hash;
}

export interface Ping {
  type: "ping";
  ref?: Reference;
}

export type FromClient = Hello | Choose | Undo | SendChat | Hurry | PassOver | SealLot | OpenLot | Read | Ping;

/** The answer to hello: everything, or what is missing from `seq` on. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  /** Your seat, or 30 for a spectator. */
  viewer: number;
  /** None until the game starts. */
  position?: Position | null;
  log?: LogEntry[];
  /**
   * The log entries are those after this one; -1: throw away what you have. Of a very long game only the newest are
   * told, so that the first is not the deal, number 0.
   */
  since?: number;
  /** Entries up to `since` that were taken back meanwhile. */
  undone?: number[];
  chat?: ChatLine[];
  /** What you told the table about passing. */
  passing?: PassOver | null;
  /** The clock of the server. */
  now?: number;
}

/** One more entry. */
export interface Update {
  type: "update";
  seq: number;
  entry: LogEntry;
  position: Position;
  /** The entries that this one takes back: their events have not happened. */
  undone?: number[];
  /** How `Position.knowledge` has changed since the position before; the position itself leaves it out here. */
  known?: KnowledgeChange;
  /**
   * How the board changed with each event of the entry in turn, from the position before, where a game shows that.
   * Those that are missing changed nothing; with the last event the board is as the position has it.
   */
  steps?: BoardChange[];
}

/** Somebody sat down, left, came online; or the game has begun or ended. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface Thinking {
  type: "thinking";
  seat: number;
  /** By the clock alone: how far it really is would tell. */
  percent: number;
}

/** Stored: nothing can lose it any more. */
export interface Accepted {
  type: "accepted";
  ref: number;
  seq: number;
}

/** Nothing has changed. ref 0 if the message could not be read. */
export interface Rejected {
  type: "refused";
  ref: number;
  refused: Refused;
}

export interface Pong {
  type: "pong";
  ref: number;
  now: number;
}

export type FromServer = Welcome | Update | TableChanged | Chat | Thinking | Accepted | Rejected | Pong;

export interface ReplayStep {
  seat: number;
  events?: ToldEvent[];
  board?: BoardChange;
  /** The same for what the viewer knew, as in `Position.knowledge`. */
  known?: KnowledgeChange;
}

/** The course of a game in one viewer's eyes. */
export interface Replay {
  table: TableInfo;
  viewer: number;
  viewers: number[];
  steps: ReplayStep[];
}
