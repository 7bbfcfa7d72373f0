import { asLive } from './rollout/as-live.ts';
import { filePath, metadataPath, type RegistryStore } from './store/registry-store.ts';
import { toText } from './text.ts';
import { hashOf } from './verify/bytes.ts';
import { expiredRoles } from './verify/expired-roles.ts';
import type { Root, Snapshot, Timestamp } from './verify/metadata.ts';
import { Refused } from './verify/refused.ts';
import {
  type Arrived,
  parse,
  type Trusted,
  type Verified,
  verifyRevision,
} from './verify/verify-revision.ts';
import { verifySignatures } from './verify/verify-signatures.ts';

/**
 * One state of a registry, verified. Its number is the version of its timestamp. `roles` has what is live: of a release
 * that the registry has taken back, the one before.
 */
export type Revision = Verified & {
  readonly trusted: Trusted;
  readonly number: number;
  readonly texts: Arrived;
};

type ReadOptions = {
  readonly now: number;
  /** What an earlier read has verified. Without it, the first root of the registry is trusted. */
  readonly trusted?: Trusted | undefined;
  /** For whoever is about to sign anew what has expired. */
  readonly allowExpired?: boolean;
};

/** Reads and verifies the current revision. Null if the store has no registry; throws `Refused`. */
export async function readRevision(
  store: RegistryStore,
  { now, trusted, allowExpired = false }: ReadOptions,
): Promise<Revision | null> {
  const before = trusted ?? (await readFirstRoot(store));
  if (!before) return null;
  const head = await store.readHead();
  const texts = await readTexts(store, before.root.signed.version, head);
  const verified = await verifyRevision(before, texts);
  if (verified.timestamp.version !== head) throw new Refused('mixed', 'timestamp');
  const { trusted: after, timestamp, snapshot, targets } = verified;
  const dated = { root: after.root.signed, timestamp, snapshot, targets, ...verified.roles };
  const [expired] = expiredRoles(dated, now);
  if (expired && !allowExpired) throw new Refused('expired', expired);
  const roles = Object.entries(verified.roles).map(([role, file]) => [
    role,
    asLive(role, file, timestamp),
  ]);
  return { ...verified, roles: Object.fromEntries(roles), number: head, texts };
}

/** A command that meets a registry for the first time trusts its first root. */
async function readFirstRoot(store: RegistryStore): Promise<Trusted | null> {
  const text = await readText(store, metadataPath('root', 1));
  if (text === null) return null;
  const root = parse<Root>('root', 'root', text);
  await verifySignatures('root', root, root.signed.roles.root, root.signed.keys);
  return { root, versions: {} };
}

async function readTexts(store: RegistryStore, root: number, head: number): Promise<Arrived> {
  const need = async (role: string, version: number) => {
    const text = await readText(store, metadataPath(role, version));
    if (text === null) throw new Refused('mixed', role);
    return text;
  };
  const timestamp = await need('timestamp', head);
  const { signed } = parse<Timestamp>('timestamp', 'timestamp', timestamp);
  const snapshot = await need('snapshot', signed.meta?.['snapshot.json']?.version ?? 0);
  const { meta = {} } = parse<Snapshot>('snapshot', 'snapshot', snapshot).signed;
  const versions = Object.entries(meta).map(([file, { version }]) => ({
    role: file.replace(/\.json$/, ''),
    version,
  }));
  const read = await Promise.all(
    versions.map(async ({ role, version }) => [role, await need(role, version)] as const),
  );
  const { targets = '', ...roles } = Object.fromEntries(read);
  return { roots: await readRoots(store, root + 1), timestamp, snapshot, targets, roles };
}

async function readRoots(store: RegistryStore, version: number): Promise<readonly string[]> {
  const text = await readText(store, metadataPath('root', version));
  return text === null ? [] : [text, ...(await readRoots(store, version + 1))];
}

export async function readText(store: RegistryStore, path: string): Promise<string | null> {
  const content = await store.read(path);
  return content && toText(content);
}

/** Reads a file of a role and checks its length and hash. */
export async function readTarget(
  store: RegistryStore,
  { roles }: Pick<Verified, 'roles'>,
  role: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { length, hashes } = roles[role]?.targets[path] ?? {};
  const hash = hashes?.sha384;
  if (!hash) throw new Refused('unsigned', path);
  const content = await store.read(filePath(hash));
  if (!content || content.length !== length || (await hashOf('SHA-384', content)) !== hash)
    throw new Refused('file', path);
  return content;
}
