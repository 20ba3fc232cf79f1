import type { Component } from "svelte";

import type { LegalOption, LogEntry, Position, TableInfo } from "../lib/wire.ts";
import GenericBoard from "./generic/GenericBoard.svelte";
import MascaradeBoard from "./mascarade/MascaradeBoard.svelte";

export interface BoardProps {
  game: string;
  info: TableInfo;
  /** The seat whose eyes these are; 30 for somebody who watches, 31 with all cards open. */
  viewer: number;
  position: Position;
  log: LogEntry[];
  interactive: boolean;
  onchoose: (option: LegalOption) => void;
}

export interface Board {
  component: Component<BoardProps>;
  /** On a phone the seats lie far apart, so that a strip on top leads to each. */
  scrolls: boolean;
}

const GENERIC: Board = { component: GenericBoard, scrolls: true };

/** Games with a board of their own; all others are drawn from their zones and counters. */
const OWN: Readonly<Record<string, Board>> = {
  mascarade: { component: MascaradeBoard, scrolls: false },
};

export function boardFor(game: string): Board {
  return OWN[game] ?? GENERIC;
}
