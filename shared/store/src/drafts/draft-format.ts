import * as s from 'superstruct';
import { readAs, recall, type TextStorage } from '../storage/storage.ts';

/** The shape of a draft in one version of the product, and the migrations of earlier versions. */
export type DraftFormat<Value> = {
  /** Increment it when the shape changes. Every version has its own key, so an earlier draft is never overwritten. */
  readonly version: number;
  /** The shape of a restored draft. A draft with another shape is ignored. */
  readonly shape: s.Struct<Value, unknown>;
  /** Version → converts its value to the next version. Drafts before a missing version aren't restored. */
  readonly migrations?: Readonly<Record<number, (value: unknown) => unknown>>;
};

/** Returns the storage name of a draft in a version. */
export const keptName = (name: string, version: number): string =>
  version === 1 ? `draft:${name}` : `draft:${name}@${version}`;

/** Returns the storage names of a draft in all versions. */
export function keptNames(name: string, names: readonly string[]): string[] {
  const plain = keptName(name, 1);
  return names.filter(
    (kept) => kept.startsWith(plain) && /^(?:@\d+)?$/.test(kept.slice(plain.length)),
  );
}

/** Reads the stored draft in exactly this version, or null. */
export function readOwn<Value>(
  storage: TextStorage,
  name: string,
  { version, shape }: DraftFormat<Value>,
): Value | null {
  const kept = readAs(storage, keptName(name, version), Kept);
  if (kept?.version !== version) return null;
  const [, value] = s.validate(kept.value, shape);
  return value ?? null;
}

/** Returns why the stored draft of exactly this version can't be restored; null if it can, or there is none. */
export function refusalOfOwn<Value>(
  storage: TextStorage,
  name: string,
  { version, shape }: DraftFormat<Value>,
): string | null {
  const kept = readAs(storage, keptName(name, version), Kept);
  return kept?.version === version ? refusalOf(kept.value, shape) : null;
}

/** Returns where a value doesn't match a shape, or null. Contains no values, because they are user input. */
export function refusalOf<Value>(value: unknown, shape: s.Struct<Value, unknown>): string | null {
  const [failure] = s.validate(value, shape);
  if (!failure) return null;
  const { path, type, refinement } = failure;
  const expected = type === 'never' ? 'nothing' : (refinement ?? type);
  return `${path.length > 0 ? `'${path.join('.')}'` : 'it'} should be ${expected}`;
}

/** Reads the stored draft in this version, or migrates the newest earlier one. Null if there is none. */
export function readDraft<Value>(
  storage: TextStorage,
  name: string,
  format: DraftFormat<Value>,
): Value | null {
  const own = readOwn(storage, name, format);
  if (own !== null) return own;
  for (let version = format.version - 1; version >= 1; version -= 1) {
    const kept = recall(storage, keptName(name, version));
    if (s.is(kept, Kept) && kept.version === version) {
      const [, value] = s.validate(migrated(kept.value, version, format), format.shape);
      return value ?? null;
    }
  }
  return null;
}

const Kept = s.type({ version: s.number(), value: s.unknown() });

function migrated<Value>(
  value: unknown,
  from: number,
  { version, migrations }: DraftFormat<Value>,
) {
  let current = value;
  for (let step = from; step < version; step += 1) {
    const migrate = migrations?.[step];
    if (!migrate) return undefined;
    current = migrate(current);
  }
  return current;
}
