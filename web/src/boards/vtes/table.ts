/** The table of V:TES as it is laid out: Methuselahs and what is theirs, and what is going on between them. */
import type { BoardView, CardText, CardView, LogEntry, StripLine, Zone } from "../../lib/wire.ts";
import { counted, factOf, holds, TABLE, zoneOf } from "../kit/counts.ts";
import { findCard, numberIn, seatOfWord } from "../kit/marks.ts";

export interface Methuselah {
  seat: number;
  /** -1 for whoever is out of the game. */
  prey: number;
  predator: number;
  out: boolean;
  edge: boolean;
  pool: number;
  points: number;
  ready: Zone;
  torpor: Zone;
  uncontrolled: Zone;
  inPlay: Zone;
  piles: readonly Zone[];
  /** Points that the terms of a referendum have given to this seat so far. */
  given: number;
}

export function methuselahOf(board: BoardView, seat: number): Methuselah {
  const zone = (name: string): Zone => zoneOf(board, name, seat);
  return {
    seat,
    prey: seatOfWord(factOf(board, "prey", seat)),
    predator: board.seats.find((other) => seatOfWord(factOf(board, "prey", other)) === seat) ?? -1,
    out: holds(board, "out", seat),
    edge: holds(board, "edge", seat),
    pool: counted(board.counters, "pool", seat),
    points: counted(board.counters, "victory-points", seat),
    ready: zone("ready"),
    torpor: zone("torpor"),
    uncontrolled: zone("uncontrolled"),
    inPlay: zone("in-play"),
    piles: board.zones.filter((other) => other.owner === seat && other.pile),
    given: counted(board.counters, "points", seat),
  };
}

// A card, as it stands

export interface Discipline {
  code: string;
  superior: boolean;
}

/** What players look for on a card: what is printed, unless it has changed. */
export interface Standing {
  types: readonly string[];
  clans: readonly string[];
  disciplines: readonly Discipline[];
  title: string;
  sect: string;
  capacity: number;
  group: number;
  /** Of a minion; 1 unless something says otherwise. */
  bleed: number;
  strength: number;
  votes: number;
  stealth: number;
  intercept: number;
  damage: number;
  aggravated: number;
  bloodCost: string;
  poolCost: string;
  states: readonly string[];
}

export function standingOf(text: CardText | undefined, card: Pick<CardView, "traits" | "numbers" | "most"> = {}): Standing {
  const traits = { ...text?.traits, ...card.traits };
  const numbers = { ...text?.numbers, ...card.numbers };
  const words = (name: string): readonly string[] => traits[name] ?? [];
  const cost = (kind: string): string =>
    words("cost").includes(`x-${kind}`) ? "X" : numbers[`${kind}-cost`] ? String(numbers[`${kind}-cost`]) : "";
  const superior = new Set(words("superior"));
  return {
    types: words("type"),
    clans: words("clan"),
    disciplines: words("discipline")
      .map((code) => ({ code, superior: superior.has(code) }))
      .toSorted((a, b) => Number(b.superior) - Number(a.superior)),
    title: words("title")[0] ?? "",
    sect: words("sect")[0] ?? "",
    capacity: card.most || (numbers["capacity"] ?? 0),
    group: numbers["group"] ?? 0,
    bleed: numbers["bleed"] ?? 1,
    strength: numbers["strength"] ?? 1,
    votes: numbers["votes"] ?? 0,
    stealth: numbers["stealth"] ?? 0,
    intercept: numbers["intercept"] ?? 0,
    damage: numbers["damage"] ?? 0,
    aggravated: numbers["aggravated"] ?? 0,
    bloodCost: cost("blood"),
    poolCost: cost("pool"),
    states: words("state"),
  };
}

/** What a way of playing a card takes, from the messages that name it. */
export function levelsOf(needs: readonly string[]): Discipline[] {
  return needs.map((message) => {
    const [kind = "", code = ""] = message.split("-");
    return { code, superior: kind === "superior" };
  });
}

// What is going on

/** At whom or at what: a seat, or a card on the table. */
export interface Aim {
  seat: number;
  card: CardView | null;
}

export interface Action {
  /** In a word of the game: `bleed`, `hunt`… */
  kind: string;
  actor: CardView | null;
  seat: number;
  /** The card from hand that the action is; empty if none. */
  face: string;
  /** The card in play through which it is taken. */
  by: CardView | null;
  at: Aim;
  stealth: number;
  bleed: number | null;
  blocker: CardView | null;
  intercept: number;
  mayBlock: readonly number[];
}

