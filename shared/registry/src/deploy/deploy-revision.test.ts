import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@fairlead/build/build-manifest';
import { leastRetention } from '@fairlead/build/retention';
import { expect, test } from 'vitest';
import { type ARegistry, aFolder, aRegistry, day, now, publishing } from '../../testing/index.ts';
import { NotReleased } from '../not-released.ts';
import { publishFiles } from '../publish.ts';
import { haltBuild } from '../rollout/halt-build.ts';
import { toText } from '../text.ts';
import { toBytes } from '../verify/bytes.ts';
import { deployRevision } from './deploy-revision.ts';

/** A composed build with one document, published as the platform, and a registry that knows the letters. */
async function aPlatform() {
  const all = await aRegistry(['platform', 'mfe-letters']);
  const dist = aFolder();
  const script = 'System.register([],()=>({}))';
  const integrity = { '/assets/start-1.js': integrityOf(script) };
  const verifier = { url: '/assets/start-1.js', integrity: integrity['/assets/start-1.js'] };
  const map = { ...{ revision: 'abc', imports: {}, integrity, depcache: {} }, modules: {} };
  const composed = JSON.stringify({ ...map, platform: {}, verifier });
  const page = `<script id="fairlead-map" type="systemjs-importmap">${JSON.stringify(map)}</script>\n<script src="/assets/boot-1.js"></script><script data-modules="letters" src="/assets/chunk-draft.js" defer></script>`;
  for (const [name, text] of Object.entries({
    'import-map.json': composed,
    'assets/start-1.js': script,
    'assets/start-1.js.br': 'as built',
    'pages/index.html': page,
    'pages/index.html.br': 'as built',
  })) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const files = { 'import-map.json': toBytes(composed), 'start-1.js': toBytes(script) };
  const platform = { role: 'platform', version: 'abc', files };
  await publishFiles(all.registry, platform, { keys: all.keys, now });
  return { ...all, dist };
}

type Platform = ARegistry & { readonly dist: string };

async function deployed({ registry, store, dist }: Platform, at: number, after?: string) {
  const out = join(aFolder(), 'out');
  const revision = await registry.read();
  const options = { store, revision, dist, out, after, keep: leastRetention, now: at };
  return { out, ...(await deployRevision(options)) };
}

test('what a deployment changes is compressed, and what it leaves keeps its compressed copy', async () => {
  const all = await aPlatform();
  await publishing(all, 'mfe-letters', 'letters');
  const { out } = await deployed(all, now);
  const [map = ''] = globSync('assets/map-*.json', { cwd: out });
  for (const name of ['pages/index.html', 'import-map.json', 'assets/mfe-letters/main.js', map]) {
    const read = (suffix: string) => readFileSync(join(out, name + suffix));
    expect(brotliDecompressSync(read('.br'))).toEqual(read(''));
    expect(gunzipSync(read('.gz'))).toEqual(read(''));
  }
  expect(readFileSync(join(out, 'assets/start-1.js.br'), 'utf8')).toBe('as built');
});

test('a deployment that fails midway leaves no folder in the way of the next try', async () => {
  const all = await aPlatform();
  await publishing(all, 'mfe-letters', 'letters');
  let isDown = true;
  const store: typeof all.store = {
    ...all.store,
    async read(path) {
      const content = await all.store.read(path);
      if (isDown && content && toText(content) === 'letters') throw new Error('The store is down.');
      return content;
    },
  };
  const options = { store, revision: await all.registry.read(), dist: all.dist, now };
  const deploy = (out: string) => deployRevision({ ...options, out, keep: leastRetention });
  const out = join(aFolder(), 'out');
  await expect(deploy(out)).rejects.toThrow('The store is down.');
  expect(existsSync(out)).toBe(false);
  isDown = false;
  await deploy(out);
  expect(readFileSync(join(out, 'assets/mfe-letters/main.js'), 'utf8')).toBe('letters');
});

test('a document asks for the code of a screen until its area is released', async () => {
  const all = await aPlatform();
  const asksForScreen = ({ out }: { readonly out: string }) =>
    readFileSync(join(out, 'pages/index.html'), 'utf8').includes('/assets/chunk-draft.js');
  expect(asksForScreen(await deployed(all, now))).toBe(true);
  await publishing(all, 'mfe-letters', 'letters');
  expect(asksForScreen(await deployed(all, now))).toBe(false);
});

