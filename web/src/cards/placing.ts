/** Where something that opens beside an element goes, so that it stays on the screen and does not cover it. */

const GAP = 10;
const MARGIN = 8;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Above if there is room, else below, else beside it. */
export function placeBeside(anchor: Box, size: Size, screen: Size): { left: number; top: number } {
  const centred = (anchor.left + anchor.right - size.width) / 2;
  if (anchor.top - GAP - size.height >= MARGIN) return onScreen(centred, anchor.top - GAP - size.height, size, screen);
  if (anchor.bottom + GAP + size.height <= screen.height - MARGIN) {
    return onScreen(centred, anchor.bottom + GAP, size, screen);
  }
  const roomOnTheRight = anchor.right + GAP + size.width <= screen.width - MARGIN;
  const left = roomOnTheRight ? anchor.right + GAP : anchor.left - GAP - size.width;
  return onScreen(left, (anchor.top + anchor.bottom - size.height) / 2, size, screen);
}

function onScreen(left: number, top: number, size: Size, screen: Size): { left: number; top: number } {
  return {
    left: clamp(left, MARGIN, screen.width - MARGIN - size.width),
    top: clamp(top, MARGIN, screen.height - MARGIN - size.height),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
