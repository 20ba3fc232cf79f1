import type { Component } from "svelte";

import type { Drawing } from "../art/drawing.ts";
import type { IconName } from "../art/icons.ts";
import { PLAIN, type Art } from "./kit/art.ts";
import { offBoard } from "./generic/reach.ts";
import type { BoardChange, LegalOption, LogEntry, Position, TableInfo } from "../lib/wire.ts";

export interface BoardProps {
  game: string;
  info: TableInfo;
  /** The seat whose eyes these are; 30 for somebody who watches, 31 with all cards open. */
  viewer: number;
  position: Position;
  log: LogEntry[];
  /** At a table that is being played: for the newest entries, how the board changed with each of their events. */
  steps?: ReadonlyMap<number, readonly BoardChange[]> | undefined;
  interactive: boolean;
  /** At a table that is being played: what to add to the clock of this machine to get that of the server. */
  offset?: number | undefined;
  /** At a table that is being played: the seats whose people are not there at the moment. */
  away?: ReadonlySet<number> | undefined;
  /** `decided`: it was picked on the board, and then its words were pressed: nobody need be asked again. */
  onchoose: (option: LegalOption, decided?: boolean) => void;
  /**
   * A board that tells step by step what has happened already: how far it has come, for all that stands beside it; and, within
   * the last entry, with which event it has not come so far.
   */
  onhold?: ((held: Position | null, before?: string) => void) | undefined;
}

export interface Board {
  /** Fetched when somebody sits down: who plays one game need not load the others. */
  load: () => Promise<{ default: Component<BoardProps> }>;
  /** On a phone the seats lie far apart, so that a strip on top leads to each. */
  scrolls: boolean;
  /** Of what may be chosen, that which cannot be tapped on the board of a phone: the list of all the rest is folded away there. */
  misses: (options: readonly LegalOption[], position: Position, viewer: number) => readonly LegalOption[];
}

/** What a game brings to the page: the file `index.ts` of its folder here has it as its default. */
export interface GameLook {
  art?: Art;
  /** By word of a card, a clan or a kind of cards; what has none gets one that is woven from its word. */
  signs?: Readonly<Record<string, Drawing>>;
  /** The small signs of its counters, by name; what has none gets a ring. */
  counters?: Readonly<Record<string, IconName>>;
  /** Events that people remember, whatever they move: replays lead to them. */
  striking?: readonly string[];
  /** The counter by which players stand at the end, where the outcome says only who has won. */
  ranked?: string;
  /** For a game that is not drawn from its zones and counters alone. */
  board?: Board;
}

const GENERIC: Board = {
  load: () => import("./generic/GenericBoard.svelte"),
  scrolls: true,
  misses: (options, { board }, viewer) => offBoard(options, board, viewer),
};

const FOUND = import.meta.glob<GameLook>("./*/index.ts", { eager: true, import: "default" });

function lookOf(game: string): GameLook {
  return FOUND[`./${game}/index.ts`] ?? {};
}

export function boardFor(game: string): Board {
  return lookOf(game).board ?? GENERIC;
}

export function artOf(game: string): Art {
  return lookOf(game).art ?? PLAIN;
}

export function signOf(game: string, word: string): Drawing | undefined {
  return lookOf(game).signs?.[word];
}

export function counterIcon(game: string, counter: string): IconName {
  return lookOf(game).counters?.[counter] ?? "ring";
}

export function strikingIn(game: string): readonly string[] {
  return lookOf(game).striking ?? [];
}

export function rankedBy(game: string): string {
  return lookOf(game).ranked ?? "";
}
