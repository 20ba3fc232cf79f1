/** How a value differs from another: empty if it does not, `{"=": new}` if all of it changed, else by key or place. */
export type Patch = { readonly [key: string]: unknown };

const WHOLE = "=";
const NOTHING: Patch = {};

/** The value after the change. Nothing that was handed in is altered; what did not change is shared. */
export function patched<Value>(old: Value, patch: Patch): Value {
  if (WHOLE in patch) return patch[WHOLE] as Value;
  if (Object.keys(patch).length === 0) return old;
  const within = (value: unknown, key: string): unknown => patched(value, (patch[key] as Patch | undefined) ?? NOTHING);
  if (Array.isArray(old)) return old.map((value: unknown, at) => within(value, String(at))) as Value;
  const entries = Object.entries(old as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, value]) => [key, within(value, key)])) as Value;
}
