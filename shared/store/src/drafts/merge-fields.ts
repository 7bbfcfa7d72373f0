import { isRecord } from '@fairlead/domain';

/**
 * Merges two windows' versions of a value: fields that were changed here keep this window's value, all others take the
 * other window's. A value without fields is merged as one field.
 */
export function mergeFields<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (base === mine) return theirs;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs))
    return isSame(base, mine) ? theirs : mine;
  const fields = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...fields].map((field) => {
    const isChanged = !isSame(base[field], mine[field]);
    return [field, isChanged ? mine[field] : theirs[field]] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Value;
}

/** Stored values are JSON, so two values are equal if their texts are. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
