/** The table of Rivals as it is laid out: coteries, what lies between them, and the conflict of the moment. */
import type { BoardView, CardText, CardView, Position, StripLine, Zone } from "../../lib/wire.ts";
import { factOf, TABLE, zoneOf } from "../kit/counts.ts";
import { findCard, numberIn, seatOfWord } from "../kit/marks.ts";

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

const PICTURED = ["actions", "attack", "attack-type", "blocker", "scheme", "answer", "abstained", "influence"];

/** Sentences that the picture of a conflict does not show by itself. */
export function happeningIn(strip: readonly StripLine[]): StripLine[] {
  return strip.filter(({ name, lasting }) => !lasting && !PICTURED.includes(name));
}

/** What somebody has said to a Scheme, or raised for a title, as far as everybody can see. */
export interface Voice {
  seat: number;
  /** `yes`, `no` or `abstains`; empty before the answer. */
  answer: string;
  influence: number;
  /** As much as a title takes; 0 where nothing is to be reached. */
  needed: number;
}

export function voicesIn(board: BoardView): Voice[] {
  return board.seats.flatMap((seat) => {
    const answer = factOf(board, "answer", seat);
    const raised = board.counters.find(({ name, owner }) => name === "influence" && owner === seat);
    return answer || raised ? [{ seat, answer, influence: raised?.value ?? 0, needed: raised?.limit ?? 0 }] : [];
  });
}

/** The Influence for and against, hidden Prestige apart. */
export function tally(voices: readonly Voice[]): { yes: number; no: number } {
  const sum = (word: string): number => voices.reduce((all, { answer, influence }) => all + (answer === word ? influence : 0), 0);
  return { yes: sum("yes"), no: sum("no") };
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

const LETTER = 0.5;
const WIDER: readonly [RegExp, number][] = [[/[mw]/gi, 0.3], [/[A-LN-VX-Z]/g, 0.2], [/[fijlrt'’]/g, -0.14]];

/** How wide the longest word of a name is, in letters of its own height: names are set so that it need not be broken. */
export function longestWord(name: string): number {
  const width = (word: string): number =>
    WIDER.reduce((sum, [letters, more]) => sum + more * (word.match(letters)?.length ?? 0), LETTER * word.length);
  return Math.max(1, ...name.split(/[\s-]+/).map(width));
}
