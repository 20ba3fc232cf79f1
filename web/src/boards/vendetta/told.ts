/**
 * The table while the stage tells how a district was resolved: as it lay before, with what has been told done to it. It is
 * only what can be seen at the district; everything else follows when the stage has come to the end of it.
 */
import type { BoardView, CardView } from "../../lib/wire.ts";
import { cardIn, number, type NumberedEvent } from "./terms.ts";

/** Something that was told, and at which district it happened. */
export interface Told extends NumberedEvent {
  district: number;
}

type Find = (card: CardView) => boolean;

/** Where a card is not named it is one that the viewer cannot see, unless it is their own. */
function finding(word: string): Find[] {
  return word ? [(card) => card.face === word, (card) => !card.face] : [(card) => !card.face, (card) => !!card.turned];
}

/** The first of them that fits best. */
function placeIn(cards: readonly CardView[], finds: readonly Find[]): number {
  return finds.map((find) => cards.findIndex(find)).find((at) => at >= 0) ?? -1;
}

function cardsAt(board: BoardView, name: string, owner: number): readonly CardView[] {
  return board.zones.find((zone) => zone.name === name && zone.owner === owner)?.cards ?? [];
}

function withCards(board: BoardView, name: string, owner: number, cards: readonly CardView[]): BoardView {
  const zones = board.zones.map((zone) => (zone.name === name && zone.owner === owner ? { ...zone, cards: [...cards] } : zone));
  return { ...board, zones };
}

function counting(board: BoardView, name: string, owner: number, by: number): BoardView {
  const counters = board.counters.map((counter) =>
    counter.name === name && counter.owner === owner ? { ...counter, value: counter.value + by } : counter,
  );
  return { ...board, counters };
}

/** Without the card, and the card as it lay there. */
function taken(board: BoardView, name: string, owner: number, finds: readonly Find[]): [BoardView, CardView | null] {
  const cards = cardsAt(board, name, owner);
  const at = placeIn(cards, finds);
  return at < 0 ? [board, null] : [withCards(board, name, owner, cards.toSpliced(at, 1)), cards[at] ?? null];
}

function laid(board: BoardView, name: string, owner: number, card: CardView | null): BoardView {
  return card ? withCards(board, name, owner, [...cardsAt(board, name, owner), card]) : board;
}

/** `words` are those of the districts, in their order. */
export function boardAfter(before: BoardView, told: readonly Told[], words: readonly string[], powerOf: (card: string) => number): BoardView {
  return told.reduce((board, { district: at, event }) => {
    const district = words[at] ?? "";
    const place = `position-${district}`;
    const seat = number(event, "player");
    const word = cardIn(event.say);
    switch (event.name) {
      case "revealed": {
        const cards = cardsAt(board, place, seat);
        const turned = placeIn(cards, finding(word));
        const card = cards[turned];
        if (!card) return board;
        return withCards(board, place, seat, cards.with(turned, { counters: powerOf(word), ...card, face: word, turned: false, note: "" }));
      }
      case "comes-to":
      case "comes-to-face-down": {
        const [left, card] = taken(board, place, seat, finding(word));
        return laid(left, `position-${words[number(event, "district")] ?? ""}`, seat, card);
      }
      case "back-to-hand":
      case "back-unseen":
        return taken(board, place, seat, finding(word))[0];
      case "blood-back":
        return counting(counting(board, `deployed-${district}`, seat, -number(event, "blood")), "blood", seat, number(event, "blood"));
      case "wins-ally": {
        const [left, ally] = taken(board, `district-${district}`, -1, finding(word));
        return laid(left, "alliance", seat, ally);
      }
      case "ally-leaves":
        return taken(board, `district-${district}`, -1, finding(word))[0];
      case "gained-influence":
        return counting(board, "influence", seat, number(event, "influence"));
      case "lost-influence":
        return counting(board, "influence", seat, -number(event, "influence"));
      default:
        return board;
    }
  }, before);
}
