/** What the keys do at a table. */

export type KeyCommand =
  | { kind: "number"; number: number }
  | { kind: "pass" }
  | { kind: "undo" }
  | { kind: "rules" }
  | { kind: "back" };

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat?: boolean;
}

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

/** Whether keys go into a field there. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}
