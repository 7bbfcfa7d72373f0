import * as s from 'superstruct';
import { readAs, recall, type TextStorage } from '../storage/storage.ts';

/** How a draft's value looks in one version of the product, and how values of earlier versions become such a one. */
export type DraftFormat<Value> = {
  /** Raise it when the shape changes. Every version has a key of its own: an earlier draft is never written over. */
  readonly version: number;
  /** The shape a restored draft must have; anything else counts as no draft. */
  readonly shape: s.Struct<Value, unknown>;
  /** Version → makes its value one of the next version. Drafts before a version that is not here are not restored. */
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

/** What keeps a draft of exactly this version from being restored; null when nothing does, or none is kept. */
export function refusalOfOwn<Value>(
  storage: TextStorage,
  name: string,
  { version, shape }: DraftFormat<Value>,
): string | null {
  const kept = readAs(storage, keptName(name, version), Kept);
  return kept?.version === version ? refusalOf(kept.value, shape) : null;
}

/** Where a value has another shape. It says no values: they are a person's. */
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
