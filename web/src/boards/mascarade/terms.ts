/** The words of Mascarade as they come over the wire. */
import { placeMark, seatOfWord } from "../kit/marks.ts";
import type { Position } from "../../lib/wire.ts";

export const GAME = "mascarade";

const CENTRE = "centre-";

/** The card in front of a seat. */
export function maskMark(seat: number): string {
  return placeMark("mask", seat, 0);
}

export function centreMark(place: number): string {
  return placeMark("centre", -1, place);
}

/** The mark of the card that an event calls by the seat it lies at, or by its number in the centre. */
export function cardMark(card: string): string {
  const seat = seatOfWord(card);
  return seat >= 0 ? maskMark(seat) : centreMark(Number(card.slice(CENTRE.length)) - 1);
}

/** Where a card lies: the seat, or -1 and the place in the centre. */
export function placeOf(mark: string): { seat: number; place: number } {
  const [, , owner = "-1", place = "0"] = mark.split(":");
  return { seat: Number(owner), place: Number(place) };
}

/** The masks in play, each once and in the order of the box: everybody saw them dealt, so each card can be one of them only. */
export function masksInPlay({ board, knowledge = {} }: Pick<Position, "board" | "knowledge">, box: readonly string[]): string[] {
  const open = board.zones.flatMap(({ cards }) => cards.map(({ face = "" }) => face));
  const possible = new Set([...open, ...Object.values(knowledge).flatMap(({ faces = [] }) => faces)]);
  return box.filter((mask) => possible.has(mask));
}
