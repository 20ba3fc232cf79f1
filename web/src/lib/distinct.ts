/** Keys for a list that is drawn: one that is there already gets a number, as two with one key would stop the page. */
export function distinct(keys: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before ? `${key} #${before}` : key;
  });
}
