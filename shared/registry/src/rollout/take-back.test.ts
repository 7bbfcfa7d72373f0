import { expect, test } from 'vitest';
import { type ARegistry, aBuild, aRegistry, now } from '../../testing/index.ts';
import { readManifest } from '../compose-map.ts';
import { readHistory } from '../history.ts';
import { replaceKeys } from '../keys/change-keys.ts';
import { makeKeyPair } from '../keys/key-pair.ts';
import { publish, send } from '../publish.ts';
import { findGoal, rollBack } from '../roll-back.ts';
import { haltBuild } from './halt-build.ts';

const role = 'mfe-letters';
const because = '4 of 6 pages crashed.';

/** A build whose manifest names its one file. */
function letters(version: string, file = `letters-${version}.js`) {
  const { manifest, files } = aBuild(role, version, version);
  const facts = { integrity: '', bytes: 3, imports: [], later: [] };
  return {
    manifest: { ...manifest, files: { [file]: facts } },
    files: { [file]: files['main.js'] },
  };
}

/** A registry with these releases of letters, one after the other. */
async function withReleases(...versions: readonly string[]) {
  const all = await aRegistry();
  for (const version of versions)
    await publish(all.registry, letters(version), { keys: all.keys, now });
  const online = { store: all.store, keys: all.keyOf('online'), now };
  return {
    ...all,
    release: (version: string) => publish(all.registry, letters(version), { keys: all.keys, now }),
    /** With the registry's own key alone. */
    takeBack: (version: string) => haltBuild({ role, version, because }, online),
  };
}

/** The version of the build that everyone has, by its manifest and by what history says of it. */
async function live({ registry, store }: ARegistry) {
  const revision = await registry.read();
  const { version } = await readManifest(store, revision, role);
  expect(revision.roles[role]?.release?.version).toBe(version);
  return version;
}

const historyOf = async ({ store, registry }: ARegistry) =>
  (await readHistory(store, await registry.read())).filter((entry) => entry.role === role);

/** Returns the revision that a rollback without a number goes to. */
async function back(all: ARegistry, revision: number | null = null) {
  const goal = findGoal(await historyOf(all), role, revision);
  return rollBack(all.registry, goal, { keys: all.keys, now });
}

test('the registry takes a release back by its own key, and history has the reason', async () => {
  const all = await withReleases('1.0.0', '1.1.0');
  const revision = await all.takeBack('1.1.0');
  expect(await live(all)).toBe('1.0.0');
  expect((await historyOf(all))[0]).toMatchObject({
    revision,
    release: { kind: 'halt', version: '1.1.0', because, by: 'registry' },
  });
});

test('what others release leaves a release taken back, and its team may not release it again', async () => {
  const all = await withReleases('1.0.0', '1.1.0');
  await all.takeBack('1.1.0');
  await publish(all.registry, aBuild('mfe-stamps', 'x'), { keys: all.keys, now });
  expect(await live(all)).toBe('1.0.0');
  await expect(all.release('1.1.0')).rejects.toThrow(
    `letters 1.1.0 was taken back at 2026-11-24T12:00:00Z: ${because}`,
  );
  await all.release('1.1.1');
  expect(await live(all)).toBe('1.1.1');
});

test('a release goes back once: the one before it has no other to return to', async () => {
  const all = await withReleases('0.9.0', '1.0.0', '1.1.0');
  await all.takeBack('1.1.0');
  expect(await all.takeBack('1.0.0')).toBeNull();
  expect(await all.takeBack('1.1.0')).toBeNull();
  expect(await live(all)).toBe('1.0.0');
});

test('the release after one that was taken back returns to what everyone had', async () => {
  const all = await withReleases('1.0.0', '1.1.0');
  await all.takeBack('1.1.0');
  await all.release('1.2.0');
  await all.takeBack('1.2.0');
  expect(await live(all)).toBe('1.0.0');
});

test('nothing takes back the first release, one that a rollback made live, and one of the same version', async () => {
  const first = await withReleases('1.0.0');
  expect(await first.takeBack('1.0.0')).toBeNull();
  const returned = await withReleases('1.0.0', '1.1.0');
  await back(returned);
  expect(await returned.takeBack('1.0.0')).toBeNull();
  const same = await withReleases('1.0.0');
  await publish(same.registry, letters('1.0.0', 'other.js'), { keys: same.keys, now });
  expect(await same.takeBack('1.0.0')).toBeNull();
});

test('a rollback after it keeps what everyone got back, and the next one never finds the bad release', async () => {
  const all = await withReleases('0.9.0', '1.0.0', '1.1.0');
  await all.takeBack('1.1.0');
  await back(all);
  expect(await live(all)).toBe('1.0.0');
  expect((await all.registry.read()).timestamp.halted).toBeUndefined();
  await back(all);
  expect(await live(all)).toBe('0.9.0');
  const later = await withReleases('1.0.0', '1.1.0');
  await later.takeBack('1.1.0');
  await later.release('1.2.0');
  await back(later);
  expect(await live(later)).toBe('1.0.0');
});

test('a rollback to the revision that took a release back is to what it had', async () => {
  const all = await withReleases('1.0.0', '1.1.0');
  const revision = await all.takeBack('1.1.0');
  await all.release('1.2.0');
  await back(all, revision);
  expect(await live(all)).toBe('1.0.0');
});

test('a rollback passes over a release that people had left by a rollback', async () => {
  const all = await withReleases('1.0.0', '1.1.0');
  await back(all);
  await all.release('1.2.0');
  await back(all);
  expect(await live(all)).toBe('1.0.0');
});

test('a person who knows better makes the release live again by its revision', async () => {
  const all = await withReleases('1.0.0', '1.1.0');
  const bad = (await historyOf(all))[0]?.revision ?? 0;
  await all.takeBack('1.1.0');
  await back(all, bad);
  expect(await live(all)).toBe('1.1.0');
  expect((await all.registry.read()).timestamp.halted).toBeUndefined();
});

test('a new key signs what everyone has', async () => {
  const all = await withReleases('1.0.0', '1.1.0');
  await all.takeBack('1.1.0');
  await replaceKeys(role, makeKeyPair('letters-2'), { store: all.store, keys: all.keys, now });
  expect(await live(all)).toBe('1.0.0');
});

test('a release cannot name another one before it than the one that everyone has', async () => {
  const all = await withReleases('1.0.0', '1.1.0');
  const { targets = {} } = (await all.registry.read()).roles[role] ?? {};
  const changed = {
    ...targets,
    'mfe-letters/letters-1.1.0.js': targets['mfe-letters/letters-1.0.0.js'],
  };
  const release = { kind: 'publish', version: '1.2.0' } as const;
  const before = { version: '1.0.0' };
  const facts = Object.fromEntries(
    Object.entries(changed).flatMap(([path, one]) => (one ? [[path, one]] : [])),
  );
  await expect(
    send(all.registry, { role, targets: facts, release, before, files: [] }, all.options),
  ).rejects.toThrow("The release of letters doesn't keep what it replaces.");
});
