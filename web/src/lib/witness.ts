/** What this browser has seen of a deal with its own eyes, and what it adds to it. `docs/protocol.md` explains it;
 * `elysium/engine/draw.py` does the same for programs. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { sealHolds } from "./seal.ts";
import { forget, keep, recall } from "./shelf.ts";
import type { Draw, Lot, TableInfo } from "./wire.ts";

export type Doubt =
  | "seal-changed"
  | "seal-broken"
  | "table-changed"
  | "lot-misfits"
  | "lots-changed"
  | "drawn-again"
  | "own-lot-changed"
  | "own-lot-left-out";

export interface Witness {
  /** The seal of the server's seed, as it was shown first. */
  commitment: string;
  seat: number;
  round: number;
  /** One's own, for that seat in that round; empty as long as nothing was sealed. */
  number: string;
  /** The seal of what is played, as it was when one sealed one's own; none in games of before there was one. */
  setup?: string;
  /** Those of all seats, as they were when one opened one's own. */
  seals: Record<number, string>;
  /** One has opened a number, and was asked for another one after that. */
  again: boolean;
  dealt: boolean;
  /** As it was shown first once the cards were dealt. */
  draw: Draw | null;
}

/** What to send to the table, but for the ref. */
export type Part = { type: "seal"; round: number; seal: string } | { type: "open"; round: number; number: string };

const MOST_KEPT = 200;
const LIST = "deals";
const witnesses = new Map<string, Witness>();
let secret = "";

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const lotAt = (draw: Draw, seat: number): Lot | undefined => draw.lots?.find((lot) => lot.seat === seat);
const phaseOf = (draw: Draw): string => draw.phase ?? "drawn";
const countedIn = (draw: Draw | null): Lot[] => draw?.lots?.filter((lot) => lot.number) ?? [];
const isDealt = (info: TableInfo): boolean => info.status === "running" || info.status === "over";
/** A recording from a file has no table; what was drawn says which it was. */
const tableOf = (info: TableInfo): string => info.id || (info.draw?.table ?? "");

export function lotSeal(table: string, round: number, seat: number, number: string): string {
  return hash(`elysium lot\ntable ${table}\nround ${round}\nseat ${seat}\nnumber ${number}\n`);
}

/** The game, its options and decks, seat by seat, sealed with the seed. */
export function setupSeal(draw: Draw, seed: string, info: TableInfo): string {
  const options = Object.entries(info.options ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = options.map(([name, value]) => `option ${name} ${hash(value)}\n`);
  const head = `elysium table\ntable ${draw.table}\nround ${draw.round}\nseed ${seed}\ngame ${info.game}\n`;
  return hash(`${head}players ${info.seats.length}\n${lines.join("")}`);
}

/** From what the cards are dealt, in hexadecimal. */
export function dealtSeed(seed: string, draw: Draw): string {
  const lots = countedIn(draw).map(({ seat, number }) => `seat ${seat} ${number}\n`);
  return hash(`elysium deal\ntable ${draw.table}\nround ${draw.round}\nseed ${seed}\n${lots.join("")}`);
}

/** The same in all windows of this browser, which may be asked at the same moment, and unknown everywhere else. */
function ownNumber(draw: Draw, seat: number): string {
  secret ||= recall("lots");
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    secret = bytesToHex(randomBytes(32));
    keep("lots", secret);
  }
  return hash(`elysium number\nsecret ${secret}\ntable ${draw.table}\nround ${draw.round}\nseat ${seat}\n`);
}

/** What was seen of a table so far; null if nothing was. */
export function recallWitness(table: string): Witness | null {
  const known = witnesses.get(table);
  if (known) return known;
  try {
    const kept = JSON.parse(recall(`deal-${table}`)) as Witness;
    witnesses.set(table, kept);
    return kept;
  } catch {
    return null;
  }
}

function keepWitness(table: string, witness: Witness): void {
  const list = recall(LIST).split(",").filter((id) => id && id !== table);
  for (const old of list.splice(0, list.length + 1 - MOST_KEPT)) forget(`deal-${old}`);
  keep(LIST, [...list, table].join(","));
  keep(`deal-${table}`, JSON.stringify(witness));
  witnesses.set(table, witness);
}

