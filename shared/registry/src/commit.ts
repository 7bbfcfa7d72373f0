import { chooseKeys } from './keys/choose-keys.ts';
import { type SigningKey, signed } from './keys/sign.ts';
import { atSecond, lifetimes } from './lifetimes.ts';
import { VersionTaken } from './not-released.ts';
import type { Revision } from './read-revision.ts';
import { keepHalts } from './rollout/keep-halts.ts';
import { metadataPath, type RegistryStore } from './store/registry-store.ts';
import { toText } from './text.ts';
import { hashOf, toBytes } from './verify/bytes.ts';
import type {
  Root,
  Signed,
  Snapshot,
  Targets,
  Timestamp,
  VersionedFile,
} from './verify/metadata.ts';

export type CommitOptions = {
  readonly store: RegistryStore;
  /** Those that sign snapshot and timestamp are used. */
  readonly keys: readonly SigningKey[];
  /** Keys that are about to be the ones of snapshot and timestamp: they sign as well. */
  readonly next?: readonly SigningKey[];
  readonly now: number;
  /** Checks everything, and writes nothing. */
  readonly isDry?: boolean;
};

/** What a new revision is made from; the first one has no versions yet. */
export type Base = Pick<Revision, 'number'> & {
  readonly root: Root;
  readonly meta: Snapshot['meta'];
  readonly snapshot: number;
  /** The text of the timestamp. */
  readonly timestamp: string | null;
  readonly halted?: Timestamp['halted'];
};

export const baseOf = ({ number, trusted, snapshot, texts, timestamp }: Revision): Base => ({
  number,
  root: trusted.root.signed,
  meta: snapshot.meta,
  snapshot: snapshot.version,
  timestamp: texts.timestamp,
  halted: timestamp.halted,
});

/**
 * Writes the next revision: roles, then the snapshot of all roles, last the timestamp, which makes it current. Returns
 * its number, or null if another writer has made a revision since the base was read. Throws `VersionTaken`.
 */
export async function commit(
  base: Base,
  roles: Readonly<Record<string, Signed<Targets>>>,
  { store, keys, next = [], now, isDry }: CommitOptions,
): Promise<number | null> {
  const { root } = base;
  const signing = (role: 'snapshot' | 'timestamp') => [
    ...chooseKeys(role, root.roles[role], root.keys, keys),
    ...next,
  ];
  const [forSnapshot, forTimestamp] = [signing('snapshot'), signing('timestamp')];
  if (isDry) return base.number + 1;
  const written = await Promise.all(
    Object.entries(roles).map(async ([role, file]) => {
      const text = toFile(file);
      const { version } = file.signed;
      if (!(await createOnce(store, metadataPath(role, version), text)))
        throw new VersionTaken(`${role} ${version}`);
      return [`${role}.json`, await describe(text, version)] as const;
    }),
  );
  const body: Omit<Snapshot, 'version'> = {
    _type: 'snapshot',
    spec_version: '1.0.31',
    expires: atSecond(now + lifetimes.snapshot),
    meta: { ...base.meta, ...Object.fromEntries(written) },
  };
  const number = base.number + 1;
  const toSnapshot = async (version: number) =>
    toFile(await signed<Snapshot>({ ...body, version }, forSnapshot));
  const snapshot = await writeSnapshot(store, base.snapshot + 1, toSnapshot, number);
  if (!snapshot) return null;
  const timestamp: Timestamp = {
    _type: 'timestamp',
    spec_version: '1.0.31',
    version: number,
    expires: atSecond(now + lifetimes.timestamp),
    meta: { 'snapshot.json': snapshot },
    previous: base.timestamp && (await hashOf('SHA-256', toBytes(base.timestamp))),
    ...keepHalts(base.halted, roles),
  };
  const text = toFile(await signed(timestamp, forTimestamp));
  const isMine = await store.createHead(number, toBytes(text));
  return isMine ? number : null;
}

/**
 * A snapshot that was left behind by a writer who lost or crashed keeps its number: this one takes the next. Returns null
 * if the writer of one in the way has made its revision: whatever follows would come too late.
 */
async function writeSnapshot(
  store: RegistryStore,
  version: number,
  toSnapshot: (version: number) => Promise<string>,
  revision: number,
): Promise<VersionedFile | null> {
  const text = await toSnapshot(version);
  if (await createOnce(store, metadataPath('snapshot', version), text))
    return describe(text, version);
  if ((await store.readHead()) >= revision) return null;
  return writeSnapshot(store, version + 1, toSnapshot, revision);
}

/** Returns false if the file exists with another content. */
async function createOnce(store: RegistryStore, path: string, text: string): Promise<boolean> {
  if (await store.create(path, toBytes(text))) return true;
  const existing = await store.read(path);
  return existing !== null && toText(existing) === text;
}

async function describe(text: string, version: number): Promise<VersionedFile> {
  const content = toBytes(text);
  return {
    version,
    length: content.length,
    hashes: { sha256: await hashOf('SHA-256', content) },
  };
}

export const toFile = (file: Signed<unknown>): string => JSON.stringify(file);
