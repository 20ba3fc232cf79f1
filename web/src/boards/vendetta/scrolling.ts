import { prefersLessMotion } from "../../cards/motion.ts";

/** Within the pane that scrolls up and down, and no other: whoever reads the log beside the table is left there. */
export function bringToTop(node: HTMLElement): void {
  let pane = node.parentElement;
  while (pane && !(pane.scrollHeight > pane.clientHeight && getComputedStyle(pane).overflowY === "auto")) pane = pane.parentElement;
  if (!pane) return;
  const margin = parseFloat(getComputedStyle(node).scrollMarginTop);
  const top = pane.scrollTop + node.getBoundingClientRect().top - pane.getBoundingClientRect().top - margin;
  pane.scrollTo({ top, behavior: prefersLessMotion() ? "auto" : "smooth" });
}
