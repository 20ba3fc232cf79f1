/** How the districts were resolved, step by step, read from the log. */
import type { LogEntry, Saying, ToldEvent } from "../../lib/wire.ts";
import { cardIn, eventsOf, number } from "./terms.ts";

/** One part of a sum of Power. */
export interface Share {
  kind: "card" | "down" | "blood";
  /** The card, where there is one. */
  card: string;
  /** What stands on the card; or how much blood it is. */
  from: number;
  power: number;
}

export interface Sum {
  seat: number;
  shares: readonly Share[];
  total: number;
}

export type BeatKind = "stay" | "reveal" | "act" | "sum" | "reward" | "other";

/** One thing to be understood before the next. */
export interface Beat {
  kind: BeatKind;
  /** Whose card acts, or whose Power is counted; -1 where it is about several. */
  seat: number;
  card: string;
  lines: readonly Saying[];
  sum: Sum | null;
  /** By seat, the places that are known after it. */
  places: ReadonlyMap<number, number>;
}

export interface Resolution {
  key: string;
  round: number;
  district: number;
  beats: readonly Beat[];
  /** Nothing more will come. */
  closed: boolean;
}

const ENDS = new Set(["round-ends", "round", "scored", "team-scored", "won", "turn"]);
const OF_SUM = new Set(["card-power", "down-power", "blood-power", "total"]);

type OpenBeat = { -readonly [Key in keyof Beat]: Beat[Key] } & { lines: Saying[] };

class Reader {
  readonly found: Resolution[] = [];
  #round = 0;
  #beats: OpenBeat[] | null = null;
  #shares: Share[] = [];
  #leavers = new Set<number>();
  #places = new Map<number, number>();

  read(event: ToldEvent, seq: number): void {
    if (event.name === "round") this.#round = number(event, "round");
    if (event.name === "resolving") return this.#open(number(event, "district"), seq);
    if (ENDS.has(event.name)) return this.#close();
    if (!this.#beats) return;
    if (OF_SUM.has(event.name)) return this.#count(event);
    const seat = number(event, "player");
    switch (event.name) {
      case "withdrew":
        this.#leavers.add(seat);
        this.#say("stay", event);
        return;
      case "stayed":
        this.#say("stay", event);
        return;
      case "revealed":
        this.#say(this.#leavers.has(seat) && this.#kind === "stay" ? "stay" : this.#kind === "act" ? "act" : "reveal", event);
        return;
      case "acts":
        this.#begin("act", seat, cardIn(event.say)).lines.push(event.say);
        return;
      case "place":
        this.#places = new Map(this.#places).set(seat, number(event, "place"));
        this.#say("reward", event);
        return;
      case "nobody-wins":
        this.#say("reward", event);
        return;
      default:
        this.#say(this.#kind === "sum" ? "reward" : (this.#kind ?? "other"), event);
    }
  }

  get #kind(): BeatKind | undefined {
    return this.#beats?.at(-1)?.kind;
  }

  #open(district: number, seq: number): void {
    this.#close();
    this.#beats = [];
    this.#leavers = new Set();
    this.#places = new Map();
    this.found.push({ key: `${seq}:${district}`, round: this.#round, district, beats: this.#beats, closed: false });
  }

  #close(): void {
    const last = this.found.at(-1);
    if (last && this.#beats) this.found[this.found.length - 1] = { ...last, closed: true };
    this.#beats = null;
  }

  #begin(kind: BeatKind, seat: number, card: string): OpenBeat {
    const beat: OpenBeat = { kind, seat, card, lines: [], sum: null, places: this.#places };
    this.#beats?.push(beat);
    return beat;
  }

  #say(kind: BeatKind, event: ToldEvent): void {
    const last = this.#beats?.at(-1);
    const beat = last?.kind === kind ? last : this.#begin(kind, -1, "");
    beat.lines.push(event.say);
    beat.places = this.#places;
  }

  #count(event: ToldEvent): void {
    const power = number(event, "power");
    if (event.name === "card-power") {
      this.#shares.push({ kind: "card", card: cardIn(event.say), from: number(event, "printed"), power });
    } else if (event.name === "down-power") {
      this.#shares.push({ kind: "down", card: "", from: 0, power });
    } else if (event.name === "blood-power") {
      this.#shares.push({ kind: "blood", card: "", from: number(event, "blood"), power });
    } else {
      const seat = number(event, "player");
      const beat = this.#begin("sum", seat, "");
      beat.sum = { seat, shares: this.#shares, total: power };
      beat.lines.push(event.say);
      this.#shares = [];
    }
  }
}

export function resolutionsOf(log: readonly LogEntry[]): Resolution[] {
  const reader = new Reader();
  for (const { seq, event } of eventsOf(log)) reader.read(event, seq);
  return reader.found;
}

/** The sums that have been counted in these beats, the highest first once the places are known. */
export function sumsIn(beats: readonly Beat[]): Sum[] {
  const sums = beats.flatMap(({ sum }) => (sum ? [sum] : []));
  const places = beats.at(-1)?.places ?? new Map<number, number>();
  const place = (seat: number): number => places.get(seat) ?? Number.MAX_SAFE_INTEGER;
  return sums.every(({ seat }) => !places.has(seat)) ? sums : sums.toSorted((one, other) => place(one.seat) - place(other.seat));
}
