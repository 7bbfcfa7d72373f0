import { expect, test } from 'vitest';
import { type ARegistry, aBuild, aRegistry, now } from '../../testing/index.ts';
import { readHistory } from '../history.ts';
import { publish, send } from '../publish.ts';
import { readTarget } from '../read-revision.ts';
import { findGoal, rollBack } from '../roll-back.ts';
import { toText } from '../text.ts';
import { haltBuild } from './halt-build.ts';
import { liveRollout } from './live-rollout.ts';
import { type Audience, changeRollout, publishRollout } from './roll-out.ts';

const role = 'mfe-letters';

/** A build whose manifest names its one file. */
function letters(version: string) {
  const { manifest } = aBuild(role, version, version);
  const file = `letters-${version}.js`;
  const facts = { integrity: '', bytes: 3, imports: [], later: [] };
  return {
    manifest: { ...manifest, files: { [file]: facts } },
    files: { [file]: aBuild(role, version).files['main.js'] },
  };
}

/** A registry where 1.0.0 is live. */
async function withLetters() {
  const all = await aRegistry();
  await publish(all.registry, letters('1.0.0'), { keys: all.keys, now });
  return all;
}

const bring = (all: ARegistry, version: string, audience: Audience) => {
  const { manifest, files } = letters(version);
  const content = new TextEncoder().encode(JSON.stringify(manifest));
  const built = { role, version, files: { ...files, 'manifest.json': content } };
  return publishRollout(all, built, audience, { keys: all.keys, now });
};

const change = (all: ARegistry, version: string, audience: Audience) =>
  changeRollout(all, { role, version }, audience, { keys: all.keys, now });

const back = async (all: ARegistry, revision: number | null = null) => {
  const history = await readHistory(all.store, await all.registry.read());
  return rollBack(all.registry, findGoal(history, role, revision), { keys: all.keys, now });
};

async function live({ registry, store }: ARegistry) {
  const revision = await registry.read();
  const file = revision.roles[role];
  const manifest = toText(await readTarget(store, revision, role, `${role}/manifest.json`));
  return {
    stable: JSON.parse(manifest).version,
    rollout: file && liveRollout(role, file, revision.timestamp),
    files: Object.keys(file?.targets ?? {}),
  };
}

test('a build that is published to 10% is beside the one that everyone else keeps', async () => {
  const all = await withLetters();
  await bring(all, '1.1.0', { share: 10 });
  expect(await live(all)).toEqual({
    stable: '1.0.0',
    rollout: { version: '1.1.0', stable: '1.0.0', share: 10 },
    files: [
      'mfe-letters/letters-1.0.0.js',
      'mfe-letters/manifest.json',
      'mfe-letters/letters-1.1.0.js',
      'mfe-letters/manifest.next.json',
    ],
  });
});

test('a rollout to 100% makes the new build the release for everyone, with the one before to return to', async () => {
  const all = await withLetters();
  await bring(all, '1.1.0', { share: 10 });
  await change(all, '1.1.0', { share: 50, experience: 'vanta' });
  expect((await live(all)).rollout).toMatchObject({ share: 50, experience: 'vanta' });
  await change(all, '1.1.0', { share: 100 });
  expect(await live(all)).toEqual({
    stable: '1.1.0',
    rollout: null,
    files: [
      'mfe-letters/letters-1.1.0.js',
      'mfe-letters/manifest.json',
      'mfe-letters/letters-1.0.0.js',
      'mfe-letters/manifest.before.json',
    ],
  });
  await back(all);
  expect((await live(all)).stable).toBe('1.0.0');
});

test('a second build that is rolled out takes the place of the first', async () => {
  const all = await withLetters();
  await bring(all, '1.1.0', { share: 10 });
  await bring(all, '1.2.0', { share: 5 });
  expect(await live(all)).toMatchObject({
    stable: '1.0.0',
    rollout: { version: '1.2.0', stable: '1.0.0', share: 5 },
  });
  expect((await live(all)).files).not.toContain('mfe-letters/letters-1.1.0.js');
});

