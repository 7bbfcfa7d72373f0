import type { Revision } from './read-revision.ts';
import { readText } from './read-revision.ts';
import { asLive } from './rollout/as-live.ts';
import { newHalts, releaseOf } from './rollout/halts-in-history.ts';
import { signerNames } from './signer-names.ts';
import { metadataPath, type RegistryStore } from './store/registry-store.ts';
import { hashOf, toBytes } from './verify/bytes.ts';
import type {
  PublicKey,
  Release,
  Signature,
  Snapshot,
  Targets,
  Timestamp,
} from './verify/metadata.ts';
import { Refused } from './verify/refused.ts';
import { parse } from './verify/verify-revision.ts';

/** One change of one role. */
export type HistoryEntry = {
  /** The revision that began with it. */
  readonly revision: number;
  readonly role: string;
  readonly release: Release | null;
  /** What it means: of a release that was taken back, the one before. */
  readonly file: Targets;
};

/**
 * Lists the changes of a registry, newest first. Each timestamp has the hash of the one before it, so the signatures of
 * the current revision vouch for all of them.
 */
export async function readHistory(
  store: RegistryStore,
  revision: Revision,
): Promise<readonly HistoryEntry[]> {
  const entries: (HistoryEntry & { readonly signatures: readonly Signature[] })[] = [];
  /** Also those that were taken away since. */
  const keys: Record<string, PublicKey> = Object.create(null);
  let timestamp = revision.timestamp;
  let meta = revision.snapshot.meta;
  for (;;) {
    const earlier = await readEarlier(store, timestamp);
    const before = earlier ? await readSnapshot(store, earlier) : {};
    for (const [file, { version, hashes }] of Object.entries(meta)) {
      if (before[file]?.version === version) continue;
      const role = file.replace('.json', '');
      const text = await need(store, role, version, hashes.sha256);
      const { signed: own, signatures } = parse<Targets>(role, 'targets', text);
      Object.assign(keys, own.delegations?.keys);
      const { release = null } = own;
      entries.push({ revision: timestamp.version, role, release, file: own, signatures });
    }
    for (const [role, halt] of newHalts(timestamp, earlier)) {
      const { version = 0, hashes } = meta[`${role}.json`] ?? {};
      const text = await need(store, role, version, hashes?.sha256);
      const { signed: file } = parse<Targets>(role, 'targets', text);
      const release = releaseOf(halt);
      const live = asLive(role, file, timestamp);
      entries.push({ revision: timestamp.version, role, release, file: live, signatures: [] });
    }
    if (!earlier)
      return entries.map(({ signatures, ...entry }) => signedBy(entry, signatures, keys));
    [timestamp, meta] = [earlier, before];
  }
}

/** Whoever signed a release after the one who prepared it has a part in it. */
function signedBy(
  entry: HistoryEntry,
  signatures: readonly Signature[],
  keys: Readonly<Record<string, PublicKey>>,
): HistoryEntry {
  const { release } = entry;
  const by = signerNames(signatures, keys);
  return release && by ? { ...entry, release: { ...release, by } } : entry;
}

async function readEarlier(store: RegistryStore, { version, previous }: Timestamp) {
  if (previous === null) return null;
  const text = await need(store, 'timestamp', version - 1, previous);
  return parse<Timestamp>('timestamp', 'timestamp', text).signed;
}

async function readSnapshot(store: RegistryStore, { meta }: Timestamp): Promise<Snapshot['meta']> {
  const { version, hashes } = meta['snapshot.json'];
  const text = await need(store, 'snapshot', version, hashes.sha256);
  return parse<Snapshot>('snapshot', 'snapshot', text).signed.meta;
}

async function need(store: RegistryStore, role: string, version: number, sha256 = '') {
  const text = await readText(store, metadataPath(role, version));
  if (text === null || (await hashOf('SHA-256', toBytes(text))) !== sha256)
    throw new Refused('mixed', role);
  return text;
}
