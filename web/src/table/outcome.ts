/** Who has won, from what each seat has scored. */

export interface Rank {
  seat: number;
  points: number;
}

export function winners(outcome: readonly number[]): number[] {
  const top = Math.max(...outcome);
  return outcome.flatMap((points, seat) => (points === top ? [seat] : []));
}

/** Most points first; equal ones in the order of their seats. */
export function ranking(outcome: readonly number[]): Rank[] {
  return outcome.map((points, seat) => ({ seat, points })).sort((one, other) => other.points - one.points);
}