/** Remember what is shown of a table's deal, as it is shown first. */
export function see(info: TableInfo): Witness {
  const before = recallWitness(info.id);
  const witness: Witness = before
    ? { ...before }
    : { commitment: "", seat: -1, round: -1, number: "", seals: {}, again: false, dealt: false, draw: null };
  witness.commitment ||= info.commitment ?? "";
  if (isDealt(info) && !witness.dealt) {
    witness.dealt = true;
    witness.draw = info.draw ?? null;
  }
  if (!before || JSON.stringify(before) !== JSON.stringify(witness)) keepWitness(info.id, witness);
  return witness;
}

/** What this browser has to do for the draw now; null if there is nothing. A number is told only once all seals have
 * been seen, and while nothing has become another than it was. */
export function partIn(info: TableInfo): Part | null {
  const draw = info.draw;
  const seat = info.you ?? -1;
  const lot = draw && lotAt(draw, seat);
  if (!draw || !lot) return null;
  const witness = { ...see(info) };
  const isOwnRound = witness.round === draw.round && witness.seat === seat;
  if (phaseOf(draw) === "sealing" && !lot.seal) {
    if (!draw.setup) return null;
    if (!isOwnRound) {
      witness.again ||= Object.keys(witness.seals).length > 0;
      Object.assign(witness, { round: draw.round, seat, number: ownNumber(draw, seat), setup: draw.setup, seals: {} });
      keepWitness(info.id, witness);
    }
    return { type: "seal", round: draw.round, seal: lotSeal(draw.table, draw.round, seat, witness.number) };
  }
  if (phaseOf(draw) !== "opening" || !isOwnRound || info.commitment !== witness.commitment) return null;
  if (lot.seal !== lotSeal(draw.table, draw.round, seat, witness.number)) return null;
  if ((draw.setup ?? "") !== (witness.setup ?? "")) return null;
  const seals = Object.fromEntries((draw.lots ?? []).filter((one) => one.seal).map((one) => [one.seat, one.seal ?? ""]));
  if (Object.keys(witness.seals).length === 0) keepWitness(info.id, { ...witness, seals });
  else if (!same(witness.seals, seals)) return null;
  return { type: "open", round: draw.round, number: witness.number };
}

/** What is not as it was, or not as it must be. */
export function doubtsOf(info: TableInfo, witness: Witness | null = recallWitness(tableOf(info))): Doubt[] {
  const found: Doubt[] = [];
  const commitment = info.commitment ?? "";
  const draw = info.draw ?? null;
  if (witness?.commitment && witness.commitment !== commitment) found.push("seal-changed");
  if (info.seed && !sealHolds(info.seed, commitment)) found.push("seal-broken");
  if (!isDealt(info)) return found;
  const isOtherSetup = !!draw && draw.round === witness?.round && (draw.setup ?? "") !== (witness.setup ?? "");
  const isUnsealed = !!draw?.setup && !!info.seed && found.length === 0 && setupSeal(draw, info.seed, info) !== draw.setup;
  if (isOtherSetup || isUnsealed) found.push("table-changed");
  const counted = countedIn(draw);
  if (draw && counted.some((lot) => lotSeal(draw.table, draw.round, lot.seat, lot.number ?? "") !== lot.seal)) {
    found.push("lot-misfits");
  }
  if (!witness) return found;
  const isOwnRound = draw?.round === witness.round;
  const opened = Object.keys(witness.seals).length > 0;
  const hasNewSeal = opened && isOwnRound && counted.some((lot) => witness.seals[lot.seat] !== lot.seal);
  if (hasNewSeal || (witness.dealt && !same(draw, witness.draw))) found.push("lots-changed");
  if (witness.again) found.push("drawn-again");
  const own = isOwnRound ? (counted.find((lot) => lot.seat === witness.seat)?.number ?? "") : "";
  // Whoever sealed a number and got up before the deal misses nothing.
  const tookPart = isOwnRound || opened || info.you === witness.seat;
  if (own !== witness.number && tookPart) found.push(own ? "own-lot-changed" : "own-lot-left-out");
  return found;
}

/** Whether a number of this browser is in the deal. */
export function hasAdded(info: TableInfo): boolean {
  return !!recallWitness(tableOf(info))?.number;
}

/** Of plain things, whatever the order of their keys. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
