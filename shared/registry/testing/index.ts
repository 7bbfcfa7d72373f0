import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AcceptOptions } from '../src/accept.ts';
import { createRegistry } from '../src/create-registry.ts';
import { allowKey } from '../src/keys/change-keys.ts';
import { type KeyPair, makeKeyPair } from '../src/keys/key-pair.ts';
import { localRegistry } from '../src/local-registry.ts';
import { publish } from '../src/publish.ts';
import { type Disk, disk } from '../src/store/disk.ts';
import { createFolderStore } from '../src/store/folder-store.ts';
import { aBuild } from './a-build.ts';

export { aBuild } from './a-build.ts';

/** A Tuesday at noon. */
export const now = Date.parse('2026-11-24T12:00:00Z');

export const day = 24 * 60 * 60 * 1000;

/** Doesn't wait for the hardware, which takes most of the time of a publish. */
export const fastDisk: Disk = {
  ...disk,
  write: (path, content) => writeFile(path, content, { flag: 'wx' }),
};

/** A folder that is removed after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-registry-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A registry that knows these areas, with all of its keys. */
export async function aRegistry(areas: readonly string[] = ['mfe-letters', 'mfe-stamps']) {
  const folder = aFolder();
  const store = createFolderStore(folder, fastDisk);
  const keys: KeyPair[] = [...(await createRegistry(store, now))];
  for (const area of areas) {
    const key = makeKeyPair(`team-of-${area}`);
    await allowKey(area, key, { store, keys, now });
    keys.push(key);
  }
  const keyOf = (name: string) => keys.filter((key) => key.public.name === name);
  const options: AcceptOptions = { store, keys, now, gate: async () => {} };
  return { folder, store, keys, keyOf, options, registry: localRegistry(options) };
}

export type ARegistry = Awaited<ReturnType<typeof aRegistry>>;

/** Publishes a build with all keys at hand. */
export const publishing = (
  { registry, keys }: Pick<ARegistry, 'registry' | 'keys'>,
  ...build: Parameters<typeof aBuild>
): Promise<number> => publish(registry, aBuild(...build), { keys, now });
