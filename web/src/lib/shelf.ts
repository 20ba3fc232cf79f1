const PREFIX = "elysium-";

/** What this browser remembers. It may be forbidden to (private windows): then nothing is kept, and nothing breaks. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return "";
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Not remembered; it still holds until the page is closed.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was remembered.
  }
}
