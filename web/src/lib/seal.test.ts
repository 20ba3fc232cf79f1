import { expect, it } from "vitest";

import { sealHolds, sealOf } from "./seal.ts";

const SEED = "00ff";
const SEAL = "06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8";

it("compares the SHA-256 of the seed's bytes with the seal", () => {
  expect(sealHolds(SEED, SEAL)).toBe(true);
  expect(sealHolds(SEED, SEAL.toUpperCase())).toBe(true);
  expect(sealHolds("00fe", SEAL)).toBe(false);
  expect(sealHolds("not hexadecimal", SEAL)).toBe(false);
  expect(sealHolds("not hexadecimal", "")).toBe(false);
  expect(sealOf(SEED)).toBe(SEAL);
});
