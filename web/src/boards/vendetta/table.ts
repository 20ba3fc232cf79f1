/** The table as the board draws it: districts with everybody's position, and a sheet for every seat. */
import { seatName } from "../kit/names.ts";
import { OPEN_TABLE, type CardView, type Position as TablePosition, type TableInfo } from "../../lib/wire.ts";
import { cardsIn, counted, factOf, holds, isAsked, limitOf, TABLE } from "../kit/counts.ts";
import type { Score } from "./count.ts";
import { numberMark, placeMark } from "../kit/marks.ts";
import { HAVEN } from "./terms.ts";

const PLACE = "district-";
const POSITION = "position-";

export interface Position {
  seat: number;
  cards: readonly CardView[];
  blood: number;
  /** Of the cards that the viewer sees and of the blood, before effects. */
  power: number;
  present: boolean;
}

export interface District {
  /** `1`, `2`… or `haven`. */
  word: string;
  /** What options call it that are about the place. */
  mark: string;
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
  /** With so many of them one is out of the game. */
  fatal: number;
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
  /** As far as the viewer knows: what is certainly in hand, what is in hand or lies face down, and what the hand can hold. */
  sure: readonly string[];
  either: readonly string[];
  possible: readonly string[];
  /** How many cards the viewer cannot name. */
  guesses: number;
  /** Some of those may lie face down. */
  mayLie: boolean;
}

export function districtsOf({ board }: TablePosition): District[] {
  return board.zones
    .filter((zone) => zone.name.startsWith(PLACE))
    .map(({ name, owner, cards }) => {
      const word = name.slice(PLACE.length);
      return {
        word,
        mark: placeMark(name, owner, 0),
        location: cards.find((card) => card.note === "location") ?? null,
        ally: cards.find((card) => card.note !== "location") ?? null,
        positions: board.seats.map((seat) => ({
          seat,
          cards: cardsIn(board, POSITION + word, seat),
          blood: counted(board.counters, `deployed-${word}`, seat),
          power: counted(board.counters, `power-${word}`, seat),
          present: board.counters.some(({ name, owner: whose }) => name === `power-${word}` && whose === seat),
        })),
      };
    });
}

export function isHaven(district: District): boolean {
  return district.word === HAVEN;
}

/** The clans that were laid out to be picked, those that are taken too; none once everybody has one. */
export function clansToPick({ board: { facts = [] } }: TablePosition): string[] {
  const clans = facts.filter(({ name }) => name === "clan");
  return clans.some(({ owner }) => owner === TABLE) ? clans.map(({ value = "" }) => value).sort() : [];
}

/** Whoever is there: the table counts their Power, be it none. */
export function presentAt(district: District): number[] {
  return district.positions.filter(({ present }) => present).map(({ seat }) => seat);
}

/** Everybody at the district that is resolved is asked whether they stay; for players and for whoever looks on. */
export function asksWhoStays({ asked = [] }: TablePosition): boolean {
  return asked.some(({ choice }) => choice === "stay_or_withdraw");
}

/** The card as far as the viewer knows it: seen, or nothing else is possible. Empty if it can be several. */
export function faceOf(card: CardView, { knowledge = {} }: TablePosition): string {
  const [only, ...others] = knowledge[numberMark(card.number ?? 0)]?.faces ?? [];
  return card.face || (others.length === 0 ? (only ?? "") : "");
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
  const cards = (zone: string): readonly CardView[] => cardsIn(board, zone, seat);
  const name = seatName(info.seats, seat);
  const team = factOf(board, "team", seat);
  const partner = team ? (board.seats.find((other) => other !== seat && factOf(board, "team", other) === team) ?? -1) : -1;
  const lying = board.zones.filter((zone) => zone.owner === seat && zone.name.startsWith(POSITION)).flatMap((zone) => zone.cards);
  const known = viewer === OPEN_TABLE ? {} : knowledge;
  const facesOf = (mark: string): readonly string[] => known[mark]?.faces ?? [];
  return {
    seat,
    name,
    you: seat === viewer,
    bot: !!about?.bot,
    partner: partner >= 0 && partner === viewer,
    team: team.toUpperCase(),
    with: team ? seatName(info.seats, partner) : "",
    clan: factOf(board, "clan", seat),
    blood: count("blood"),
    influence: count("influence"),
    tokens: count("diablerie"),
    turned: count("diablerie-down"),
    fatal: limitOf(board.counters, "diablerie", seat),
    out: holds(board, "out", seat),
    ambition: holds(board, "ambition", seat),
    hand: cards("hand"),
    deck: cards("deck"),
    alliance: cards("alliance"),
    drained: cards("drained"),
    relic: cards("relic")[0] ?? null,
    active: board.active === seat && !position.outcome?.length,
    asked: isAsked(position, seat),
    winner: position.winners?.includes(seat) ?? false,
    score: scores.get(seat) ?? null,
    sure: facesOf(`sure:${seat}`),
    either: facesOf(`out:${seat}`),
    possible: facesOf(`hand:${seat}`),
    guesses: known[`hand:${seat}`]?.guesses ?? 0,
    mayLie: lying.some((card) => faceOf(card, position) === ""),
  };
}
