/** Where everybody sits, seen from one seat. */

export interface Seating {
  /** The viewer's own seat, or null for somebody who watches. */
  own: number | null;
  left: number | null;
  right: number | null;
  /** From left to right. */
  across: number[];
}

/** Clockwise from the viewer; whoever watches sees the seats as they come. */
export function clockwiseFrom(seats: readonly number[], viewer: number): number[] {
  const at = seats.indexOf(viewer);
  return at < 0 ? [...seats] : [...seats.slice(at), ...seats.slice(0, at)];
}

/** The next seat clockwise is on the left, the one before on the right, the others across. */
export function arrangeSeats(seats: readonly number[], viewer: number): Seating {
  const order = clockwiseFrom(seats, viewer);
  const own = seats.includes(viewer) ? viewer : null;
  const others = own === null ? order : order.slice(1);
  if (own === null || others.length < 2) return { own, left: null, right: null, across: others };
  return { own, left: others[0] ?? null, right: others[others.length - 1] ?? null, across: others.slice(1, -1) };
}
