/** The table of Rivals as it is laid out: coteries, what lies between them, and the conflict of the moment. */
import type { BoardView, CardText, CardView, Position, StripLine, Zone } from "../../lib/wire.ts";
import { factOf, TABLE } from "../kit/counts.ts";
import { findCard, seatOfWord } from "../kit/marks.ts";

export interface Coterie {
  seat: number;
  /** Whose end this player is after; -1 if nobody's. */
  rival: number;
  /** The Haven and the Agenda that everybody brings. */
  base: Zone;
  haven: Zone;
  /** One for each party that is out. */
  parties: readonly Zone[];
  torpor: Zone;
  /** Ongoing cards and Conspiracies. */
  played: Zone;
  discard: Zone;
}

export function coterieOf(board: BoardView, seat: number): Coterie {
  const zone = (name: string): Zone => zoneOf(board, name, seat);
  return {
    seat,
    rival: seatOfWord(factOf(board, "rival", seat)),
    base: zone("base"),
    haven: zone("haven"),
    parties: board.zones.filter(({ name, owner, cards }) => name === "streets" && owner === seat && cards.length > 0),
    torpor: zone("torpor"),
    played: zone("table"),
    discard: zone("discard"),
  };
}

export function zoneOf({ zones }: Pick<BoardView, "zones">, name: string, owner: number): Zone {
  return zones.find((zone) => zone.name === name && zone.owner === owner) ?? { name, owner, cards: [], pile: false };
}

/** A card that is played in a conflict: not yet, none, or this one, which may lie face down. */
export type Laid = "later" | "none" | CardView;

export interface Conflict {
  attacker: CardView | null;
  target: CardView | null;
  blocker: CardView | null;
  /** The type of attack; empty until it is announced. */
  type: string;
  attack: Laid;
  reaction: Laid;
  /** The vampire that acts, and the card of its action, outside an attack. */
  acting: CardView | null;
  action: Laid;
}

/** What is being fought out; null on a quiet table. */
export function conflictOf({ zones, facts = [] }: BoardView): Conflict | null {
  const named = (name: string): CardView | null => findCard(zones, numberIn(factOf({ facts }, name, TABLE)));
  const laid = (name: string): Laid => {
    const zone = zones.find((other) => other.name === name);
    return zone ? (zone.cards[0] ?? "none") : "later";
  };
  const conflict: Conflict = {
    attacker: named("attacker"),
    target: named("target"),
    blocker: named("blocker"),
    type: factOf({ facts }, "attack", TABLE),
    attack: laid("laid-attack"),
    reaction: laid("laid-reaction"),
    acting: named("acting") ?? named("claimant"),
    action: laid("laid-action"),
  };
  return conflict.attacker || conflict.acting || conflict.action !== "later" ? conflict : null;
}

/** The number of a card that is called as options call it: `hydra.17`; 0 for none. */
export function numberIn(word: string): number {
  return Number(/\.([1-9]\d*)$/.exec(word)?.[1] ?? 0) || -1;
}

export const STEPS = ["target", "intel", "type", "card", "block", "reaction", "reveal", "abilities", "damage"] as const;
export type Step = (typeof STEPS)[number];

const ASKED_IN: Readonly<Record<string, Step>> = {
  choose_target: "target",
  pledge_intel: "intel",
  announce_attack: "type",
  choose_attack_card: "card",
  decide_block: "block",
  choose_reaction: "reaction",
  retarget: "reveal",
  use_in_attack: "abilities",
};

/** How far an attack has come, by what is asked and by what lies there. */
export function stepOf({ asked = [], board }: Pick<Position, "asked" | "board">, conflict: Conflict): Step {
  for (const { choice } of asked) {
    const step = ASKED_IN[choice];
    if (step) return step;
  }
  if ((board.strip ?? []).some(({ name }) => name === "damage")) return "damage";
  if (!conflict.target) return "target";
  if (!conflict.type) return "intel";
  if (conflict.attack === "later") return "card";
  return conflict.reaction === "later" ? "block" : "abilities";
}

/** Sentences that the picture of a conflict does not show by itself. */
export function happeningIn(strip: readonly StripLine[]): StripLine[] {
  return strip.filter(({ name, lasting }) => !lasting && name !== "actions");
}

export const ATTRIBUTES = ["physical", "social", "mental"] as const;

export interface Printed {
  disciplines: readonly string[];
  attributes: readonly { word: string; value: number }[];
  /** Types of attack that it is or answers. */
  types: readonly string[];
  potency: number | null;
  cost: number | null;
  damage: number | null;
  shield: number | null;
  /** Of a mortal; a vampire's is its Blood Potency. */
  blood: number | null;
  points: number | null;
  guard: boolean;
}

/** What stands on a card at a glance. */
export function printedOn(text: CardText | undefined): Printed {
  const { traits = {}, numbers = {} } = text ?? {};
  const positive = (name: string): number | null => numbers[name] || null;
  return {
    disciplines: traits["discipline"] ?? [],
    attributes: ATTRIBUTES.flatMap((word) => (word in numbers ? [{ word, value: numbers[word] ?? 0 }] : [])),
    types: [...new Set([...(traits["attack"] ?? []), ...(traits["reaction"] ?? [])])],
    potency: positive("potency"),
    cost: positive("cost"),
    damage: numbers["damage"] ?? null,
    shield: positive("shield"),
    blood: positive("blood"),
    points: positive("points"),
    guard: traits["keyword"]?.includes("guard") ?? false,
  };
}
