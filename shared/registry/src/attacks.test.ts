import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aBuild, aRegistry, day, now, publishing } from '../testing/index.ts';
import { acceptCandidate } from './accept.ts';
import { describeFiles, versionOf, withManifest } from './candidate.ts';
import { toFile } from './commit.ts';
import { allowKey, revokeKey } from './keys/change-keys.ts';
import { type KeyPair, makeKeyPair } from './keys/key-pair.ts';
import { signed } from './keys/sign.ts';
import { readRevision, readTarget } from './read-revision.ts';
import { toBytes } from './verify/bytes.ts';
import type { Signed, Snapshot, Targets, Timestamp } from './verify/metadata.ts';
import { type RefusalKind, Refused } from './verify/refused.ts';
import { parse, verifyRevision } from './verify/verify-revision.ts';

/** A registry with two releases of the letters and one of the stamps; its metadata can be read and overwritten. */
async function aTarget() {
  const all = await aRegistry();
  await publishing(all, 'mfe-letters', 'one');
  const earlier = await all.registry.read();
  await publishing(all, 'mfe-letters', 'two');
  await publishing(all, 'mfe-stamps', 'stamps');
  const file = (name: string) => join(all.folder, 'metadata', name);
  return {
    ...all,
    earlier,
    text: (name: string) => readFileSync(file(name), 'utf8'),
    overwrite: (name: string, text: string) => writeFileSync(file(name), text),
    signedOf: <Body>(name: string): Signed<Body> => JSON.parse(readFileSync(file(name), 'utf8')),
    readNow: () => readRevision(all.store, { now }),
  };
}

const refusal = (kind: RefusalKind, subject: string) =>
  expect.objectContaining({ name: 'Refused', kind, subject });

/** A release of the letters as a key signs it that may not, or may no more. */
async function releaseSignedWith(key: KeyPair, replaces: number, version = replaces + 1) {
  const evil = aBuild('mfe-letters', 'evil');
  const files = withManifest(evil.manifest, evil.files);
  const body: Targets = {
    ...{ _type: 'targets', spec_version: '1.0.31', version },
    ...{ expires: '2027-11-24T12:00:00Z', targets: await describeFiles('mfe-letters', files) },
    release: { kind: 'publish', version: '3', replaces, by: key.public.name, at: '' },
  };
  return {
    role: 'mfe-letters',
    text: toFile(await signed(body, [key])),
    files: Object.values(files),
  };
}

test('a file that was changed in the store is refused', async () => {
  const { folder, store, readNow } = await aTarget();
  const revision = await readNow();
  const path = 'mfe-letters/main.js';
  const { hashes } = revision?.roles['mfe-letters']?.targets[path] ?? {};
  writeFileSync(join(folder, 'files', hashes?.sha384 ?? ''), 'owt');
  await expect(revision && readTarget(store, revision, 'mfe-letters', path)).rejects.toEqual(
    refusal('file', path),
  );
});

test('a file that no role has signed is refused', async () => {
  const { store, readNow } = await aTarget();
  const revision = await readNow();
  await expect(
    revision && readTarget(store, revision, 'mfe-letters', 'mfe-letters/extra.js'),
  ).rejects.toEqual(refusal('unsigned', 'mfe-letters/extra.js'));
});

test('metadata that was changed after it was signed is refused', async () => {
  const { overwrite, text, readNow } = await aTarget();
  overwrite('6.timestamp.json', text('6.timestamp.json').replace('2026-12-01', '2036-12-01'));
  await expect(readNow()).rejects.toEqual(refusal('unsigned', 'timestamp'));
});

test('a release that another team has signed is refused', async () => {
  const { options, keyOf } = await aTarget();
  const targets = await describeFiles('mfe-letters', aBuild('mfe-letters', 'evil').files);
  const body: Targets = {
    ...{ _type: 'targets', spec_version: '1.0.31', version: 3 },
    ...{ expires: '2027-11-24T12:00:00Z', targets },
  };
  const sent = async (signer: string) =>
    acceptCandidate(
      { role: 'mfe-letters', text: toFile(await signed(body, keyOf(signer))), files: [] },
      options,
    );
  await expect(sent('team-of-mfe-stamps')).rejects.toEqual(refusal('unsigned', 'mfe-letters'));
  await expect(sent('online')).rejects.toEqual(refusal('unsigned', 'mfe-letters'));
});

