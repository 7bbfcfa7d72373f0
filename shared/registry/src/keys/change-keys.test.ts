import { expect, test } from 'vitest';
import { aBuild, aRegistry, now, publishing } from '../../testing/index.ts';
import { readHistory } from '../history.ts';
import { publish } from '../publish.ts';
import { readRevision } from '../read-revision.ts';
import { findGoal } from '../roll-back.ts';
import type { Targets } from '../verify/metadata.ts';
import type { Refused } from '../verify/refused.ts';
import { verifyDelegated } from '../verify/verify-revision.ts';
import { allowKey, replaceKeys, requireKeys, revokeKey } from './change-keys.ts';
import { type KeyPair, makeKeyPair } from './key-pair.ts';
import { replaceTopKey } from './replace-top-key.ts';
import { signed } from './sign.ts';

const area = 'mfe-letters';

const publishWith = (
  { registry }: Pick<Awaited<ReturnType<typeof aRegistry>>, 'registry'>,
  key: KeyPair,
  content: string,
) => publish(registry, aBuild(area, content), { keys: [key], now });

test('a lost key is replaced without it, and the release that it signed stays live', async () => {
  const all = await aRegistry();
  await publishing(all, area, 'one', '1.4.0');
  const [lost] = all.keyOf('team-of-mfe-letters');
  const key = makeKeyPair('letters-2');
  const keys = all.keys.filter((one) => one !== lost);
  await replaceKeys(area, key, { ...all.options, keys });
  const { roles } = await all.registry.read();
  expect(roles[area]?.release).toMatchObject({ kind: 'keys', version: '1.4.0', by: 'letters-2' });
  expect(Object.keys(roles[area]?.targets ?? {})).toContain('mfe-letters/main.js');
  await expect(lost && publishWith(all, lost, 'two')).rejects.toThrow('letters-2');
  await expect(publishWith(all, key, 'two')).resolves.toBe(6);
});

test('a rollback after a change of keys returns to the release before, not to the same one', async () => {
  const all = await aRegistry();
  for (const content of ['one', 'two']) await publishing(all, area, content);
  await replaceKeys(area, makeKeyPair('letters-2'), all.options);
  const history = await readHistory(all.store, await all.registry.read());
  expect(findGoal(history, area, null).revision).toBe(4);
});

test('a revoked key cannot publish, and the release that it signed is signed by another one', async () => {
  const all = await aRegistry();
  const laptop = makeKeyPair('laptop');
  await allowKey(area, laptop, all.options);
  await publishWith(all, laptop, 'one');
  await revokeKey(area, laptop.keyid, all.options);
  expect((await readRevision(all.store, { now }))?.roles[area]?.release?.by).toBe(
    'team-of-mfe-letters',
  );
  await expect(publishWith(all, laptop, 'two')).rejects.toThrow('none of them is at hand');
});

test('an area that requires two keys is released with both alone, and what was live is signed by both', async () => {
  const all = await aRegistry();
  const laptop = makeKeyPair('laptop');
  const [team] = all.keyOf('team-of-mfe-letters');
  if (!team) throw new Error('The area has no key.');
  await allowKey(area, laptop, all.options);
  await publishWith(all, laptop, 'one');
  const keys = [...all.keys, laptop];
  await requireKeys(area, 2, { ...all.options, keys });
  expect((await all.registry.read()).roles[area]?.release?.by).toBe('team-of-mfe-letters, laptop');
  const build = aBuild(area, 'two');
  for (const one of [team, laptop])
    await expect(publish(all.registry, build, { keys: [one], now })).rejects.toThrow(
      'letters is signed by 2 of team-of-mfe-letters',
    );
  await expect(publish(all.registry, build, { keys: [team, laptop], now })).resolves.toBe(7);
  const [sent] = await readHistory(all.store, await all.registry.read());
  expect(sent?.file.release?.by).toBe('team-of-mfe-letters, laptop');
  await expect(revokeKey(area, laptop.keyid, { ...all.options, keys })).rejects.toThrow(
    'Without this key, nobody could publish letters.',
  );
  await requireKeys(area, 1, { ...all.options, keys });
  const after = aBuild(area, 'three');
  await expect(publish(all.registry, after, { keys: [laptop], now })).resolves.toBe(9);
});

