import { expect, it } from "vitest";

import { ago } from "./when.ts";

it.each([
  [5, "en", "now"],
  [60, "en", "1 minute ago"],
  [3 * 3600 + 5, "en", "3 hours ago"],
  [86_400, "en", "yesterday"],
  [5 * 86_400, "es", "hace 5 días"],
  [5 * 86_400, "pl", "5 dni temu"],
  [70 * 86_400, "en", "2 months ago"],
  [-3, "en", "now"],
])("%i seconds ago in %s", (seconds, language, words) => {
  expect(ago(seconds, language)).toBe(words);
});
