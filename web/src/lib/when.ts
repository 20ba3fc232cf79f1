/** How long ago something was, as people say it. */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["second", 0];
  // Less than a minute is now.
  return words.format(length ? -Math.floor(seconds / length) : 0, unit);
}
