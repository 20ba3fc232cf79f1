/** The lines that say what is going on. */

/** What holds all the time rather than happens now. */
const BACKGROUND: ReadonlySet<string> = new Set(["neighbours", "edge"]);

export function isBackground(line: string): boolean {
  return BACKGROUND.has(line);
}

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