test('one key counts once, however often it has signed and under however many names', async () => {
  const { registry, text } = await aTarget();
  const { trusted, texts } = await registry.read();
  const { signed: body, signatures } = parse<Timestamp>('timestamp', 'timestamp', texts.timestamp);
  const { root } = trusted;
  const [keyid = '', other = ''] = [...root.signed.roles.timestamp.keyids, 'f'.repeat(64)];
  const key = root.signed.keys[keyid];
  if (!key) throw new Error('The root has no online key.');
  const withTwo = {
    ...root.signed,
    keys: { ...root.signed.keys, [other]: key },
    roles: { ...root.signed.roles, timestamp: { keyids: [keyid, other], threshold: 2 } },
  };
  const [{ sig } = { sig: '' }] = signatures;
  const twice = [keyid, keyid, other].map((id) => ({ keyid: id, sig }));
  const timestamp = toFile({ signed: body, signatures: twice });
  const before = { root: { ...root, signed: withTwo }, versions: {} };
  await expect(verifyRevision(before, { ...texts, timestamp })).rejects.toEqual(
    refusal('unsigned', 'timestamp'),
  );
  expect(text('6.timestamp.json')).toBe(texts.timestamp);
});

test('a registry that goes back to an older revision is refused by whoever has seen the newer one', async () => {
  const { registry, earlier } = await aTarget();
  const { trusted } = await registry.read();
  await expect(verifyRevision(trusted, earlier.texts)).rejects.toEqual(
    refusal('older', 'timestamp'),
  );
});

test('an older release of one area under newer signatures is refused by whoever has seen the newer one', async () => {
  const { registry, earlier, keyOf, signedOf } = await aTarget();
  const { trusted, texts } = await registry.read();
  const { signed: newest } = signedOf<Snapshot>('6.snapshot.json');
  const old = earlier.snapshot.meta['mfe-letters.json'];
  if (!old) throw new Error('The earlier revision has no letters.');
  const mixed: Snapshot = {
    ...newest,
    version: 7,
    meta: { ...newest.meta, 'mfe-letters.json': old },
  };
  const snapshot = toFile(await signed(mixed, keyOf('online')));
  const timestamp = await timestampOf(snapshot, 7);
  await expect(verifyRevision(trusted, { ...texts, snapshot, timestamp })).rejects.toEqual(
    refusal('older', 'mfe-letters'),
  );

  async function timestampOf(text: string, version: number) {
    const { createHash } = await import('node:crypto');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const meta = { 'snapshot.json': { version, length: text.length, hashes: { sha256 } } };
    const { signed: before } = signedOf<Timestamp>('6.timestamp.json');
    return toFile(await signed<Timestamp>({ ...before, version, meta }, keyOf('online')));
  }
});

test.each(['mfe-parcels', 'constructor'])(
  'a revision without the role %s, which was there before, is refused',
  async (role) => {
    const { registry } = await aTarget();
    const { trusted, texts } = await registry.read();
    const before = { ...trusted, versions: { ...trusted.versions, [role]: 3 } };
    await expect(verifyRevision(before, texts)).rejects.toEqual(refusal('older', role));
  },
);

test('a registry that shows nothing new for longer than a week is refused', async () => {
  const { store } = await aTarget();
  await expect(readRevision(store, { now: now + 6 * day })).resolves.toMatchObject({ number: 6 });
  await expect(readRevision(store, { now: now + 8 * day })).rejects.toEqual(
    refusal('expired', 'timestamp'),
  );
});

test('a revision that mixes files of two is refused', async () => {
  const { registry, earlier } = await aTarget();
  const { texts } = await registry.read();
  const { trusted } = earlier;
  const letters = earlier.texts.roles['mfe-letters'] ?? '';
  const roles = { ...texts.roles, 'mfe-letters': letters };
  await expect(verifyRevision(trusted, { ...texts, roles })).rejects.toEqual(
    refusal('mixed', 'mfe-letters'),
  );
  const { snapshot } = earlier.texts;
  await expect(verifyRevision(trusted, { ...texts, snapshot })).rejects.toEqual(
    refusal('mixed', 'snapshot'),
  );
});

test('a release that its team has signed under the version of another one is refused in its place', async () => {
  const { registry, keyOf, signedOf } = await aTarget();
  const { texts, trusted } = await registry.read();
  const { signed: live } = signedOf<Targets>('2.mfe-letters.json');
  const other = { ...live, expires: '2027-11-24T00:00:00Z' };
  const letters = toFile(await signed(other, keyOf('team-of-mfe-letters')));
  const roles = { ...texts.roles, 'mfe-letters': letters };
  await expect(verifyRevision(trusted, { ...texts, roles })).rejects.toEqual(
    refusal('mixed', 'mfe-letters'),
  );
});

