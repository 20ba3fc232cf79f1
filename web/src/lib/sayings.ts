import type { Saying } from "./wire.ts";

const OPENING = "\u0001";
const CLOSING = "\u0002";

/** A saying in a language. Arguments of a part may hold marks of parts before it. */
export function readSaying(saying: Saying, say: (id: string, details: Record<string, string | number>) => string): string {
  const [text, parts] = saying;
  const said: string[] = [];
  for (const [id, details] of parts) {
    const filledIn = Object.entries(details).map(([key, value]) => [key, filled(value, said)] as const);
    said.push(say(id, Object.fromEntries(filledIn)));
  }
  return String(filled(text, said));
}

function filled(value: string | number, said: readonly string[]): string | number {
  if (typeof value === "number" || !value.includes(OPENING)) return value;
  const [first = "", ...rest] = value.split(OPENING);
  return rest.reduce((text, piece) => {
    const end = piece.indexOf(CLOSING);
    return text + (said[Number(piece.slice(0, end))] ?? "") + piece.slice(end + 1);
  }, first);
}
