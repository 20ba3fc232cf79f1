/** The lines that say what is going on. */
import type { StripLine } from "../../lib/wire.ts";

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

/** Each line with a key that stays while it stands; several may have the same name, such as one for everybody who is out. */
export function keyed(lines: readonly StripLine[]): { key: string; line: StripLine }[] {
  const met = new Map<string, number>();
  return lines.map((line) => {
    const count = (met.get(line.name) ?? 0) + 1;
    met.set(line.name, count);
    return { key: `${line.name} ${count}`, line };
  });
}
