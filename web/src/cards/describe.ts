/** What a card's text tells at a glance. */

const LONGEST_KIND = 40;

/** What kind of card it is: the first words of its text, if they are short enough to be that. */
export function kindLine(text: string): string {
  const first = text.split(/[.\n]/, 1)[0]?.split(",", 1)[0]?.trim() ?? "";
  return first.length <= LONGEST_KIND && first.length < text.length ? first : "";
}

/** A text cut where another way of using the card begins: each starts with its mark in brackets. */
export function waysOf(text: string): string[] {
  return text.split(/\n|\s(?=\[\p{L}{2,4}\])/u).filter(Boolean);
}
