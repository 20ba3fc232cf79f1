/** What the keys do at a table. */
import type { PressedKey } from "../lib/keys.ts";

export type KeyCommand =
  | { kind: "number"; number: number }
  | { kind: "pass" }
  | { kind: "undo" }
  | { kind: "rules" }
  | { kind: "back" };

/** The command of a key, unless somebody is writing or means a shortcut of the browser. */
export function commandOf(pressed: PressedKey, writing: boolean): KeyCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null;
  if (pressed.key === "Escape") return { kind: "back" };
  if (writing) return null;
  if (/^[1-9]$/.test(pressed.key)) return { kind: "number", number: Number(pressed.key) };
  switch (pressed.key) {
    case "p":
    case "P":
      return { kind: "pass" };
    case "u":
    case "U":
      return { kind: "undo" };
    case "?":
      return { kind: "rules" };
    default:
      return null;
  }
}
