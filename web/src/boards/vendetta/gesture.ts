/**
 * Planning a turn is one gesture: card, district, face, blood and Diablerie tokens are put together here, changed as
 * often as one likes, and committed at once. The table asks for the card first and then for the blood; the second answer
 * follows by itself unless what it was planned with has changed meanwhile.
 */
import type { LegalOption, LogEntry, Position } from "../../lib/wire.ts";
import { eventsOf, FATAL_TOKENS, MOST_BLOOD, number } from "./terms.ts";

export type Face = "up" | "down";

export interface Plan {
  /** Empty until one is chosen. */
  card: string;
  /** -1 until one is chosen. */
  district: number;
  face: Face;
  blood: number;
  tokens: number;
}

export const NO_PLAN: Plan = { card: "", district: -1, face: "up", blood: 0, tokens: 0 };

/** One way to play a card that the table allows. */
export interface Play {
  card: string;
  district: number;
  face: Face;
  option: LegalOption;
}

/** What there is to plan with. */
export interface Means {
  pool: number;
  /** For playing face down. */
  fee: number;
  /** For playing at each district at all. */
  tolls: readonly number[];
  /** Diablerie tokens that lie face up. */
  tokens: number;
}

const DOWN = 0;

export function playsIn(options: readonly LegalOption[]): Play[] {
  return options
    .filter((option) => option.verb === "play")
    .map((option) => ({
      card: option.marks?.find((mark) => mark.startsWith("face:"))?.slice(5) ?? "",
      district: option.args?.["district"] ?? -1,
      face: option.args?.["face"] === DOWN ? "down" : "up",
      option,
    }));
}

/** Whether so many more Diablerie tokens would put oneself out of the game. */
export function isFatal(tokens: number, more: number): boolean {
  return more > 0 && tokens + more >= FATAL_TOKENS;
}

/** The options that drain or use a relic: they may be chosen at any moment of the turn. What can be looked at glows where it lies. */
export function asidesIn(options: readonly LegalOption[]): LegalOption[] {
  return options.filter((option) => ["drain", "use-relic", "done"].includes(option.verb));
}

function fits(play: Play, card: string, district = -1): boolean {
  return play.card === card && (district < 0 || play.district === district);
}

export function districtsFor(plays: readonly Play[], card: string): Set<number> {
  return new Set(plays.filter((play) => !card || fits(play, card)).map((play) => play.district));
}

export function facesFor(plays: readonly Play[], { card, district }: Plan): Set<Face> {
  return new Set(plays.filter((play) => (!card || fits(play, card)) && (district < 0 || play.district === district)).map((play) => play.face));
}

/** The plan with something changed; what does not go together with the change gives way. */
export function changed(plays: readonly Play[], means: Means, plan: Plan, change: Partial<Plan>): Plan {
  const next = { ...plan, ...change };
  if (next.card && !plays.some((play) => fits(play, next.card))) next.card = "";
  if (next.district >= 0 && !districtsFor(plays, next.card).has(next.district)) next.district = -1;
  const faces = facesFor(plays, next);
  if (!faces.has(next.face)) next.face = faces.has("up") ? "up" : "down";
  next.blood = between(next.blood, mostBlood(next, means));
  next.tokens = between(next.tokens, means.tokens);
  return next;
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

/** What playing the card costs, beside the blood that goes with it. */
export function priceOf({ face, district }: Plan, { fee, tolls }: Means): number {
  return (face === "down" ? fee : 0) + (tolls[district] ?? 0);
}

/** Never the last blood. */
export function mostBlood(plan: Plan, means: Means): number {
  return between(means.pool - priceOf(plan, means) - 1, MOST_BLOOD);
}

/** What the pool will be. */
export function poolAfter(plan: Plan, means: Means): number {
  return means.pool - priceOf(plan, means) - plan.blood;
}

/** What the plan says to the table; null while something is missing. */
export function optionOf(plays: readonly Play[], { card, district, face }: Plan): LegalOption | null {
  if (!card || district < 0) return null;
  return plays.find((play) => fits(play, card, district) && play.face === face)?.option ?? null;
}

export function additionOf(options: readonly LegalOption[], { blood, tokens }: Pick<Plan, "blood" | "tokens">): LegalOption | null {
  return (
    options.find((option) => option.verb === "add" && option.args?.["blood"] === blood && option.args["tokens"] === tokens) ?? null
  );
}

/** What may be added to a card that lies already. */
export function additionsIn(options: readonly LegalOption[]): { blood: number; tokens: number } {
  const most = (name: string): number =>
    Math.max(0, ...options.filter((option) => option.verb === "add").map((option) => option.args?.[name] ?? 0));
  return { blood: most("blood"), tokens: most("tokens") };
}

/** A plan that was sent. */
export interface Commitment {
  plan: Plan;
  /** The last entry before it. */
  seq: number;
  pool: number;
}

export type Next = { kind: "wait" } | { kind: "send"; option: LegalOption } | { kind: "ask" } | { kind: "over" };

/** What follows from a plan that was sent, now that the table stands like this. */
export function follow(sent: Commitment, position: Position, log: readonly LogEntry[], viewer: number, pool: number): Next {
  if (position.seq <= sent.seq) return { kind: "wait" };
  const since = eventsOf(log.filter((entry) => entry.seq > sent.seq)).map(({ event }) => event);
  if (position.decision?.choice === "add") {
    const paid = since
      .filter((event) => event.name === "paid-fee" && number(event, "player") === viewer)
      .reduce((sum, event) => sum + number(event, "blood"), 0);
    const option = additionOf(position.decision.options, sent.plan);
    const holds = sent.plan.blood === 0 || pool >= sent.pool - paid;
    return option && holds ? { kind: "send", option } : { kind: "ask" };
  }
  const isOver = since.some((event) => ["turn", "no-card", "resolving", "round", "won"].includes(event.name));
  return { kind: isOver || position.decision?.choice === "plan" || position.outcome?.length ? "over" : "wait" };
}
