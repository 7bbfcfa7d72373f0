import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aBuild, aFolder, fastDisk, now } from '../testing/index.ts';
import { createRegistry } from './create-registry.ts';
import { allowKey } from './keys/change-keys.ts';
import { makeKeyPair } from './keys/key-pair.ts';
import { localRegistry } from './local-registry.ts';
import { publish } from './publish.ts';
import { readRevision, readTarget } from './read-revision.ts';
import type { Disk } from './store/disk.ts';
import { createFolderStore } from './store/folder-store.ts';
import { toText } from './text.ts';

const changing = ['makeFolder', 'write', 'link', 'rename', 'remove'] as const;

class Crash extends Error {}

/** A disk whose process ends at one of its changes: before it, after it, or with half of a file written. */
function crashingDisk(at: number, how: 'before' | 'after' | 'half') {
  let count = 0;
  const counted = { ...fastDisk } as Record<string, unknown>;
  for (const name of changing) {
    const real = fastDisk[name] as (path: string, given: never) => Promise<void>;
    counted[name] = async (path: string, given: never) => {
      count += 1;
      // Nothing happens after the end of a process.
      if (count > at) throw new Crash();
      if (count < at) return real(path, given);
      if (how === 'after') await real(path, given);
      if (how === 'half' && name === 'write')
        await fastDisk.write(
          path,
          (given as Uint8Array).slice(0, (given as Uint8Array).length / 2),
        );
      throw new Crash();
    };
  }
  return { disk: counted as Disk, changes: () => count };
}

/** A registry with one release of the letters, and copies of it to publish in. */
async function aReleasedArea() {
  const original = aFolder();
  const store = createFolderStore(original, fastDisk);
  const team = makeKeyPair('team');
  const keys = [...(await createRegistry(store, now)), team];
  await allowKey('mfe-letters', team, { store, keys, now });
  const publishIn = (folder: string, used: Disk, content: string) => {
    const options = { store: createFolderStore(folder, used), keys, now, gate: async () => {} };
    return publish(localRegistry(options), aBuild('mfe-letters', content), { keys, now });
  };
  await publishIn(original, fastDisk, 'old');
  const copy = () => {
    const folder = aFolder();
    cpSync(original, folder, { recursive: true });
    return folder;
  };
  return { publishIn, copy };
}

async function contentIn(folder: string): Promise<string> {
  const store = createFolderStore(folder, fastDisk);
  const revision = await readRevision(store, { now });
  if (!revision) return 'nothing';
  return toText(await readTarget(store, revision, 'mfe-letters', 'mfe-letters/main.js'));
}

test('after a crash at any write of a publish, readers see the old release or the new one, and the next publish succeeds', async () => {
  const { publishIn, copy } = await aReleasedArea();
  const whole = crashingDisk(Number.POSITIVE_INFINITY, 'before');
  await publishIn(copy(), whole.disk, 'new');
  expect(whole.changes()).toBe(23);
  const seen = new Set<string>();
  for (let at = 1; at <= 23; at += 1)
    for (const how of ['before', 'after', 'half'] as const) {
      const folder = copy();
      await expect(publishIn(folder, crashingDisk(at, how).disk, 'new')).rejects.toThrow(Crash);
      seen.add(await contentIn(folder));
      await publishIn(folder, fastDisk, 'newer');
      expect(await contentIn(folder)).toBe('newer');
    }
  expect([...seen].sort()).toEqual(['new', 'old']);
});
