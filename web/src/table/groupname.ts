/** What a group of options is called: the thing on the board that they share. */
import { findCard, seatOfMark } from "../boards/kit/marks.ts";
import { seatName } from "../boards/kit/names.ts";
import type { BoardView, SeatInfo } from "../lib/wire.ts";
import { VERB } from "./options.ts";

export interface GroupNames {
  board: BoardView;
  seats: readonly SeatInfo[];
  cardName: (word: string) => string;
  /** What a game calls all that can be done with one verb; empty if it has no name for it. */
  verbName: (verb: string) => string;
}

/** Empty if the options share nothing that has a name. */
export function groupName(key: string, names: GroupNames): string {
  const [kind = "", ...rest] = key.split(":");
  const what = rest.join(":");
  const seat = seatOfMark(key);
  if (seat >= 0) return seatName(names.seats, seat);
  if (key.startsWith(VERB)) return names.verbName(what);
  if (kind === "face") return names.cardName(what);
  if (kind === "card") {
    const face = findCard(names.board.zones, Number(what))?.face;
    return face ? names.cardName(face) : "";
  }
  return "";
}
