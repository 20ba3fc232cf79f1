/** How long is left, in the shape in which people say it. */

export interface TimeLeft {
  unit: "days" | "hours" | "clock";
  /** Whole days or hours, or minutes and seconds as 1:05. */
  value: number | string;
  soon: boolean;
}

const SOON = 10;
const HOUR = 3600;
const DAY = 24 * HOUR;

export function timeLeft(seconds: number): TimeLeft {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * DAY) return { unit: "days", value: Math.floor(left / DAY), soon: false };
  if (left >= 2 * HOUR) return { unit: "hours", value: Math.floor(left / HOUR), soon: false };
  const minutes = Math.floor(left / 60);
  return { unit: "clock", value: `${minutes}:${String(left % 60).padStart(2, "0")}`, soon: left <= SOON };
}
