/** Arrow keys in lists of buttons. */

const BACK = ["ArrowUp", "ArrowLeft"];
const ON = ["ArrowDown", "ArrowRight"];

/** Where the focus goes from one of so many things; -1 if the key moves nothing. At either end it goes round. */
export function afterArrow(key: string, at: number, count: number): number {
  if (count === 0) return -1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (ON.includes(key)) return (at + 1) % count;
  if (BACK.includes(key)) return (at - 1 + count) % count;
  return -1;
}

/** Attached to a list: arrows, Home and End move the focus among its buttons. */
export function walkWithArrows(list: HTMLElement): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...list.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? undefined : buttons[afterArrow(event.key, at, buttons.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  list.addEventListener("keydown", pressed);
  return () => list.removeEventListener("keydown", pressed);
}
