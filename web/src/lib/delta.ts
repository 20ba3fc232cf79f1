import type { Change } from "./wire.ts";

const NOTHING: Parts = {};

/** A change, whatever it is about. */
interface Parts {
  readonly [part: string]: unknown;
}

/** The value after the change. Nothing that was handed in is altered; what did not change is shared. */
export function patched<Value>(old: Value, change: Change<Value>): Value {
  return within(old, change as Parts) as Value;
}

function within(old: unknown, change: Parts): unknown {
  if ("=" in change) return change["="];
  if (Object.keys(change).length === 0) return old;
  const part = (value: unknown, key: string): unknown => within(value, (change[key] as Parts | undefined) ?? NOTHING);
  if (Array.isArray(old)) return old.map((value: unknown, at) => part(value, String(at)));
  return Object.fromEntries(Object.entries(old as Parts).map(([key, value]) => [key, part(value, key)]));
}
