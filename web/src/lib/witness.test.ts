import { beforeEach, describe, expect, it, vi } from "vitest";

import { sealOf } from "./seal.ts";
import type { Draw, Lot, TableInfo } from "./wire.ts";

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const TABLE = "abcdefghijkm";
const OTHER = "b".repeat(64);
/** Of a table of Mascarade with nobody at it and no options, in round 3. */
const SETUP = "3edb0959ec6d59fac72c71ea132c8662911b301c0dfc7c77208bdc29deebf5c5";

function shelf(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const table = (rest: Partial<TableInfo>): TableInfo => ({
  id: TABLE,
  game: "mascarade",
  status: "open",
  seats: [],
  you: 0,
  commitment: sealOf(SEED),
  ...rest,
});
const drawn = (phase: Draw["phase"], ...lots: Lot[]): Draw => ({ table: TABLE, round: 3, lots, phase, setup: SETUP });

/** A browser that has just been opened, with what it kept from before. */
async function browser() {
  vi.resetModules();
  return import("./witness.ts");
}
type Browser = Awaited<ReturnType<typeof browser>>;

describe("a browser that trusts nobody", () => {
  let page: Browser;
  let sealed: Lot[];
  let number: string;

  beforeEach(async () => {
    vi.stubGlobal("localStorage", shelf());
    page = await browser();
    page.see(table({}));
    const part = page.partIn(table({ draw: drawn("sealing", { seat: 0 }, { seat: 2 }) }));
    sealed = [
      { seat: 0, seal: part?.type === "seal" ? part.seal : "" },
      { seat: 2, seal: page.lotSeal(TABLE, 3, 2, OTHER) },
    ];
    const opened = page.partIn(table({ draw: drawn("opening", ...sealed) }));
    number = opened?.type === "open" ? opened.number : "";
  });

  const lots = (): Lot[] => [{ ...sealed[0], number } as Lot, { ...sealed[1], number: OTHER } as Lot];
  const over = (rest: Partial<TableInfo> = {}): TableInfo =>
    table({ status: "over", seed: SEED, draw: { table: TABLE, round: 3, lots: lots(), setup: SETUP }, ...rest });

  it("computes what the protocol page shows", () => {
    const one = "a".repeat(64);
    expect(page.lotSeal(TABLE, 3, 0, one)).toBe("42de8dcf44302139634f231c170fcc231c90a2bff229b089db0624afb5d67897");
    const draw = drawn("drawn", { seat: 0, number: one }, { seat: 1 }, { seat: 2, number: OTHER });
    expect(page.dealtSeed(SEED, draw)).toBe("5e3e7cd136b8f48e096f698400bf71255e18468bcbab83f0926240f8b1cdd019");
  });

  it("knows the seal of what is played, as the protocol page shows it", () => {
    const options = { "half-decks": "no", decks: "mine,theirs" };
    const seats = [0, 1, 2, 3].map((seat) => ({ seat, kind: "bot" as const }));
    const draw = drawn("drawn");
    const info = table({ game: "vtes", seats, options });
    expect(page.setupSeal(draw, SEED, info)).toBe("24e3601a2d66c95961874d904064b2cddb8a5a452bbc27ef64846dc497b08943");
  });

  it("notices a server that has something else played than it sealed", () => {
    expect(page.doubtsOf(over({ options: { decks: "another" } }))).toEqual(["table-changed"]);
    const draw = { table: TABLE, round: 3, lots: lots() };
    for (const setup of ["", "e".repeat(64)]) {
      expect(page.doubtsOf(over({ status: "running", seed: "", draw: { ...draw, setup } }))).toEqual(["table-changed"]);
    }
    const { setup: _, ...unsealed } = drawn("sealing", { seat: 0 });
    expect(page.partIn(table({ id: "another", draw: { ...unsealed, table: "another" } }))).toBeNull();
    expect(page.partIn(table({ draw: { ...drawn("opening", ...sealed), setup: "e".repeat(64) } }))).toBeNull();
  });

  it("seals its number, opens it when all are sealed, and has no doubts when all is well", () => {
    expect(number).toMatch(/^[0-9a-f]{64}$/);
    expect(sealed[0]?.seal).toBe(page.lotSeal(TABLE, 3, 0, number));
    page.see(over({ status: "running", seed: "" }));
    expect(page.doubtsOf(over())).toEqual([]);
    expect(page.hasAdded(over())).toBe(true);
  });

  it("says the same in two windows, and after it was closed and opened again", async () => {
    const again = await browser();
    expect(again.partIn(table({ draw: drawn("opening", ...sealed) }))).toEqual({ type: "open", round: 3, number });
    expect(again.doubtsOf(over())).toEqual([]);
    expect(again.doubtsOf(over({ commitment: sealOf("00"), seed: "00" }))).toEqual(["seal-changed"]);
  });

  it("works where nothing may be kept", async () => {
    const refuse = (): never => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const closed = await browser();
    const part = closed.partIn(table({ draw: drawn("sealing", { seat: 0 }) }));
    const seal = part?.type === "seal" ? part.seal : "";
    expect(closed.partIn(table({ draw: drawn("opening", { seat: 0, seal }) }))?.type).toBe("open");
  });

  it("notices a server that changes its seed, with its seal or without", () => {
    expect(page.doubtsOf(over({ seed: "00", commitment: sealOf("00") }))).toEqual(["seal-changed"]);
    expect(page.doubtsOf(over({ seed: "00" }))).toEqual(["seal-broken"]);
  });

  it("notices a server that does without its number", () => {
    const silent: Lot[] = [{ seat: 0, fault: "silent" }, ...lots().slice(1)];
    expect(page.doubtsOf(over({ draw: { table: TABLE, round: 3, lots: silent, setup: SETUP } }))).toEqual(["own-lot-left-out"]);
    const { draw: _, ...bare } = over();
    expect(page.doubtsOf(bare)).toEqual(["own-lot-left-out"]);
  });

  it("notices numbers that were sealed after it had opened its own", () => {
    const chosen = "c".repeat(64);
    const late: Lot = { seat: 2, number: chosen, seal: page.lotSeal(TABLE, 3, 2, chosen) };
    const own = lots()[0] as Lot;
    expect(page.doubtsOf(over({ draw: { table: TABLE, round: 3, lots: [own, late], setup: SETUP } }))).toEqual(["lots-changed"]);
    const unfit: Lot = { ...late, seal: sealed[1]?.seal ?? "" };
    expect(page.doubtsOf(over({ draw: { table: TABLE, round: 3, lots: [own, unfit], setup: SETUP } }))).toEqual(["lot-misfits"]);
  });

  it("notices a draw that becomes another one, and one that is made again", () => {
    page.see(over({ status: "running", seed: "" }));
    const fewer = { table: TABLE, round: 3, lots: lots().slice(0, 1), setup: SETUP };
    expect(page.doubtsOf(over({ draw: fewer }))).toEqual(["lots-changed"]);
    page.partIn(table({ draw: { ...drawn("sealing", { seat: 0 }), round: 4 } }));
    expect(page.doubtsOf(over())).toContain("drawn-again");
  });

  it("tells its number to nobody who has changed a seal meanwhile", () => {
    expect(page.partIn(table({ draw: drawn("opening", ...sealed), commitment: sealOf("00") }))).toBeNull();
    const changed: Lot[] = [sealed[0] as Lot, { seat: 2, seal: "e".repeat(64) }];
    expect(page.partIn(table({ draw: drawn("opening", ...changed) }))).toBeNull();
    expect(page.partIn(table({ draw: drawn("opening", ...sealed), you: 2 }))).toBeNull();
    expect(page.partIn(table({ draw: drawn("opening", ...sealed), you: -1 }))).toBeNull();
  });

  it("does not remember for ever", () => {
    for (let other = 0; other < 250; other += 1) page.see(table({ id: `t${other}` }));
    expect(localStorage.getItem("elysium-deal-t249")).not.toBeNull();
    expect(localStorage.getItem(`elysium-deal-${TABLE}`)).toBeNull();
  });
});
