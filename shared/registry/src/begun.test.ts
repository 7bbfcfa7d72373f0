import { expect, test } from 'vitest';
import { aBuild, aRegistry, now, publishing } from '../testing/index.ts';
import type { Candidate } from './accept.ts';
import { begunRelease, cosign } from './begun.ts';
import { toFile } from './commit.ts';
import { readHistory } from './history.ts';
import { allowKey, requireKeys, revokeKey } from './keys/change-keys.ts';
import { type KeyPair, makeKeyPair } from './keys/key-pair.ts';
import { NotReleased } from './not-released.ts';
import { publish } from './publish.ts';

const area = 'mfe-letters';
const gate = async () => {};

/** An area whose releases two of three keys sign, each of them with somebody else. */
async function threePeople() {
  const all = await aRegistry();
  const [team] = all.keyOf('team-of-mfe-letters');
  const [laptop, office] = [makeKeyPair('laptop'), makeKeyPair('office')];
  if (!team) throw new Error('The area has no key.');
  for (const key of [laptop, office]) await allowKey(area, key, all.options);
  await requireKeys(area, 2, all.options);
  /** Prepares a release with some keys, and returns what others get. */
  const prepare = async (keys: readonly KeyPair[], content = 'one', check = gate) => {
    const kept: Candidate[] = [];
    const registry = begunRelease(all.registry, { gate: check }, (one) => void kept.push(one));
    const number = await publish(registry, aBuild(area, content, '1.0.0'), { keys, now });
    return { kept, number };
  };
  const cosigned = async (candidate: Candidate | undefined, keys: readonly KeyPair[]) => {
    if (!candidate) throw new Error('Nothing was prepared.');
    const { file, ...rest } = await cosign(await all.registry.read(), candidate, keys);
    return { candidate: { ...candidate, text: toFile(file) }, ...rest };
  };
  return { ...all, team, laptop, office, prepare, cosigned };
}

test('a release that one of two keys signed is released by the one who signs next, and history names both', async () => {
  const { registry, store, team, laptop, prepare, cosigned } = await threePeople();
  const before = await store.readHead();
  const { kept, number } = await prepare([team]);
  expect(number).toBe(before + 1);
  expect(await store.readHead()).toBe(before);
  await expect(registry.accept(kept[0] as Candidate)).rejects.toMatchObject({ kind: 'unsigned' });

  const { candidate, signers, missing } = await cosigned(kept[0], [laptop]);
  expect({ signers, missing }).toEqual({ signers: ['team-of-mfe-letters', 'laptop'], missing: 0 });
  expect(await registry.accept(candidate)).toBe(before + 1);
  const [entry] = await readHistory(store, await registry.read());
  expect(entry?.release).toMatchObject({
    kind: 'publish',
    version: '1.0.0',
    by: 'team-of-mfe-letters, laptop',
  });
});

test('a release that needs a third key waits for it', async () => {
  const { options, registry, team, laptop, office, prepare, cosigned } = await threePeople();
  await requireKeys(area, 3, options);
  const { kept } = await prepare([office]);
  const second = await cosigned(kept[0], [laptop]);
  expect(second).toMatchObject({ signers: ['office', 'laptop'], missing: 1 });
  const third = await cosigned(second.candidate, [team]);
  expect(third.missing).toBe(0);
  await expect(registry.accept(third.candidate)).resolves.toBeGreaterThan(0);
});

test('who signs a release that one key may release alone signs it too, and then two keys can be required without either', async () => {
  const { keys, options, registry, team, laptop, prepare, cosigned } = await threePeople();
  await requireKeys(area, 1, options);
  const { kept } = await prepare([laptop]);
  const { candidate, signers } = await cosigned(kept[0], [team]);
  expect(signers).toEqual(['laptop', 'team-of-mfe-letters']);
  await registry.accept(candidate);
  const others = keys.filter((one) => one !== team);
  await expect(requireKeys(area, 2, { ...options, keys: others })).resolves.toBeGreaterThan(0);
});

test('nobody signs twice, and nobody else can sign', async () => {
  const { team, keyOf, prepare, cosigned } = await threePeople();
  const { kept } = await prepare([team]);
  for (const keys of [[team], keyOf('team-of-mfe-stamps')])
    await expect(cosigned(kept[0], keys)).rejects.toThrow(
      /^team-of-mfe-letters signed it already\. letters is signed by one of laptop \(\w{8}\), office \(\w{8}\), and none of them is at hand\./,
    );
  await expect(prepare(keyOf('team-of-mfe-stamps'))).rejects.toThrow('none of them is at hand');
});

test('a release that was changed after it was signed isn’t signed again', async () => {
  const { team, laptop, prepare, cosigned } = await threePeople();
  const { kept } = await prepare([team]);
  const text = kept[0]?.text.replace('"version":"1.0.0"', '"version":"6.6.6"') ?? '';
  await expect(cosigned({ role: area, files: [], text }, [laptop])).rejects.toMatchObject({
    kind: 'unsigned',
  });
});

test('a signature of a key that was revoked since doesn’t count', async () => {
  const { options, team, laptop, office, prepare, cosigned } = await threePeople();
  const { kept } = await prepare([office]);
  await revokeKey(area, office.keyid, options);
  await expect(cosigned(kept[0], [team, laptop])).rejects.toMatchObject({ kind: 'unsigned' });
});

test('a release that somebody else overtook is refused when the last key signs it', async () => {
  const all = await threePeople();
  const { kept } = await all.prepare([all.team]);
  await publishing({ ...all, keys: [all.team, all.office] }, area, 'two');
  const { candidate } = await all.cosigned(kept[0], [all.laptop]);
  await expect(all.registry.accept(candidate)).rejects.toThrow(
    /^letters was released by team-of-mfe-letters, office at /,
  );
});

test('what the gate refuses is not prepared', async () => {
  const { team, prepare } = await threePeople();
  const refuses = async () => {
    throw new NotReleased('Too large.');
  };
  await expect(prepare([team], 'one', refuses)).rejects.toThrow('Too large.');
});

test('a release of an area that the registry doesn’t know belongs to another registry', async () => {
  const { team, prepare, cosigned } = await threePeople();
  const { kept } = await prepare([team]);
  const [one] = kept;
  await expect(cosigned(one && { ...one, role: 'mfe-claims' }, [team])).rejects.toThrow(
    'The registry knows no area claims: this release was prepared for another registry.',
  );
});
