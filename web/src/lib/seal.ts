import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Whether the seed (in hexadecimal) is the one that the table committed to before the first card. */
export function sealHolds(seed: string, commitment: string): boolean {
  try {
    return bytesToHex(sha256(hexToBytes(seed))) === commitment.toLowerCase();
  } catch {
    return false;
  }
}