test('an area whose live release two keys have signed requires both without either of them, and keeps it', async () => {
  const all = await aRegistry();
  const laptop = makeKeyPair('laptop');
  const [team] = all.keyOf('team-of-mfe-letters');
  if (!team) throw new Error('The area has no key.');
  await allowKey(area, laptop, all.options);
  const others = all.keys.filter((one) => one !== team);
  await publishWith(all, laptop, 'one');
  await expect(requireKeys(area, 2, { ...all.options, keys: others })).rejects.toThrow(
    'What is live of letters isn’t signed by enough of its keys: it takes 2, and none of those that could sign it anew are at hand. Name their folder with --keys. Or have enough of them sign a release first, one after the other: fairlead mfe publish --prepare <folder>.',
  );
  await publish(all.registry, aBuild(area, 'two'), { keys: [laptop, team], now });
  const before = await all.registry.read();
  await requireKeys(area, 2, { ...all.options, keys: others });
  const after = await all.registry.read();
  expect(after.texts.roles[area]).toBe(before.texts.roles[area]);
  await expect(publishWith(all, laptop, 'three')).rejects.toThrow('letters is signed by 2 of');
});

test('a release that one of two required keys has signed is refused, however it was sent', async () => {
  const all = await aRegistry();
  const laptop = makeKeyPair('laptop');
  await allowKey(area, laptop, all.options);
  const keys = [...all.keys, laptop];
  await requireKeys(area, 2, { ...all.options, keys });
  const { targets } = await all.registry.read();
  const role = targets.delegations?.roles.find(({ name }) => name === area);
  const body = { _type: 'targets', spec_version: '1.0.0', version: 1, targets: {} };
  const alone = await signed({ ...body, expires: '2027-01-01T00:00:00Z' } as Targets, [laptop]);
  await expect(verifyDelegated(area, alone, targets)).rejects.toThrow('unsigned');
  expect(role?.threshold).toBe(2);
});

test('an area cannot require more keys than it has', async () => {
  const { options } = await aRegistry();
  await expect(requireKeys(area, 2, options)).rejects.toThrow(
    'letters has one key, so 2 can’t sign a release. Make another one first: fairlead mfe keys make letters --name <name>.',
  );
  await expect(requireKeys('mfe-paper', 1, options)).rejects.toThrow(
    'The registry knows no area paper. Its areas: letters, stamps.',
  );
});

test('the only key of an area is replaced, not revoked', async () => {
  const all = await aRegistry();
  const [key] = all.keyOf('team-of-mfe-letters');
  await expect(key && revokeKey(area, key.keyid, all.options)).rejects.toThrow(
    'Without this key, nobody could publish letters. Replace it instead: fairlead mfe keys rotate letters.',
  );
});

test.each(['online', 'targets', 'root-2'])(
  'whoever trusted the registry before its key %s was replaced follows to the new one',
  async (name) => {
    const all = await aRegistry();
    const { trusted } = await all.registry.read();
    const key = makeKeyPair(name);
    await replaceTopKey(name, key, all.options);
    const [old] = all.keyOf(name);
    const keys = [...all.keys.filter((one) => one !== old), key];
    await allowKey('mfe-paper', makeKeyPair('paper'), { ...all.options, keys });
    const revision = await readRevision(all.store, { now, trusted });
    expect(revision?.trusted.root.signed.version).toBe(2);
    expect(revision?.targets.delegations?.roles.map(({ name }) => name)).toContain('mfe-paper');
  },
);

test('a root that too few of the old keys have signed cannot replace it', async () => {
  const all = await aRegistry();
  const keys = all.keys.filter(({ public: { name } }) => !/root-[12]/.test(name));
  await expect(
    replaceTopKey('root-1', makeKeyPair('root-1'), { ...all.options, keys }),
  ).rejects.toThrow('root is signed by 2 of root-1');
});

test.each([
  ['online', 'accepted'],
  ['root-1', 'older'],
])(
  'after %s was replaced, a timestamp version that its thief has driven up is %s',
  async (name, verdict) => {
    const all = await aRegistry();
    const { trusted } = await all.registry.read();
    await replaceTopKey(name, makeKeyPair(name), all.options);
    const drivenUp = { ...trusted, versions: { ...trusted.versions, timestamp: 1_000_000 } };
    const answer = await readRevision(all.store, { now, trusted: drivenUp }).then(
      () => 'accepted',
      ({ kind }: Refused) => kind,
    );
    expect(answer).toBe(verdict);
  },
);
