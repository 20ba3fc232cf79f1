/** What lies and stands on a board, by name and owner. */
import type { BoardView, CardView, Counter, Position, Zone } from "../../lib/wire.ts";

/** Who owns what belongs to nobody. */
export const TABLE = -1;

export function counted(counters: readonly Counter[], name: string, owner: number): number {
  return counters.find((counter) => counter.name === name && counter.owner === owner)?.value ?? 0;
}

/** With how many of them something is decided; 0 if with none. */
export function limitOf(counters: readonly Counter[], name: string, owner: number): number {
  return counters.find((counter) => counter.name === name && counter.owner === owner)?.limit ?? 0;
}

/** The word that a fact of this name says about a seat; empty if there is none, or no word to it. */
export function factOf({ facts = [] }: Pick<BoardView, "facts">, name: string, owner: number): string {
  return facts.find((fact) => fact.name === name && fact.owner === owner)?.value ?? "";
}

export function holds({ facts = [] }: Pick<BoardView, "facts">, name: string, owner: number): boolean {
  return facts.some((fact) => fact.name === name && fact.owner === owner);
}

export function cardsIn({ zones }: Pick<BoardView, "zones">, name: string, owner: number): readonly CardView[] {
  return zones.find((zone) => zone.name === name && zone.owner === owner)?.cards ?? [];
}

/** An empty one where there is none of this name. */
export function zoneOf({ zones }: Pick<BoardView, "zones">, name: string, owner: number): Zone {
  return zones.find((zone) => zone.name === name && zone.owner === owner) ?? { name, owner, cards: [], pile: false };
}

/** Whether a seat owes a decision; of one kind, if it is named. */
export function isAsked({ asked = [] }: Pick<Position, "asked">, seat: number, choice?: string): boolean {
  return asked.some((other) => other.seat === seat && (choice === undefined || other.choice === choice));
}
