/** What is going on at the moment, from the last entries of the log: who says what, which cards lie open, what moves. */
import type { Known, LogEntry, ToldEvent } from "../../lib/wire.ts";
import { eventsOf, number, word } from "../kit/told.ts";
import { cardMark } from "./terms.ts";

export interface Utterance {
  kind: "announce" | "claim" | "pass" | "say";
  /** Empty where no mask is named. */
  mask: string;
}

export interface OpenCard {
  mask: string;
  /** Only you see it. */
  secret: boolean;
}

export interface Scene {
  /** By person. */
  speech: ReadonlyMap<number, Utterance>;
  /** By mark of the card, as it was called when it was seen. */
  open: ReadonlyMap<string, OpenCard>;
  /** The next turn has begun: what is still to be seen has happened. */
  past: boolean;
}

/** From the entry after the last turn began on; what a turn brought stays to be seen until somebody goes on. */
export function currentAct(log: readonly LogEntry[]): ToldEvent[] {
  const turn = log.slice(0, -1).findLastIndex((entry) => entry.events?.some((event) => event.name === "turn"));
  return eventsOf(log.slice(turn + 1)).map(({ event }) => event);
}

/** `isTurnedDown`: whoever looks has seen the deal, and it does not lie open any longer, although nobody has acted yet. */
export function sceneOf(log: readonly LogEntry[], isTurnedDown = false): Scene {
  const speech = new Map<number, Utterance>();
  const open = new Map<string, OpenCard>();
  for (const event of currentAct(log)) {
    const mask = word(event, "mask");
    const card = (name: string): string => cardMark(word(event, name));
    switch (event.name) {
      case "announce":
      case "claim":
      case "pass":
      case "say":
        speech.set(number(event, "actor"), { kind: event.name, mask });
        break;
      case "dealt":
        if (!isTurnedDown) open.set(card("card"), { mask, secret: false });
        break;
      case "revealed":
      case "saw":
        open.set(card("card"), { mask, secret: event.name === "saw" });
        break;
      case "handled":
        open.delete(card("first"));
        open.delete(card("second"));
        break;
      default:
    }
  }
  return { speech, open, past: log.at(-1)?.events?.some((event) => event.name === "turn") ?? false };
}

/** The card at a mark, if it lies open: persons may have changed seats since, and the table knows what it was called then. */
export function openAt({ open }: Scene, mark: string, known: Known | undefined): OpenCard | null {
  if (!known) return open.get(mark) ?? null;
  const { seen } = known;
  const found = seen ? open.get(seen.at ?? mark) : undefined;
  return found && found.mask === seen?.face && !seen.doubts?.length ? found : null;
}

/** A place on the board: a person, a card by its mark, the Bank or Justice. */
export type Spot = { seat: number } | { card: string } | "bank" | "court";

export type Movement =
  | { kind: "coins"; from: Spot; to: Spot; coins: number }
  | { kind: "cards"; first: Spot; second: Spot; outcome: "really" | "pretended" | "unknown" }
  | { kind: "persons"; first: number; second: number };

/** What an entry moves. The coins that two fortunes exchange are those that the board showed before: `coinsOf` has them. */
export function movementsIn(events: readonly ToldEvent[], coinsOf: (seat: number) => number): Movement[] {
  return events.flatMap((event, index): Movement[] => {
    const player = { seat: number(event, "player") };
    const coins = number(event, "coins");
    switch (event.name) {
      case "took-from-bank":
        return coins > 0 ? [{ kind: "coins", from: "bank", to: player, coins }] : [];
      case "took-fines":
        return [{ kind: "coins", from: "court", to: player, coins }];
      case "paid":
        return coins > 0 ? [{ kind: "coins", from: { seat: number(event, "payer") }, to: player, coins }] : [];
      case "fined":
        return [{ kind: "coins", from: player, to: "court", coins }];
      case "trade": {
        const actor = { seat: number(event, "actor") };
        return [
          { kind: "coins", from: actor, to: player, coins: coinsOf(actor.seat) },
          { kind: "coins", from: player, to: actor, coins: coinsOf(player.seat) },
        ];
      }
      case "handled": {
        const next = events[index + 1]?.name;
        const outcome = next === "handled-really" ? "really" : next === "only-pretended" ? "pretended" : "unknown";
        return [{ kind: "cards", first: { card: cardMark(word(event, "first")) }, second: { card: cardMark(word(event, "second")) }, outcome }];
      }
      case "moved":
        return [{ kind: "persons", first: number(event, "first"), second: number(event, "second") }];
      default:
        return [];
    }
  });
}
