/** Keys that are pressed anywhere on the page. */

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat?: boolean;
}

/** Whether keys go into a field there. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

const DIALOG = "dialog[open]";
/** All that may lie over the page, down to the text of a card. */
export const ANYTHING_OVER = `${DIALOG}, [popover]:popover-open`;

/** Whether a key is left for the page: no part of it has used the key, and no dialog lies over it. */
export function isForThePage(event: KeyboardEvent, over = DIALOG): boolean {
  return !event.defaultPrevented && !document.querySelector(over);
}
