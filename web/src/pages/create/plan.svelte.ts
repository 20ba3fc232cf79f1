import { usualBot } from "../../lib/bots.ts";
import type { Problem } from "../../lib/problem.ts";
import { OPTION_IS_RANDOM } from "./values.ts";
import type { CheckSetup, Clock, CreateTable, GameInfo, Part, SeatPlan, TableOptionInfo } from "../../lib/wire.ts";

/** A choice about the cards that takes the place of the list before it: “one of these lists, or your own”. */
export interface Question {
  option: TableOptionInfo;
  alternative: TableOptionInfo | null;
}

export function questionsOf(game: GameInfo): Question[] {
  const questions: Question[] = [];
  for (const option of game.options) {
    const last = questions.at(-1);
    if (option.kind === "cards" && last?.option.kind === "one-of" && !last.alternative) last.alternative = option;
    else questions.push({ option, alternative: null });
  }
  return questions;
}

/** Few people ever choose it: it is folded away. */
export function isRare(option: TableOptionInfo): boolean {
  return option.kind === "seat" || option.kind === "file" || option.kind === "text";
}

/** A list of cards with repetitions as counts, and back. */
export function countsOf(list: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of list.split(",").filter(Boolean)) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

export function listOf(counts: Readonly<Record<string, number>>, order: readonly string[]): string {
  return order.flatMap((word) => Array.from({ length: counts[word] ?? 0 }, () => word)).join(",");
}

/** The table as it is being planned on the page. */
export class TablePlan {
  readonly game: GameInfo;
  seats = $state<SeatPlan[]>([]);
  /** What the visitor has chosen; all else is left to the game. */
  options = $state<Record<string, string>>({});
  /** By option, what the file is called that was chosen for it. */
  #files = $state.raw<Readonly<Record<string, string>>>({});
  /** What holds where nothing was chosen, as the server says. */
  complete = $state.raw<Readonly<Record<string, string>>>({});
  /** By seat, the deck that is laid there; empty for one that the game picks. */
  decks = $state<string[]>([]);
  /** As text, or as the word that a kept deck has. */
  ownDeck = $state("");
  usesOwnDeck = $state(false);
  /** The kept deck that is brought; empty for one that is pasted. */
  keptDeck = $state("");
  #public = $state(false);
  spectators = $state(true);
  clock = $state<Clock>({ kind: "none", amount: 0 });

  constructor(game: GameInfo) {
    this.game = game;
    this.players = game.usual;
  }

  get players(): number {
    return this.seats.length;
  }

  set players(players: number) {
    const kept = this.seats.slice(0, players);
    while (kept.length < players) kept.push({ kind: "open" });
    if (!kept.some((seat) => seat.kind === "me")) kept[0] = { kind: "me" };
    this.seats = kept;
    this.decks = kept.map((_, at) => this.decks[at] ?? "");
  }

  get public(): boolean {
    return this.#public;
  }

  /** Whoever comes by the link is a friend: only where others come too are seats kept for friends. */
  set public(isPublic: boolean) {
    this.#public = isPublic;
    if (!isPublic) this.seats = this.seats.map((seat) => (seat.kind === "friend" ? { kind: "open" } : seat));
  }

  /** What can be chosen for a seat besides bots. */
  get kinds(): readonly ("me" | "open" | "friend")[] {
    return this.#public ? ["me", "open", "friend"] : ["me", "open"];
  }

  seat(at: number, kind: SeatPlan["kind"], bot = usualBot()): void {
    this.seats = this.seats.map((old, place) => {
      if (place === at) return kind === "bot" ? { kind, bot } : { kind };
      return kind === "me" && old.kind === "me" ? { kind: "open" } : old;
    });
  }

  /** Everybody else is a bot: the game can begin at once. */
  fillWithBots(bot = usualBot()): void {
    this.seats = this.seats.map((seat) => (seat.kind === "me" ? seat : { kind: "bot", bot }));
  }

  choose(name: string, value: string | null): void {
    const { [name]: _, ...others } = this.options;
    this.options = value === null ? others : { ...others, [name]: value };
  }

  async chooseFile(name: string, file: File | undefined): Promise<void> {
    const text = await file?.text();
    this.#files = { ...this.#files, [name]: file?.name ?? "" };
    this.choose(name, text || null);
  }

  /** The server knows a file only by its option: whoever chose it knows it by its name. */
  naming(problem: Problem): Problem {
    if (problem === "no-answer") return problem;
    const [text, parts] = problem.say;
    return { ...problem, say: [text, parts.map(([id, details]) => [id, this.#naming(details)])] };
  }

  /** The option that a problem is about, as far as that is known: there it is shown. */
  placeOf(problem: Problem): string {
    if (problem === "no-answer") return "";
    const files = problem.say[1].map(([, details]) => details["file"]);
    const option = this.game.options.find(
      ({ kind, name }) =>
        (kind === "file" && files.includes(name)) || (kind === "decks" && this.#deck !== "") || (kind === "cards" && name in this.options),
    );
    return option?.name ?? "";
  }

  /** Play with a deck that this browser keeps. */
  bring(deck: { id: string; word: string }): void {
    this.usesOwnDeck = true;
    this.keptDeck = deck.id;
    this.ownDeck = deck.word;
  }

  get wantedOptions(): Record<string, string> {
    const options = { ...this.options };
    for (const { name, kind } of this.game.options) {
      if (kind === "seat" && options[name] === OPTION_IS_RANDOM) delete options[name];
      // What the game supposes may depend on other choices: what people see here is what they get.
      const supposed = this.complete[name];
      if (kind === "yes-no" && supposed !== undefined) options[name] ??= supposed;
      const laid = this.decks.some(Boolean);
      if (kind === "decks" && laid) options[name] = this.decks.map((deck) => deck || this.#anyDeck(name)).join(",");
    }
    return options;
  }

  get setup(): CheckSetup {
    return { players: this.players, options: this.wantedOptions, deck: this.#deck };
  }

  wanted(name: string): CreateTable {
    return {
      game: this.game.name,
      name,
      seats: $state.snapshot(this.seats),
      options: this.wantedOptions,
      deck: this.#deck,
      public: this.public,
      spectators: this.spectators,
      clock: $state.snapshot(this.clock),
    };
  }

  get #deck(): string {
    return this.usesOwnDeck ? this.ownDeck.trim() : "";
  }

  #naming(details: Part[1]): Part[1] {
    const file = this.#files[details["file"] ?? ""];
    return file ? { ...details, file } : details;
  }

  #anyDeck(option: string): string {
    return this.game.options.find(({ name }) => name === option)?.choices?.[0] ?? "";
  }
}