export function actionOf(board: BoardView): Action | null {
  const actor = cardOf(board, "acting");
  if (!actor) return null;
  const table = (name: string): number => counted(board.counters, name, TABLE);
  const played = board.zones.find(({ name }) => name === "action-card");
  return {
    kind: factOf(board, "action", TABLE),
    actor,
    seat: ownerOf(board, actor),
    face: played?.cards[0]?.face ?? "",
    by: cardOf(board, "action-by"),
    at: { seat: seatOfWord(factOf(board, "action-at", TABLE)), card: cardOf(board, "action-about") },
    stealth: table("stealth"),
    bleed: board.counters.find(({ name, owner }) => name === "bleed" && owner === TABLE)?.value ?? null,
    blocker: cardOf(board, "blocker"),
    intercept: table("intercept"),
    mayBlock: board.seats.filter((seat) => holds(board, "may-block", seat)),
  };
}

/** A card that is being played at this moment. */
export interface Playing {
  seat: number;
  face: string;
  by: CardView | null;
  at: Aim;
}

export function playingOf(board: BoardView): Playing | null {
  const zone = board.zones.find(({ name }) => name === "being-played");
  const face = zone?.cards[0]?.face;
  if (!zone || !face) return null;
  const aim = factOf(board, "aimed-at", TABLE);
  return {
    seat: zone.owner,
    face,
    by: cardOf(board, "player-of-card"),
    at: { seat: seatOfWord(aim), card: findCard(board.zones, numberIn(aim)) },
  };
}

export interface Fighter {
  seat: number;
  card: CardView | null;
  /** The word of a card, with its number if it is in play, or of another way to strike; empty as long as none is chosen. */
  strike: string;
}

export interface Combat {
  round: number;
  range: string;
  fighters: readonly Fighter[];
}

export function combatOf(board: BoardView): Combat | null {
  const fights = (board.facts ?? []).filter(({ name }) => name === "fighter");
  if (fights.length < 2) return null;
  return {
    round: counted(board.counters, "round", TABLE),
    range: factOf(board, "range", TABLE),
    fighters: fights.map(({ owner, value = "" }) => ({
      seat: owner,
      card: findCard(board.zones, numberIn(value)),
      strike: factOf(board, "strike", owner),
    })),
  };
}

export const COMBAT_STEPS = ["before-range", "range", "strike", "prevention", "press"] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

const STEP_OF_WINDOW: Readonly<Record<string, CombatStep>> = {
  "before-range": "before-range",
  range: "range",
  "before-strikes": "strike",
  strike: "strike",
  aim: "strike",
  "strikes-chosen": "strike",
  prevention: "prevention",
  additional: "strike",
  press: "press",
  "round-end": "press",
};

/** How far a round of combat has come; the last step that is known, where a window tells nothing. */
export function combatStep(window: string, fighters: readonly Fighter[]): CombatStep {
  const hurt = fighters.some(({ card }) => (card?.numbers?.["damage"] ?? 0) > 0);
  return STEP_OF_WINDOW[window] ?? (hurt ? "prevention" : "strike");
}

export interface Referendum {
  votes: number;
  against: number;
  ballots: readonly StripLine[];
  /** Of the points that the terms share out; null where they share none. */
  left: number | null;
}

export function referendumOf(board: BoardView): Referendum | null {
  const votes = board.counters.find(({ name, owner }) => name === "votes-for" && owner === TABLE);
  if (!votes) return null;
  return {
    votes: votes.value,
    against: counted(board.counters, "votes-against", TABLE),
    ballots: (board.strip ?? []).filter(({ name }) => name === "ballot"),
    left: board.counters.find(({ name }) => name === "points-left")?.value ?? null,
  };
}

export const PHASES = ["unlock", "master", "minion", "influence", "discard"] as const;

/** What is left to do in a phase. */
export function leftToDo(board: BoardView): { name: string; value: number } | null {
  return board.counters.find(({ name, owner }) => owner === TABLE && (name === "transfers" || name === "master-actions")) ?? null;
}

function cardOf(board: BoardView, fact: string): CardView | null {
  return findCard(board.zones, numberIn(factOf(board, fact, TABLE)));
}

function ownerOf(board: BoardView, card: CardView): number {
  return board.zones.find(({ cards }) => cards.some(({ number }) => number === card.number))?.owner ?? TABLE;
}

/** What was told last, without what only says that somebody does nothing. */
export function lastTold(log: readonly LogEntry[], passes: readonly string[], most: number): { key: string; say: StripLine["say"] }[] {
  const told: { key: string; say: StripLine["say"] }[] = [];
  for (let at = log.length - 1; at >= 0 && told.length < most; at -= 1) {
    const { seq, events = [] } = log[at] ?? { seq: 0 };
    for (let which = events.length - 1; which >= 0 && told.length < most; which -= 1) {
      const event = events[which];
      if (event && !passes.includes(event.name)) told.unshift({ key: `${seq} ${which}`, say: event.say });
    }
  }
  return told;
}

/** All cards that somebody holds or has on the table, to see how crowded it is. */
export function minionsOf({ ready, torpor }: Pick<Methuselah, "ready" | "torpor">): number {
  return ready.cards.length + torpor.cards.length;
}
