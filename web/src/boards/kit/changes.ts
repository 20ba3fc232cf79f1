/** What a counter shows for a moment when it has changed. */

export const LESS = "−";

/** Empty for a counter that is new, or the same as before. */
export function changeText(before: number | undefined, now: number): string {
  if (before === undefined || before === now) return "";
  return now > before ? `+${now - before}` : `${LESS}${before - now}`;
}