test('the files of open pages stay for as long as the retention says, with their compressed copies', async () => {
  const all = await aPlatform();
  const hours = (count: number) => now + (count * day) / 24;
  const release = (version: string) => {
    const files = { [`${version}.js`]: toBytes(version), 'manifest.json': manifest(version) };
    return publishFiles(
      all.registry,
      { role: 'mfe-letters', version, files },
      { keys: all.keys, now },
    );
  };
  await release('one');
  const first = await deployed(all, now);
  await release('two');
  const second = await deployed(all, hours(30), first.out);
  await release('three');
  const third = await deployed(all, hours(31), second.out);
  await release('four');
  const fourth = await deployed(all, hours(60), third.out);
  const filesIn = (out: string) =>
    ['one', 'two', 'three', 'four'].filter((name) =>
      ['', '.br'].every((suffix) =>
        existsSync(join(out, `assets/mfe-letters/${name}.js${suffix}`)),
      ),
    );
  expect([first, second, third, fourth].map(({ out }) => filesIn(out))).toEqual([
    ['one'],
    ['one', 'two'],
    ['one', 'two', 'three'],
    ['three', 'four'],
  ]);
  expect([first.kept, fourth.kept]).toEqual([0, 1]);
});

test('a file that keeps its name has the content of the new deployment', async () => {
  const all = await aPlatform();
  await publishing(all, 'mfe-letters', 'one');
  const first = await deployed(all, now);
  await publishing(all, 'mfe-letters', 'two');
  const second = await deployed(all, now, first.out);
  const main = ({ out }: { readonly out: string }) =>
    readFileSync(join(out, 'assets/mfe-letters/main.js'), 'utf8');
  expect([main(first), main(second)]).toEqual(['one', 'two']);
});

test.each([
  ['deployment', (all: Platform, first: string) => deployed(all, now, first)],
  ['composed build', (all: Platform) => deployed(all, now)],
])('a damaged list of files in the %s is named, and nothing is deployed', async (where, deploy) => {
  const all = await aPlatform();
  await publishing(all, 'mfe-letters', 'letters');
  const first = await deployed(all, now);
  const damaged = join(where === 'deployment' ? first.out : all.dist, 'revisions.json');
  writeFileSync(damaged, '[{"revision":"abc","fil');
  const refused = deploy(all, first.out);
  await expect(refused).rejects.toThrow(NotReleased);
  await expect(refused).rejects.toThrow(`${damaged} is no JSON.`);
});

test('a file of an earlier deployment that was changed there does not come along', async () => {
  const all = await aPlatform();
  await publishing(all, 'mfe-letters', 'one');
  const first = await deployed(all, now);
  const [map = ''] = globSync('assets/map-*.json', { cwd: first.out });
  writeFileSync(join(first.out, map), '{}');
  await publishFiles(
    all.registry,
    { role: 'mfe-letters', version: '2', files: { 'manifest.json': manifest('2') } },
    { keys: all.keys, now },
  );
  const second = await deployed(all, now, first.out);
  expect(existsSync(join(second.out, map))).toBe(false);
  expect(existsSync(join(second.out, 'assets/mfe-letters/main.js'))).toBe(true);
});

const manifest = (version: string) =>
  toBytes(
    JSON.stringify({
      ...{ name: '@fairlead/mfe-letters', version, requires: {}, modules: {} },
      files: {
        [`${version}.js`]: { integrity: integrityOf(version), bytes: 3, imports: [], later: [] },
      },
      ...{ css: [], platform: {}, borrowed: [] },
    }),
  );

test('a deployment of a release that was taken back is one of the release before', async () => {
  const all = await aPlatform();
  const { registry, store, keys, keyOf } = all;
  const release = async (version: string) => {
    const files = { [`${version}.js`]: toBytes(version), 'manifest.json': manifest(version) };
    await publishFiles(registry, { role: 'mfe-letters', version, files }, { keys, now });
  };
  await release('one');
  await release('two');
  const before = await deployed(all, now);
  const halt = { role: 'mfe-letters', version: 'two', because: 'It crashed.' };
  await haltBuild(halt, { store, keys: keyOf('online'), now });
  const { out } = await deployed(all, now);
  const mapOf = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'import-map.json'), 'utf8')).modules;
  expect(mapOf(before.out)['@fairlead/mfe-letters'].version).toBe('two');
  expect(mapOf(out)['@fairlead/mfe-letters'].version).toBe('one');
  expect(readFileSync(join(out, 'assets/mfe-letters/one.js'), 'utf8')).toBe('one');
});