test('a rollback ends a rollout, and the next one goes to the release before', async () => {
  const all = await aRegistry();
  await publish(all.registry, letters('0.9.0'), { keys: all.keys, now });
  await publish(all.registry, letters('1.0.0'), { keys: all.keys, now });
  await bring(all, '1.1.0', { share: 10 });
  await change(all, '1.1.0', { share: 20 });
  await back(all);
  expect(await live(all)).toMatchObject({ stable: '1.0.0', rollout: null });
  await back(all);
  expect(await live(all)).toMatchObject({ stable: '0.9.0', rollout: null });
});

test('the registry stops a rollout with its own key alone; others publish, and it stays stopped', async () => {
  const all = await withLetters();
  await bring(all, '1.1.0', { share: 10 });
  const because = '4 of 6 pages crashed.';
  const online = { store: all.store, keys: all.keyOf('online'), now };
  const halted = await haltBuild({ role, version: '1.1.0', because }, online);
  expect((await live(all)).rollout).toBeNull();
  await publish(all.registry, aBuild('mfe-stamps', 'x'), { keys: all.keys, now });
  expect((await live(all)).rollout).toBeNull();
  expect(await haltBuild({ role, version: '1.1.0', because }, online)).toBeNull();
  for (const share of [20, 100])
    await expect(change(all, '1.1.0', { share })).rejects.toThrow(
      `letters 1.1.0 was taken back at 2026-11-24T12:00:00Z: ${because}`,
    );
  const history = await readHistory(all.store, await all.registry.read());
  expect(history.filter(({ release }) => release?.kind === 'halt')).toMatchObject([
    { revision: halted, role, release: { version: '1.1.0', because, by: 'registry' } },
  ]);
  await bring(all, '1.1.1', { share: 10 });
  expect((await live(all)).rollout).toMatchObject({ version: '1.1.1' });
});

test('a rollout cannot change what the others keep', async () => {
  const all = await withLetters();
  await bring(all, '1.1.0', { share: 10 });
  const { targets = {}, rollout } = (await all.registry.read()).roles[role] ?? {};
  const manifest = targets['mfe-letters/manifest.next.json'];
  if (!manifest) throw new Error('There is no second manifest.');
  const changed = { ...targets, 'mfe-letters/manifest.json': manifest };
  const release = { kind: 'rollout', version: '1.1.0' } as const;
  await expect(
    send(all.registry, { role, targets: changed, release, rollout, files: [] }, all.options),
  ).rejects.toThrow("The rollout of letters doesn't keep what is live for everyone else.");
});

test('the first release of an area has no others who could keep something', async () => {
  await expect(bring(await aRegistry(), '1.0.0', { share: 10 })).rejects.toThrow(
    'letters has no release yet that everyone but the 10% could keep.',
  );
});

test('a rollout to everyone of one experience leaves the others what they have', async () => {
  const all = await withLetters();
  await bring(all, '1.1.0', { share: 10 });
  await change(all, '1.1.0', { share: 100, experience: 'vanta' });
  expect(await live(all)).toMatchObject({
    stable: '1.0.0',
    rollout: { version: '1.1.0', share: 100, experience: 'vanta' },
  });
});

test.each([-1, 101])('a rollout to %d% of the visitors is refused', async (share) => {
  await expect(bring(await withLetters(), '1.1.0', { share })).rejects.toThrow(
    `A rollout is for 0 to 100% of the visitors; this one says ${share}%.`,
  );
});

test('a rollback to a revision ends a rollout with the release that this revision had', async () => {
  const all = await aRegistry();
  const first = await publish(all.registry, letters('0.9.0'), { keys: all.keys, now });
  await publish(all.registry, letters('1.0.0'), { keys: all.keys, now });
  await bring(all, '1.1.0', { share: 10 });
  await back(all, first);
  expect(await live(all)).toMatchObject({ stable: '0.9.0', rollout: null });
});