test('a team cannot publish a path of another area', async () => {
  const { options, keyOf } = await aTarget();
  const { files } = aBuild('mfe-letters', 'evil');
  const sent = async (path: string) => {
    const [facts] = Object.values(await describeFiles('mfe-letters', files));
    const targets = { [path]: facts ?? { length: 0, hashes: {} } };
    const body: Targets = {
      ...{ _type: 'targets', spec_version: '1.0.31', version: 3 },
      ...{ expires: '2027-11-24T12:00:00Z', targets },
    };
    const text = toFile(await signed(body, keyOf('team-of-mfe-letters')));
    return acceptCandidate({ role: 'mfe-letters', text, files: Object.values(files) }, options);
  };
  await expect(sent('mfe-stamps/main.js')).rejects.toEqual(
    refusal('foreign-path', 'mfe-stamps/main.js'),
  );
  await expect(sent('mfe-letters/../mfe-stamps/main.js')).rejects.toEqual(
    refusal('foreign-path', 'mfe-letters/../mfe-stamps/main.js'),
  );
});

test('an area that the registry does not know cannot be published, nor a file of another type', async () => {
  const { options, keyOf, text } = await aTarget();
  const key = makeKeyPair('stranger');
  const stranger = toFile(await signed({ _type: 'targets', spec_version: '1', version: 1 }, [key]));
  await expect(
    acceptCandidate({ role: 'mfe-paper', text: stranger, files: [] }, options),
  ).rejects.toBeInstanceOf(Refused);
  await expect(
    acceptCandidate({ role: 'mfe-letters', text: text('6.snapshot.json'), files: [] }, options),
  ).rejects.toEqual(refusal('damaged', 'mfe-letters'));
  expect(keyOf('stranger')).toEqual([]);
});

test('a candidate that names a file which does not arrive is refused, and nothing of it is kept', async () => {
  const { options, keyOf, registry, store } = await aTarget();
  const targets = await describeFiles('mfe-letters', aBuild('mfe-letters', 'absent').files);
  const body: Targets = {
    ...{ _type: 'targets', spec_version: '1.0.31', version: 3 },
    ...{ expires: '2027-11-24T12:00:00Z', targets },
    release: { kind: 'publish', version: '3', replaces: 2, by: 'team', at: '' },
  };
  const text = toFile(await signed(body, keyOf('team-of-mfe-letters')));
  await expect(acceptCandidate({ role: 'mfe-letters', text, files: [] }, options)).rejects.toEqual(
    refusal('file', 'mfe-letters/main.js'),
  );
  expect((await registry.read()).number).toBe(6);
  expect(await store.read('metadata/3.mfe-letters.json')).toBe(null);
});

test('a release that a revoked key has signed is refused by the registry, however it was sent', async () => {
  const { options, registry } = await aTarget();
  const laptop = makeKeyPair('laptop');
  await allowKey('mfe-letters', laptop, options);
  const before = await registry.read();
  const sent = async () =>
    acceptCandidate(
      await releaseSignedWith(laptop, versionOf(await registry.read(), 'mfe-letters')),
      {
        ...options,
        isDry: true,
      },
    );
  await expect(sent()).resolves.toBe(before.number + 1);
  await revokeKey('mfe-letters', laptop.keyid, options);
  await expect(sent()).rejects.toEqual(refusal('unsigned', 'mfe-letters'));
});

test('a revision that somebody writes into the store without the key of the registry is refused', async () => {
  const { store, signedOf, readNow } = await aTarget();
  const { signed: newest } = signedOf<Timestamp>('6.timestamp.json');
  const own = toFile(await signed({ ...newest, version: 7 }, [makeKeyPair('online')]));
  await store.createHead(7, toBytes(own));
  await expect(readNow()).rejects.toEqual(refusal('unsigned', 'timestamp'));
});

test('a release under a number that is not above that of the current one is refused', async () => {
  const { keyOf, options } = await aTarget();
  const [key] = keyOf('team-of-mfe-letters');
  if (!key) throw new Error('The team has no key.');
  // Browsers that have seen the current one would refuse everything of the area from then on.
  await expect(acceptCandidate(await releaseSignedWith(key, 2, 1), options)).rejects.toThrow(
    'letters was released by team-of-mfe-letters',
  );
});

test('a root that isn’t the next one is refused, also if the right keys have signed it', async () => {
  const { readNow, text } = await aTarget();
  const revision = await readNow();
  if (!revision) throw new Error('There is no registry.');
  const arrived = { ...revision.texts, roots: [text('1.root.json')] };
  await expect(verifyRevision(revision.trusted, arrived)).rejects.toEqual(refusal('older', 'root'));
});

test('an old timestamp under the name of a newer one is refused by whoever sees the registry for the first time', async () => {
  const { readNow, text, overwrite } = await aTarget();
  const number = (await readNow())?.number ?? 0;
  overwrite(`${number + 1}.timestamp.json`, text(`${number - 1}.timestamp.json`));
  await expect(readNow()).rejects.toEqual(refusal('mixed', 'timestamp'));
});
