import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** What a table commits to that has this seed, both in hexadecimal; empty if it is no seed. */
export function sealOf(seed: string): string {
  try {
    return bytesToHex(sha256(hexToBytes(seed)));
  } catch {
    return "";
  }
}

/** Whether the seed (in hexadecimal) is the one that the table committed to before the first card. */
export function sealHolds(seed: string, commitment: string): boolean {
  return commitment !== "" && sealOf(seed) === commitment.toLowerCase();
}
