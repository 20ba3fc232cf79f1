/** The table as the board draws it: districts with everybody's position, and a sheet for every seat. */
import { seatName } from "../generic/names.ts";
import type { CardView, Position as TablePosition, TableInfo, Zone } from "../../lib/wire.ts";
import type { Score } from "./count.ts";
import { clanWord, counted, HAVEN } from "./terms.ts";

const PLACE = "district-";
const OPEN_TABLE = 31;
const TEAMS = "ABC";

export interface Position {
  seat: number;
  cards: readonly CardView[];
  blood: number;
}

export interface District {
  index: number;
  /** `1`, `2`… or `haven`. */
  word: string;
  location: CardView | null;
  ally: CardView | null;
  positions: readonly Position[];
}

export interface Sheet {
  seat: number;
  name: string;
  you: boolean;
  bot: boolean;
  /** The partner of whoever looks. */
  partner: boolean;
  /** `A`, `B` or `C`; empty where everybody plays alone. */
  team: string;
  /** The name of the other one in the team. */
  with: string;
  clan: string;
  blood: number;
  influence: number;
  tokens: number;
  /** Those of the tokens that lie face down until the round ends. */
  turned: number;
  out: boolean;
  ambition: boolean;
  hand: readonly CardView[];
  deck: readonly CardView[];
  alliance: readonly CardView[];
  drained: readonly CardView[];
  relic: CardView | null;
  active: boolean;
  asked: boolean;
  winner: boolean;
  /** Once it is counted. */
  score: Score | null;
  /** What of the hand is certain, and what it can hold, as far as the viewer knows. */
  sure: readonly string[];
  possible: readonly string[];
}

export function districtsOf({ board }: TablePosition): District[] {
  return board.zones
    .filter((zone) => zone.name.startsWith(PLACE))
    .map(({ name, cards }, index) => {
      const word = name.slice(PLACE.length);
      return {
        index,
        word,
        location: cards.find((card) => card.note === "location") ?? null,
        ally: cards.find((card) => card.note !== "location") ?? null,
        positions: board.seats.map((seat) => ({
          seat,
          cards: cardsIn(board.zones, `position-${word}`, seat),
          blood: counted(board.counters, `deployed-${word}`, seat),
        })),
      };
    });
}

export function isHaven(district: District): boolean {
  return district.word === HAVEN;
}

/** Whoever has a card or blood there. */
export function presentAt(district: District): number[] {
  return district.positions.filter(({ cards, blood }) => cards.length > 0 || blood > 0).map(({ seat }) => seat);
}

/** What the open cards and the blood of a position come to before any effect, and whether more lies face down. */
export function openPower({ cards, blood }: Position): { power: number; more: boolean } {
  const open = cards.filter((card) => !card.turned);
  const power = open.reduce((sum, card) => sum + (card.counters ?? 0), blood);
  return { power, more: open.length < cards.length };
}

export function sheetOf(
  position: TablePosition,
  info: TableInfo,
  viewer: number,
  seat: number,
  scores: ReadonlyMap<number, Score> = new Map(),
): Sheet {
  const { board, knowledge = {} } = position;
  const about = info.seats.find((other) => other.seat === seat);
  const count = (name: string): number => counted(board.counters, name, seat);
  const cards = (zone: string): readonly CardView[] => cardsIn(board.zones, zone, seat);
  const name = seatName(info.seats, seat);
  const half = info.options?.["teams"] === "yes" ? board.seats.length / 2 : 0;
  const partner = half ? (seat + half) % board.seats.length : -1;
  const top = Math.max(...(position.outcome ?? []));
  return {
    seat,
    name,
    you: seat === viewer,
    bot: !!about?.bot,
    partner: partner >= 0 && partner === viewer,
    team: half ? (TEAMS[seat % half] ?? "") : "",
    with: half ? seatName(info.seats, partner) : "",
    clan: clanWord(count("clan")),
    blood: count("blood"),
    influence: count("influence"),
    tokens: count("diablerie"),
    turned: count("diablerie-down"),
    out: count("out") > 0,
    ambition: count("ambition") > 0,
    hand: cards("hand"),
    deck: cards("deck"),
    alliance: cards("alliance"),
    drained: cards("drained"),
    relic: cards("relic")[0] ?? null,
    active: board.active === seat && !position.outcome?.length,
    asked: (position.asked ?? []).includes(seat),
    winner: !!position.outcome?.length && position.outcome[seat] === top,
    score: scores.get(seat) ?? null,
    sure: viewer === OPEN_TABLE ? [] : (knowledge[`sure:${seat}`] ?? []),
    possible: viewer === OPEN_TABLE ? [] : (knowledge[`hand:${seat}`] ?? []),
  };
}

function cardsIn(zones: readonly Zone[], name: string, owner: number): readonly CardView[] {
  return zones.find((zone) => zone.name === name && zone.owner === owner)?.cards ?? [];
}
