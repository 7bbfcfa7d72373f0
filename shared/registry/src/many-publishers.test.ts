import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder, fastDisk, now } from '../testing/index.ts';
import { startPublishers } from '../testing/publishers/start-publishers.ts';
import { serveS3 } from '../testing/s3/serve-s3.ts';
import { createRegistry } from './create-registry.ts';
import { readHistory } from './history.ts';
import { allowKey } from './keys/change-keys.ts';
import { makeKeyPair } from './keys/key-pair.ts';
import { readRevision, readTarget } from './read-revision.ts';
import { createFolderStore } from './store/folder-store.ts';
import type { RegistryStore } from './store/registry-store.ts';
import { createS3Store } from './store/s3-store.ts';
import { toText } from './text.ts';

/** Fifteen teams publish an area each, and five people of one team the same one. */
const areas = Array.from({ length: 20 }, (_, index) => `mfe-a${Math.min(index, 15)}`);

/** One key publishes all areas here: keys aren't what is tried. */
async function aRegistryIn(store: RegistryStore) {
  const team = makeKeyPair('team');
  const keys = [...(await createRegistry(store, now)), team];
  for (const area of new Set(areas)) await allowKey(area, team, { store, keys, now });
  return keys;
}

/** Each change as `revision: file` of the current release of its area then. */
async function changesIn(store: RegistryStore): Promise<readonly string[]> {
  const revision = await readRevision(store, { now });
  if (!revision) return [];
  const history = await readHistory(store, revision);
  const releases = history.filter(({ role }) => role !== 'targets').toReversed();
  return Promise.all(
    releases.map(async ({ revision: number, role, file }) => {
      const path = `${role}/main.js`;
      const content = await readTarget(store, { roles: { [role]: file } }, role, path);
      return `${number}: ${toText(content)}`;
    }),
  );
}

test('of 20 publishers in processes of their own, each succeeds or is told who did, and each revision adds one of them to all before', async () => {
  const publishAll = await startPublishers(20);
  const folder = aFolder();
  const s3 = await serveS3();
  const { pause: _, ...bucket } = s3.settings;
  for (const [place, store] of [
    [folder, createFolderStore(folder, fastDisk)],
    [bucket, createS3Store(bucket)],
  ] as const) {
    const keys = await aRegistryIn(store);
    const orders = areas.map((area, index) => ({
      ...{ place, area, keys, now, content: `publisher ${index}` },
    }));
    const outcomes = await publishAll(orders);
    const made = outcomes.flatMap((outcome, index) =>
      'revision' in outcome ? [`${outcome.revision}: publisher ${index}`] : [],
    );
    expect((await changesIn(store)).toSorted()).toEqual(made.toSorted());
    expect(new Set(made.map((change) => change.split(':')[0])).size).toBe(made.length);
    expect(outcomes.slice(0, 15).filter((outcome) => 'refused' in outcome)).toEqual([]);
    const refused = outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : []));
    for (const why of refused) expect(why).toContain('a15 was released by team at');
    expect(refused.length).toBeLessThan(5);
    const newest = `metadata/${await store.readHead()}.timestamp.json`;
    expect(await store.read('metadata/timestamp.json')).toEqual(await store.read(newest));
  }
  expect(readdirSync(join(folder, 'metadata')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
