/**
 * What one person can know about the cards, computed only from the events that this person was told.
 *
 * Cards lie at places. A place has the number of the person who sat there when the cards were dealt; the cards in the
 * centre come after the last seat. When a Puppet Master moves persons, the cards stay where they lie.
 */
import type { ToldEvent } from "../../lib/wire.ts";
import { maskWord, number } from "./terms.ts";

/** The masks by place. */
type Arrangement = readonly number[];

/** With more arrangements than this every mask is followed for itself, as the rules do: it allows more, but nothing wrong. */
export const MOST_ARRANGEMENTS = 64;

export type How = "dealt" | "saw" | "revealed";

/** The last time you saw the card that, as far as you can be sure, lies here. */
export interface Sighting {
  mask: string;
  how: How;
  /** Where it lay then. */
  place: number;
  /** How that place was called then: by the person who sat there. */
  card: number;
  /** Your own real swaps that have moved what you saw since then. */
  swaps: number;
  /** Handlings since then that may have taken it away, each by the person who did it. */
  doubts: readonly number[];
}

/**
 * How what you saw came to lie here: it was seen right here; or here, before persons changed seats; or elsewhere, and your
 * own swaps have brought it.
 */
export type Coming = "here" | "reseated" | "brought";

export interface CardNote {
  /** How events and options call the card now. */
  card: number;
  /** Everything it can be, in the order of the box. */
  possible: readonly string[];
  /** What it is, if there is no doubt. */
  certain: string | null;
  sighting: Sighting | null;
  coming: Coming;
}

export interface Notes {
  cards: readonly CardNote[];
  /** By mask, the cards that can be it. */
  holders: ReadonlyMap<string, readonly number[]>;
}

/** Follows the cards in all the ways that agree with what was told. */
class Memory {
  arrangements: Arrangement[];
  one: Set<number>[];
  sightings: (Sighting | null)[];
  sitting: number[];
  readonly dealt: readonly number[];

  constructor(dealt: readonly number[]) {
    this.dealt = dealt;
    this.arrangements = [dealt];
    this.one = dealt.map((mask) => new Set([mask]));
    this.sitting = dealt.map((_, place) => place);
    this.sightings = dealt.map((mask, place) => this.sighting(place, mask, "dealt"));
  }

  placeOf(card: number): number {
    return this.sitting.indexOf(card);
  }

  sighting(place: number, mask: number, how: How): Sighting {
    return { mask: maskWord(mask), how, place, card: this.sitting[place] ?? -1, swaps: 0, doubts: [] };
  }

  see(place: number, mask: number, how: How): void {
    this.arrangements = this.arrangements.filter((masks) => masks[place] === mask);
    if (this.dealt.filter((other) => other === mask).length === 1) this.one.forEach((masks) => masks.delete(mask));
    this.one[place] = new Set([mask]);
    this.sightings[place] = this.sighting(place, mask, how);
  }

  /** You know that two cards changed places. */
  exchange(first: number, second: number): void {
    this.arrangements = this.arrangements.map((masks) => swapped(masks, first, second));
    this.one = swapped(this.one, first, second);
    this.sightings = swapped(this.sightings, first, second);
    this.amend(first, second, (sighting) => ({ ...sighting, swaps: sighting.swaps + 1 }));
  }

  /** Somebody had two cards out of sight. */
  doubt(first: number, second: number, handler: number): void {
    const ways = [...this.arrangements, ...this.arrangements.map((masks) => swapped(masks, first, second))];
    if (this.arrangements.length) this.arrangements = distinct(ways);
    if (this.arrangements.length > MOST_ARRANGEMENTS) this.arrangements = [];
    const both = [...(this.one[first] ?? []), ...(this.one[second] ?? [])];
    this.one[first] = new Set(both);
    this.one[second] = new Set(both);
    this.amend(first, second, (sighting) => ({ ...sighting, doubts: [...sighting.doubts, handler] }));
  }

  amend(first: number, second: number, change: (sighting: Sighting) => Sighting): void {
    this.sightings = this.sightings.map((sighting, place) =>
      sighting && (place === first || place === second) ? change(sighting) : sighting,
    );
  }

  move(first: number, second: number): void {
    const [one, other] = [this.placeOf(first), this.placeOf(second)];
    this.sitting = swapped(this.sitting, one, other);
  }

  possible(place: number): number[] {
    const masks = this.arrangements.length
      ? new Set(this.arrangements.map((arrangement) => arrangement[place] ?? -1))
      : (this.one[place] ?? new Set<number>());
    return [...masks].sort((one, other) => one - other);
  }
}

function swapped<T>(list: readonly T[], first: number, second: number): T[] {
  const copy = [...list];
  [copy[first], copy[second]] = [list[second] as T, list[first] as T];
  return copy;
}

function distinct(arrangements: readonly Arrangement[]): Arrangement[] {
  return [...new Map(arrangements.map((masks) => [masks.join(), masks])).values()];
}

function isAbout(event: ToldEvent | undefined, handled: ToldEvent): boolean {
  return (
    !!event && number(event, "first") === number(handled, "first") && number(event, "second") === number(handled, "second")
  );
}

/** Whoever handles two cards is told right afterwards what came of it; the others never are. */
function outcomeOf(next: ToldEvent | undefined, handled: ToldEvent): "really" | "pretended" | "unknown" {
  if (!isAbout(next, handled)) return "unknown";
  if (next?.name === "handled-really") return "really";
  return next?.name === "only-pretended" ? "pretended" : "unknown";
}

function handle(memory: Memory, event: ToldEvent, next: ToldEvent | undefined): void {
  const [first, second] = [memory.placeOf(number(event, "first")), memory.placeOf(number(event, "second"))];
  const outcome = outcomeOf(next, event);
  if (outcome === "really") memory.exchange(first, second);
  else if (outcome === "unknown") memory.doubt(first, second, number(event, "player"));
}

/** What all these events, from the deal on, tell about every card. */
export function notesFrom(events: readonly ToldEvent[]): Notes {
  const dealt = events.filter((event) => event.name === "dealt").map((event) => number(event, "mask"));
  const memory = new Memory(dealt);
  events.forEach((event, index) => {
    if (event.name === "handled") handle(memory, event, events[index + 1]);
    else if (event.name === "saw" || event.name === "revealed")
      memory.see(memory.placeOf(number(event, "card")), number(event, "mask"), event.name);
    else if (event.name === "moved") memory.move(number(event, "first"), number(event, "second"));
  });
  const cards = dealt.map((_, card) => noteOf(memory, card));
  return { cards, holders: holdersIn(cards) };
}

function noteOf(memory: Memory, card: number): CardNote {
  const place = memory.placeOf(card);
  const possible = memory.possible(place).map(maskWord);
  const sighting = memory.sightings[place] ?? null;
  return {
    card,
    possible,
    certain: possible.length === 1 ? (possible[0] ?? null) : null,
    sighting: sighting && possible.includes(sighting.mask) ? sighting : null,
    coming: sighting ? comingOf(sighting, place, card) : "here",
  };
}

function comingOf(sighting: Sighting, place: number, card: number): Coming {
  if (sighting.place !== place) return "brought";
  return sighting.card === card ? "here" : "reseated";
}

function holdersIn(cards: readonly CardNote[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  for (const { card, possible } of cards)
    for (const mask of possible) holders.set(mask, [...(holders.get(mask) ?? []), card]);
  return holders;
}
