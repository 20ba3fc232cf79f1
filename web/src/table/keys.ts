/** What the keys do at a table. */
import type { PressedKey } from "../lib/keys.ts";
import { rowOfKey } from "./options.ts";

export type KeyCommand =
  | { kind: "row"; at: number }
  | { kind: "pass" }
  | { kind: "undo" }
  | { kind: "rules" }
  | { kind: "back" };

/** The command of a key, unless somebody is writing or means a shortcut of the browser. */
export function commandOf(pressed: PressedKey, writing: boolean): KeyCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null;
  if (pressed.key === "Escape") return { kind: "back" };
  if (writing) return null;
  const at = rowOfKey(pressed.key);
  if (at >= 0) return { kind: "row", at };
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
