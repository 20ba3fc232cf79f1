/** How the districts were resolved, step by step, read from the log. */
import type { LogEntry, Saying } from "../../lib/wire.ts";
import { eventsOf, number, word, type NumberedEvent } from "../kit/told.ts";

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
  /** Why it comes before another of the same total, once that is told. */
  tie?: Saying;
}

export type BeatKind = "stay" | "reveal" | "act" | "sum" | "reward" | "other";

/** One thing to be understood before the next. */
export interface Beat {
  kind: BeatKind;
  /** Whose card acts, or whose Power is counted; -1 where it is about several. */
  seat: number;
  card: string;
  lines: readonly Saying[];
  /** All that happened in it, with the entries of the log. */
  events: readonly NumberedEvent[];
  sum: Sum | null;
  /** By seat, the places that are known after it. */
  places: ReadonlyMap<number, number>;
  /** By seat, why it comes before one with as much Power. */
  ties: ReadonlyMap<number, Saying>;
}

export interface Resolution {
  key: string;
  round: number;
  /** Its word. */
  district: string;
  beats: readonly Beat[];
  /** Nothing more will come. */
  closed: boolean;
  /** The round ends with it, and the table is cleared. */
  endsRound: boolean;
}

const ENDS = new Set(["round-ends", "round", "scored", "team-scored", "final-tie", "won", "turn"]);
const OF_SUM = new Set(["card-power", "down-power", "blood-power", "total"]);

type OpenBeat = { -readonly [Key in keyof Beat]: Beat[Key] } & { lines: Saying[]; events: NumberedEvent[] };

class Reader {
  readonly found: Resolution[] = [];
  #round = 0;
  #beats: OpenBeat[] | null = null;
  #shares: Share[] = [];
  #leavers = new Set<number>();
  #places = new Map<number, number>();
  #ties = new Map<number, Saying>();

  read(told: NumberedEvent): void {
    const { seq, event } = told;
    if (event.name === "round") this.#round = number(event, "round");
    if (event.name === "resolving") return this.#open(word(event, "district"), seq);
    if (ENDS.has(event.name)) return this.#close(true);
    if (!this.#beats) return;
    if (OF_SUM.has(event.name)) return this.#count(told);
    const seat = number(event, "player");
    switch (event.name) {
      case "withdrew":
        this.#leavers.add(seat);
        this.#say("stay", told);
        return;
      case "stayed":
        this.#say("stay", told);
        return;
      case "revealed":
        this.#say(this.#leavers.has(seat) && this.#kind === "stay" ? "stay" : this.#kind === "act" ? "act" : "reveal", told);
        return;
      case "acts":
        this.#begin("act", seat, word(event, "card"), told);
        return;
      case "tie-by-order":
      case "tie-by-card":
        this.#ties = new Map(this.#ties).set(seat, event.say);
        this.#say("reward", told);
        return;
      case "place":
        this.#places = new Map(this.#places).set(seat, number(event, "place"));
        this.#say("reward", told);
        return;
      case "nobody-wins":
        this.#say("reward", told);
        return;
      default:
        this.#say(this.#kind === "sum" ? "reward" : (this.#kind ?? "other"), told);
    }
  }

  get #kind(): BeatKind | undefined {
    return this.#beats?.at(-1)?.kind;
  }

  #open(district: string, seq: number): void {
    this.#close(false);
    this.#beats = [];
    this.#leavers = new Set();
    this.#places = new Map();
    this.#ties = new Map();
    this.found.push({ key: `${seq}:${district}`, round: this.#round, district, beats: this.#beats, closed: false, endsRound: false });
  }

  #close(endsRound: boolean): void {
    const last = this.found.at(-1);
    if (last && this.#beats) this.found[this.found.length - 1] = { ...last, closed: true, endsRound };
    this.#beats = null;
  }

  #begin(kind: BeatKind, seat: number, card: string, told: NumberedEvent): OpenBeat {
    const beat: OpenBeat = { kind, seat, card, lines: [told.event.say], events: [told], sum: null, places: this.#places, ties: this.#ties };
    this.#beats?.push(beat);
    return beat;
  }

  #say(kind: BeatKind, told: NumberedEvent): void {
    const last = this.#beats?.at(-1);
    if (last?.kind !== kind) {
      this.#begin(kind, -1, "", told);
      return;
    }
    last.lines.push(told.event.say);
    last.events.push(told);
    last.places = this.#places;
    last.ties = this.#ties;
  }

  #count(told: NumberedEvent): void {
    const { event } = told;
    const power = number(event, "power");
    if (event.name === "card-power") {
      this.#shares.push({ kind: "card", card: word(event, "card"), from: number(event, "printed"), power });
    } else if (event.name === "down-power") {
      this.#shares.push({ kind: "down", card: "", from: 0, power });
    } else if (event.name === "blood-power") {
      this.#shares.push({ kind: "blood", card: "", from: number(event, "blood"), power });
    } else {
      const seat = number(event, "player");
      this.#begin("sum", seat, "", told).sum = { seat, shares: this.#shares, total: power };
      this.#shares = [];
    }
  }
}

export function resolutionsOf(log: readonly LogEntry[]): Resolution[] {
  const reader = new Reader();
  for (const told of eventsOf(log)) reader.read(told);
  return reader.found;
}

/** The sums that have been counted in these beats, the highest first once the places are known. */
export function sumsIn(beats: readonly Beat[]): Sum[] {
  const ties = beats.at(-1)?.ties;
  const sums = beats.flatMap(({ sum }) => (sum ? [{ ...sum, tie: ties?.get(sum.seat) }] : []));
  const places = beats.at(-1)?.places ?? new Map<number, number>();
  const place = (seat: number): number => places.get(seat) ?? Number.MAX_SAFE_INTEGER;
  return sums.every(({ seat }) => !places.has(seat)) ? sums : sums.toSorted((one, other) => place(one.seat) - place(other.seat));
}
