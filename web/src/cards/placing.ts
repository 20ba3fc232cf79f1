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

export interface Place {
  left: number;
  top: number;
  /** How high it may be. */
  most: number;
}

/** Above if there is room, else below, else beside it; where it fits nowhere, as high as the larger room lets it be. */
export function placeBeside(anchor: Box, size: Size, screen: Size): Place {
  const centred = (anchor.left + anchor.right - size.width) / 2;
  const above = anchor.top - GAP - MARGIN;
  const below = screen.height - anchor.bottom - GAP - MARGIN;
  const onTheRight = screen.width - anchor.right - GAP - MARGIN;
  const onTheLeft = anchor.left - GAP - MARGIN;
  if (size.height > above && size.height > below && size.width <= Math.max(onTheRight, onTheLeft)) {
    const left = size.width <= onTheRight ? anchor.right + GAP : anchor.left - GAP - size.width;
    return { ...onScreen(left, (anchor.top + anchor.bottom - size.height) / 2, size, screen), most: screen.height - 2 * MARGIN };
  }
  const goesAbove = size.height <= above || (size.height > below && above >= below);
  const most = goesAbove ? above : below;
  const height = Math.min(size.height, most);
  return { ...onScreen(centred, goesAbove ? anchor.top - GAP - height : anchor.bottom + GAP, { ...size, height }, screen), most };
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
