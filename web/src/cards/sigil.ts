/** Every card has a sigil of its own, drawn from its word: the same word gives the same figure everywhere. */

const RADIUS = 46;

export interface Sigil {
  /** How often the figure is turned around its middle. */
  folds: number;
  /** Paths of one fold, around the origin, pointing up. */
  paths: string[];
  /** Radii of whole circles. */
  circles: number[];
}

export function sigilOf(word: string): Sigil {
  const draw = numbersFrom(word);
  const folds = 3 + draw(6);
  const inner = 8 + draw(10);
  const middle = 22 + draw(10);
  const width = Math.PI / folds;
  const paths = [petal(inner, RADIUS - draw(8), width * (0.5 + draw(5) / 10))];
  if (draw(3)) paths.push(petal(0, middle, width * (0.3 + draw(4) / 10)));
  if (draw(2)) paths.push(spike(middle, RADIUS));
  if (draw(2)) paths.push(dot(middle + draw(10), 2 + draw(2)));
  const circles = [inner];
  if (draw(2)) circles.push(middle);
  return { folds, paths, circles };
}

/** Small numbers that depend on nothing but the word (FNV-1a, stirred with xorshift). */
function numbersFrom(word: string): (below: number) => number {
  let state = 2166136261;
  for (let at = 0; at < word.length; at += 1) state = Math.imul(state ^ word.charCodeAt(at), 16777619);
  state ||= 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function point(radius: number, angle: number): string {
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

function petal(from: number, to: number, spread: number): string {
  const belly = (from + to) / 2;
  return `M${point(from, 0)} Q${point(belly, spread)} ${point(to, 0)} Q${point(belly, -spread)} ${point(from, 0)}`;
}

function spike(from: number, to: number): string {
  return `M${point(from, 0)} L${point(to, 0)}`;
}

function dot(at: number, radius: number): string {
  return `M${point(at - radius, 0)} a${radius} ${radius} 0 1 0 0.01 0`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
