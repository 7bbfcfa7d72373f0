import { expect, test } from 'vitest';
import { aBuild, aRegistry, now, publishing } from '../testing/index.ts';
import type { BuiltFiles } from './candidate.ts';
import { readHistory } from './history.ts';
import { publish } from './publish.ts';
import { readRevision, readTarget } from './read-revision.ts';
import { findGoal, rollBack } from './roll-back.ts';
import { createFolderStore } from './store/folder-store.ts';
import { toText } from './text.ts';

test('a published build is in the next revision, file by file', async () => {
  const { store, ...all } = await aRegistry();
  expect(await publishing(all, 'mfe-letters', 'one')).toBe(4);
  const revision = await readRevision(store, { now });
  expect(revision?.number).toBe(4);
  expect(Object.keys(revision?.roles['mfe-letters']?.targets ?? {})).toEqual([
    'mfe-letters/main.js',
    'mfe-letters/manifest.json',
  ]);
  if (!revision) return;
  const file = await readTarget(store, revision, 'mfe-letters', 'mfe-letters/main.js');
  expect(toText(file)).toBe('one');
});

test('history says what was released by whom, newest first', async () => {
  const { store, ...all } = await aRegistry();
  await publishing(all, 'mfe-letters', 'one', '1.0.0');
  await publish(all.registry, aBuild('mfe-stamps', 'two', '2.0.0'), {
    keys: all.keys,
    now,
    because: 'Stamps for the holidays',
  });
  const revision = await all.registry.read();
  const releases = (await readHistory(store, revision)).filter(({ role }) => role !== 'targets');
  expect(releases.map(({ revision, role, release }) => ({ revision, role, ...release }))).toEqual([
    {
      revision: 5,
      role: 'mfe-stamps',
      kind: 'publish',
      version: '2.0.0',
      because: 'Stamps for the holidays',
      replaces: 0,
      by: 'team-of-mfe-stamps',
      at: '2026-11-24T12:00:00Z',
    },
    {
      revision: 4,
      role: 'mfe-letters',
      kind: 'publish',
      version: '1.0.0',
      replaces: 0,
      by: 'team-of-mfe-letters',
      at: '2026-11-24T12:00:00Z',
    },
  ]);
});

test('a rollback releases the build before the current one again, and a second one the build before that', async () => {
  const { store, ...all } = await aRegistry();
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await publishing(all, 'mfe-letters', version, version);
  const back = async (wanted: number | null) => {
    const history = await readHistory(store, await all.registry.read());
    await rollBack(all.registry, findGoal(history, 'mfe-letters', wanted), { keys: all.keys, now });
    const revision = await all.registry.read();
    return toText(await readTarget(store, revision, 'mfe-letters', 'mfe-letters/main.js'));
  };
  expect(await back(null)).toBe('2.0.0');
  expect(await back(null)).toBe('1.0.0');
  await expect(back(null)).rejects.toThrow('letters has no release before the current one');
  expect(await back(6)).toBe('3.0.0');
  await expect(back(3)).rejects.toThrow("letters wasn't released yet in revision 3.");
  await expect(back(60)).rejects.toThrow('There is no revision 60: 9 is the newest.');
});

test('a build that is live already is not released again', async () => {
  const all = await aRegistry();
  await publishing(all, 'mfe-letters', 'one');
  await expect(publishing(all, 'mfe-letters', 'one')).rejects.toThrow(
    'letters is what the registry has: nothing to release.',
  );
});

test('a team without its key is told which one signs', async () => {
  const { registry, keyOf } = await aRegistry();
  const keys = [...keyOf('online'), ...keyOf('team-of-mfe-stamps')];
  await expect(publish(registry, aBuild('mfe-letters', 'one'), { keys, now })).rejects.toThrow(
    /^letters is signed by one of team-of-mfe-letters \(\w{8}\), and none of them is at hand\./,
  );
});

test('of 20 publishers of one area at once, one succeeds, and the others are told who did', async () => {
  const { folder, ...all } = await aRegistry();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => publishing(all, 'mfe-letters', `build ${index}`)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([
    { status: 'fulfilled', value: 4 },
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason.message).toContain(
        'letters was released by team-of-mfe-letters at 2026-11-24T12:00:00Z, after this build was compared',
      );
  expect((await readRevision(createFolderStore(folder), { now }))?.number).toBe(4);
});

test('a build without a file that the registry has is another one', async () => {
  const all = await aRegistry();
  const { manifest, files } = aBuild('mfe-letters', 'one');
  const release = (own: BuiltFiles) =>
    publish(all.registry, { manifest, files: own }, { keys: all.keys, now });
  await release({ ...files, 'spare.js': new Uint8Array(1) });
  expect(await release(files)).toBe(5);
});
