/** The words of Vendetta as they come over the wire. */

export const GAME = "vendetta";
export const HAVEN = "haven";

/** By which a card is recognised that goes from the hand to the table. */
export function handKey(word: string): string {
  return `hand:${word}`;
}
