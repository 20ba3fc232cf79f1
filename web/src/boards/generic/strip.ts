/** The lines that say what is going on. */

export interface Piece {
  text: string;
  number: boolean;
}

/** A sentence cut so that its numbers can be made to stand out. */
export function withNumbers(sentence: string): Piece[] {
  return sentence
    .split(/((?<![\p{L}\d])[-−]?\d+)/u)
    .filter(Boolean)
    .map((text) => ({ text: text.replace(/^-(?=\d)/, "−"), number: /^[-−]?\d+$/.test(text) }));
}
