/**
 * Planning a turn is one gesture: card, district, face, blood and Diablerie tokens are put together here, changed as
 * often as one likes, and committed at once. The table asks for the card first and then for the blood; the second answer
 * follows by itself unless what it was planned with has changed meanwhile.
 */
import type { LegalOption, Position } from "../../lib/wire.ts";
import { number, word } from "../kit/told.ts";

export type Face = "up" | "down";

export interface Plan {
  /** Empty until one is chosen. */
  card: string;
  /** Empty until one is chosen. */
  district: string;
  face: Face;
  blood: number;
  tokens: number;
}

export const NO_PLAN: Plan = { card: "", district: "", face: "up", blood: 0, tokens: 0 };

/** One way to play a card that the table allows. */
export interface Play {
  card: string;
  district: string;
  face: Face;
  option: LegalOption;
}

export function playsIn(options: readonly LegalOption[]): Play[] {
  return options
    .filter((option) => option.verb === "play")
    .map((option) => ({
      card: word(option, "card"),
      district: word(option, "district"),
      face: word(option, "face") === "down" ? "down" : "up",
      option,
    }));
}

/** The options that drain or use a relic: they may be chosen at any moment of the turn. What can be looked at glows where it lies. */
export function asidesIn(options: readonly LegalOption[]): LegalOption[] {
  return options.filter((option) => ["drain", "use-relic", "done"].includes(option.verb));
}

/** What is left open fits everything. */
function fitting(plays: readonly Play[], { card = "", district = "", face }: Partial<Plan>): Play[] {
  return plays.filter(
    (play) => (!card || play.card === card) && (!district || play.district === district) && (!face || play.face === face),
  );
}

export function districtsFor(plays: readonly Play[], card: string): Set<string> {
  return new Set(fitting(plays, { card }).map((play) => play.district));
}

export function facesFor(plays: readonly Play[], { card, district }: Plan): Set<Face> {
  return new Set(fitting(plays, { card, district }).map((play) => play.face));
}

/** The plan with something changed; what does not go together with the change gives way. */
export function changed(plays: readonly Play[], plan: Plan, change: Partial<Plan>): Plan {
  const next = { ...plan, ...change };
  if (fitting(plays, { card: next.card }).length === 0) next.card = "";
  if (!districtsFor(plays, next.card).has(next.district)) next.district = "";
  const faces = facesFor(plays, next);
  if (!faces.has(next.face)) next.face = faces.has("up") ? "up" : "down";
  next.blood = Math.min(next.blood, mostFor(plays, next, "blood"));
  next.tokens = Math.min(next.tokens, mostFor(plays, next, "tokens"));
  return next;
}

/** The most that can go with the card, wherever it may still be played. */
export function mostFor(plays: readonly Play[], plan: Plan, what: "blood" | "tokens"): number {
  return Math.max(0, ...fitting(plays, plan).map(({ option }) => option.outlook?.[what] ?? 0));
}

/** What playing so costs at least, beside the blood that goes with the card. */
export function priceOf(plays: readonly Play[], plan: Plan): number {
  const prices = fitting(plays, plan).map(({ option }) => option.outlook?.["price"] ?? 0);
  return prices.length > 0 ? Math.min(...prices) : 0;
}

/** What the pool will be. */
export function poolAfter({ outlook }: LegalOption, { blood }: Plan): number {
  return (outlook?.["pool"] ?? 0) - blood;
}

/** What the plan says to the table; null while something is missing. */
export function optionOf(plays: readonly Play[], plan: Plan): LegalOption | null {
  if (!plan.card || !plan.district) return null;
  return fitting(plays, plan)[0]?.option ?? null;
}

export function additionOf(options: readonly LegalOption[], { blood, tokens }: Pick<Plan, "blood" | "tokens">): LegalOption | null {
  return options.find((option) => option.verb === "add" && number(option, "blood") === blood && number(option, "tokens") === tokens) ?? null;
}

/** What may be added to a card that lies already. */
export function additionsIn(options: readonly LegalOption[]): { blood: number; tokens: number } {
  const most = (name: string): number => Math.max(0, ...options.filter((option) => option.verb === "add").map((option) => number(option, name)));
  return { blood: most("blood"), tokens: most("tokens") };
}

/** A plan that was sent. */
export interface Commitment {
  plan: Plan;
  /** The last entry before it. */
  seq: number;
  /** How many turns were to come after this one. */
  turns: number | undefined;
  /** What the pool has to be once the card is paid for. */
  pool: number;
}

export type Next = { kind: "wait" } | { kind: "send"; option: LegalOption } | { kind: "ask" } | { kind: "over" };

/** What follows from a plan that was sent, now that the table stands like this. */
export function follow(sent: Commitment, position: Position, pool: number): Next {
  if (position.seq <= sent.seq) return { kind: "wait" };
  if (position.decision?.choice === "add") {
    const option = additionOf(position.decision.options, sent.plan);
    const holds = sent.plan.blood === 0 || pool >= sent.pool;
    return option && holds ? { kind: "send", option } : { kind: "ask" };
  }
  const isOver = turnsToCome(position) !== sent.turns;
  return { kind: isOver || position.decision?.choice === "plan" || position.outcome?.length ? "over" : "wait" };
}

/** Planning turns that follow the one that is being played; undefined when nobody plans. */
export function turnsToCome({ board }: Position): number | undefined {
  return board.counters.find(({ name }) => name === "turns")?.value;
}
