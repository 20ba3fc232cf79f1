/** Where the seats lie around the oval table: you at the bottom, the others clockwise, all the same way apart. */

export interface Point {
  x: number;
  y: number;
}

export type Side = "top" | "bottom" | "left" | "right";

export interface Size {
  width: number;
  height: number;
}

const MIDDLE: Point = { x: 0, y: 0 };
const SAMPLES = 720;
/** 2 would be an ellipse; more fills the corners, as a narrow screen needs. */
const ROUND = 2.3;
const FULL = 4.5;
const NARROW = 600;
/** From this width on all that lies in the middle lies side by side. */
const ONE_ROW = 480;
const TALLEST = 1200;
const STEP = 12;
const APART = 0.95;
/** With fewer seats, cards that nobody has lie in the middle. */
const NO_CARDS_LEFT = 6;
const ROOMY = 6;
const UNCROWDED = 8;
/** Half of what is said beside a card, and of what lies in the middle with cards and without. */
const SAID = 22;
const MIDDLE_WITH_CARDS = 77;
const MIDDLE_WITHOUT = 65;

/** On a narrow table the middle keeps this far from the top, and from the bottom as a part of the whole. */
export const ABOVE_MIDDLE = 44;
export const BELOW_MIDDLE = 0.08;

/** A seat with its card, coins and name. */
export function seatBox(width: number, seats: number): Size {
  if (width < NARROW) return { width: width < 380 ? 98 : 104, height: 98 };
  return seats > 9 || width < 860 ? { width: 122, height: 118 } : { width: 142, height: 138 };
}

export function isNarrow(width: number): boolean {
  return width < NARROW;
}

/** What is said above a card has room between it and the next seat. */
export function isRoomy(width: number, seats: number): boolean {
  return !isNarrow(width) || seats <= ROOMY;
}

/** Seats lie so close that coins must lie on the cards. */
export function isCrowded(width: number, seats: number): boolean {
  return isNarrow(width) && seats > UNCROWDED;
}

/** So many seats fit between the highest and the lowest: on a low screen just what lies in the middle. */
function tallness(width: number, isLow: boolean): number {
  if (!isNarrow(width)) return 3.3;
  if (!isLow) return 4.7;
  return width < ONE_ROW ? 3.7 : 3.1;
}

/** A table must be at least this high for its seats not to touch, and for something to fit between them. */
export function leastHeight(width: number, seats: number, isLow = false): number {
  const box = seatBox(width, seats);
  let height = Math.ceil(tallness(width, isLow) * box.height);
  while (height < TALLEST && closest(seatPoints(seats, { width, height }), box) < APART) height += STEP;
  return height;
}

/** How far apart the two nearest seats are, in seats. */
export function closest(points: readonly Point[], box: Size): number {
  const ways = points.flatMap((one, index) =>
    points
      .slice(index + 1)
      .map((other) => Math.max(Math.abs(one.x - other.x) / box.width, Math.abs(one.y - other.y) / box.height)),
  );
  return Math.min(...ways);
}

/** The outline of the table as points, clockwise from the bottom. */
export function outline(size: Size, inset: Size): Point[] {
  const exponent = isNarrow(size.width) ? FULL : ROUND;
  const [a, b] = [(size.width - inset.width) / 2, (size.height - inset.height) / 2];
  return Array.from({ length: SAMPLES }, (_, step) => {
    const angle = Math.PI / 2 + (step / SAMPLES) * 2 * Math.PI;
    return {
      x: size.width / 2 + a * bulge(Math.cos(angle), exponent),
      y: size.height / 2 + b * bulge(Math.sin(angle), exponent),
    };
  });
}

function bulge(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / exponent);
}

/** The middles of the seats, measured in seats: side by side they need more room than one above the other. */
export function seatPoints(seats: number, size: Size): Point[] {
  const box = seatBox(size.width, seats);
  const points = outline(size, box);
  const ways = [0];
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point;
    ways.push((ways[index] ?? 0) + Math.hypot((next.x - point.x) / box.width, (next.y - point.y) / box.height));
  }
  const whole = ways[points.length] ?? 1;
  return Array.from({ length: seats }, (_, seat) => {
    const wanted = (seat / seats) * whole;
    const index = Math.min(ways.findLastIndex((way) => way <= wanted), points.length - 1);
    const [from, to] = [points[index] ?? MIDDLE, points[(index + 1) % points.length] ?? MIDDLE];
    const [start, end] = [ways[index] ?? 0, ways[index + 1] ?? 1];
    const part = (wanted - start) / (end - start);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/**
 * On which side of the table a seat lies, for what is said there: a narrow table has more seats beside it than above and
 * below, but none may talk into its middle.
 */
export function sideOf({ x, y }: Point, { width, height }: Size, seats: number): Side {
  const narrow = isNarrow(width);
  const isBeside = narrow ? Math.abs(x - width / 2) > width * 0.2 : y > height * 0.3 && y < height * 0.72;
  if (narrow && isBeside && hidesMiddle(y - seatBox(width, seats).height / 2, height, seats)) return "bottom";
  if (isBeside) return x < width / 2 ? "left" : "right";
  return y < height / 2 ? "top" : "bottom";
}

function hidesMiddle(y: number, height: number, seats: number): boolean {
  const middle = (height * (1 - BELOW_MIDDLE) + ABOVE_MIDDLE) / 2;
  return Math.abs(y - middle) < SAID + (seats < NO_CARDS_LEFT ? MIDDLE_WITH_CARDS : MIDDLE_WITHOUT);
}

/** A path through points, closed. */
export function pathThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
