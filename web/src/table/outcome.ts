/** In which order the seats come, from what each has scored. */

export interface Rank {
  seat: number;
  points: number;
}

/** Most points first; equal ones in the order of their seats. */
export function ranking(outcome: readonly number[]): Rank[] {
  return outcome.map((points, seat) => ({ seat, points })).sort((one, other) => other.points - one.points);
}
