/** On a phone one of these fills the screen, and a swipe leads to the next. */
export const PANELS = ["table", "log", "chat"] as const;
export type Panel = (typeof PANELS)[number];

/** Which panel a row of them shows that has been scrolled this far. */
export function panelAt(scrolled: number, width: number): Panel {
  const at = width > 0 ? Math.round(scrolled / width) : 0;
  return PANELS[Math.min(at, PANELS.length - 1)] ?? "table";
}
