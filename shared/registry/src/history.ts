import type { Revision } from './read-revision.ts';
import { readText } from './read-revision.ts';
import { asLive } from './rollout/as-live.ts';
import { newHalts, releaseOf } from './rollout/halts-in-history.ts';
import { metadataPath, type RegistryStore } from './store/registry-store.ts';
import { hashOf, toBytes } from './verify/bytes.ts';
import type { Release, Snapshot, Targets, Timestamp } from './verify/metadata.ts';
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
  const entries: HistoryEntry[] = [];
  let timestamp = revision.timestamp;
  let meta = revision.snapshot.meta;
  for (;;) {
    const earlier = await readEarlier(store, timestamp);
    const before = earlier ? await readSnapshot(store, earlier) : {};
    for (const [file, { version, hashes }] of Object.entries(meta)) {
      if (before[file]?.version === version) continue;
      const role = file.replace('.json', '');
      const text = await need(store, role, version, hashes.sha256);
      const { signed } = parse<Targets>(role, 'targets', text);
      const { release = null } = signed;
      entries.push({ revision: timestamp.version, role, release, file: signed });
    }
    for (const [role, halt] of newHalts(timestamp, earlier)) {
      const { version = 0, hashes } = meta[`${role}.json`] ?? {};
      const text = await need(store, role, version, hashes?.sha256);
      const { signed: file } = parse<Targets>(role, 'targets', text);
      const release = releaseOf(halt);
      const live = asLive(role, file, timestamp);
      entries.push({ revision: timestamp.version, role, release, file: live });
    }
    if (!earlier) return entries;
    [timestamp, meta] = [earlier, before];
  }
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
