import type { IconName } from "../art/icons.ts";

const OF_COUNTER: Readonly<Record<string, IconName>> = {
  pool: "pool",
  blood: "blood",
  "victory-points": "prestige",
  prestige: "prestige",
  influence: "influence",
  hand: "cards",
  library: "copy",
  crypt: "fangs",
  coins: "coin",
  court: "justice",
  bank: "bank",
  allies: "people",
  victims: "person",
};

/** The sign of a counter; what no sign is known for gets a ring. */
export function counterIcon(counter: string): IconName {
  return OF_COUNTER[counter] ?? "ring";
}
