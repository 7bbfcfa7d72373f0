import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@fairlead/build/build-manifest';
import { serveS3 } from '@fairlead/registry/testing/s3';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Io } from '../io.ts';
import { runProgram } from '../program.ts';
import { aTeam, aTeamWithKey } from '../test-kit/a-team.ts';
import { anIo } from '../test-kit/an-io.ts';

const removeKeys = (cwd: string, pattern: RegExp) => {
  const folder = join(cwd, '.fairlead/keys');
  for (const name of readdirSync(folder)) if (pattern.test(name)) rmSync(join(folder, name));
};

test('from nothing: a registry, a key, two releases, a rollback, and what history says of them', async () => {
  const { run, build, cwd } = aTeam();
  expect((await run('keys', 'init')).out).toMatch(
    /^root-1 {2}\w{8} {2}\.fairlead\/keys\/root-1-\w{8}\.key\.json\n.*Move the files of root-1, root-2 and root-3/s,
  );
  const [key = ''] = readdirSync(join(cwd, '.fairlead/keys'));
  expect(statSync(join(cwd, '.fairlead/keys', key)).mode & 0o777).toBe(0o600);
  expect((await run('keys', 'make', 'letters')).out).toContain('letters may publish letters.');
  expect(await run('publish')).toEqual({
    out: 'letters 1.0.0 is live in revision 3\n',
    err: '',
    code: 0,
  });
  build('1.1.0');
  const { out } = await run('publish', '--json', '--because', 'Stamps');
  expect(JSON.parse(out)).toEqual({
    area: 'letters',
    version: '1.1.0',
    revision: 4,
    dryRun: false,
    files: ['mfe-letters-1.js', 'manifest.json'],
  });
  expect((await run('rollback')).out).toBe(
    'letters 1.0.0 of revision 3 is live again in revision 5\n',
  );
  const history = JSON.parse((await run('history', 'letters', '--json')).out);
  expect(
    history.map(({ revision, kind, version, because }: Record<string, unknown>) => [
      revision,
      kind,
      version,
      because,
    ]),
  ).toEqual([
    [5, 'rollback', '1.0.0', undefined],
    [4, 'publish', '1.1.0', 'Stamps'],
    [3, 'publish', '1.0.0', undefined],
  ]);
  expect((await run('who')).out).toMatch(
    /^letters {2}1\.0\.0 {2}letters {2}\S+Z {2}letters \(\w{8}\)\n$/,
  );
});

test('no registry is made whose keys can’t be kept', async () => {
  const { run, cwd } = aTeam();
  const refused = await run('keys', 'init', '--keys', 'package.json/keys');
  expect(refused).toEqual({
    out: '',
    err: `${join(cwd, 'package.json/keys')} cannot be read or written: part of the path is a file\n`,
    code: 2,
  });
  expect((await run('keys', 'init')).out).toContain('Made a registry in .fairlead/registry.');
});

test('history says that nothing was released, also under a name that nobody has', async () => {
  const { run } = await aTeamWithKey();
  for (const area of ['letters', 'leters'])
    expect(await run('history', area)).toEqual({
      out: '',
      err: `Nothing of ${area} was released. \`fairlead mfe who\` lists the areas.\n`,
      code: 0,
    });
  expect((await run('history', 'leters', '--json')).out).toBe('[]\n');
});

test.each([
  ['127.0.0.1', /^Port \d+ is taken\. Name another one with --port, or 0 for a free one\.\n$/],
  ['203.0.113.7', /^The registry can’t listen on 203\.0\.113\.7, port \d+\. Name others/],
])(
  'a registry that can’t be served at %s is refused, and nothing keeps the command running',
  async (host, sentence) => {
    const { serve, cwd } = await aTeamWithKey();
    const { port } = new URL((await serve()).url);
    const begun = vi.spyOn(globalThis, 'setInterval');
    const ended = vi.spyOn(globalThis, 'clearInterval');
    onTestFinished(() => void vi.restoreAllMocks());
    const { io, said } = anIo(cwd, { env: { CI: '1' } });
    await runProgram(['registry', '--host', host, '--port', port], io);
    expect(said.err).toMatch(sentence);
    expect(said.code).toBe(2);
    expect(begun).toHaveBeenCalled();
    for (const { value } of begun.mock.results) expect(ended).toHaveBeenCalledWith(value);
  },
);

test('a dry run checks the keys and writes nothing', async () => {
  const { run, cwd } = await aTeamWithKey();
  expect(await run('publish', '--dry-run')).toEqual({
    out: 'letters 1.0.0 would be live in revision 3. Nothing was released.\n',
    err: '',
    code: 0,
  });
  expect((await run('keys', 'rotate', 'online', '--dry-run')).out).toBe(
    'online would have a new key. Nothing was written.\n',
  );
  expect(readdirSync(join(cwd, '.fairlead/registry'))).toEqual(['metadata']);
  expect(readdirSync(join(cwd, '.fairlead/keys')).length).toBe(6);
  removeKeys(cwd, /^letters/);
  expect(await run('publish', '--dry-run')).toMatchObject({
    err: expect.stringMatching(
      /^letters is signed by one of letters \(\w{8}\), and none of them is at hand\./,
    ),
    code: 2,
  });
});

test('a lost key is replaced, the list shows since when it does not count, and the new one publishes', async () => {
  const { run, cwd, build } = await aTeamWithKey();
  await run('publish');
  removeKeys(cwd, /^letters/);
  expect((await run('keys', 'rotate', 'letters')).out).toContain('letters has a new key.');
  const listed = (await run('keys', 'list')).out.split('\n').filter((row) => /^letters/.test(row));
  expect(listed).toEqual([
    expect.stringMatching(/^letters +\w{8} +letters +valid +yes$/),
    expect.stringMatching(/^letters +\w{8} +letters +revoked in revision 4 +no$/),
  ]);
  build('2.0.0');
  expect((await run('publish')).out).toBe('letters 2.0.0 is live in revision 5\n');
});

test.each(['../letters-ci', 'team/ci', '', ' ', 'letters\nci', '.ci', 'x'.repeat(61)])(
  'a key is not called %j: its file is named by it',
  async (name) => {
    const { run, cwd } = await aTeamWithKey();
    expect(await run('keys', 'make', 'letters', '--name', name)).toMatchObject({
      err: expect.stringContaining('Give a name of up to 60 characters, without slashes'),
      code: 2,
    });
    expect(readdirSync(join(cwd, '.fairlead/keys'))).toHaveLength(6);
    expect(readdirSync(join(cwd, '.fairlead'))).toEqual(['keys', 'registry', 'trusted']);
    expect((await run('who')).out).toMatch(/letters \(\w{8}\)\n$/);
  },
);

test('a key that the registry refuses leaves no file', async () => {
  const { run, cwd } = await aTeamWithKey();
  expect((await run('keys', 'rotate', 'leters')).err).toBe(
    'The registry knows no area leters. Its areas: letters.\n',
  );
  removeKeys(cwd, /^targets/);
  for (const command of [
    ['make', 'stamps'],
    ['rotate', 'letters'],
  ])
    expect((await run('keys', ...command)).err).toMatch(/^targets is signed by one of targets/);
  removeKeys(cwd, /^root/);
  expect((await run('keys', 'rotate', 'online')).err).toMatch(/^root is signed by 2 of/);
  expect(readdirSync(join(cwd, '.fairlead/keys'))).toEqual([
    expect.stringMatching(/^letters-/),
    expect.stringMatching(/^online-/),
  ]);
});

test('a key with the name of one that counts is refused, also of one of the registry’s own', async () => {
  const { run, cwd } = await aTeamWithKey();
  const files = readdirSync(join(cwd, '.fairlead/keys'));
  expect(await run('keys', 'make', 'letters')).toEqual({
    out: '',
    err: 'There is a key letters already. Give the new one another name: fairlead mfe keys make letters --name <name>.\n',
    code: 1,
  });
  expect((await run('keys', 'make', 'stamps', '--name', 'online')).err).toContain(
    'There is a key online already.',
  );
  expect(readdirSync(join(cwd, '.fairlead/keys'))).toEqual(files);
  await run('keys', 'make', 'letters', '--name', 'letters-laptop');
  await run('keys', 'revoke', 'letters-laptop');
  expect((await run('keys', 'make', 'letters', '--name', 'letters-laptop')).code).toBe(0);
});

test('one of two keys of an area is revoked by its name', async () => {
  const { run } = await aTeamWithKey();
  await run('keys', 'make', 'letters', '--name', 'letters-laptop');
  expect((await run('keys', 'revoke', 'letters-laptop')).out).toMatch(
    /^letters-laptop \(\w{8}\) may no longer publish letters\.\n$/,
  );
  expect(await run('keys', 'revoke', 'letters')).toMatchObject({
    err: 'Without this key, nobody could publish letters. Replace it instead: fairlead mfe keys rotate letters.\n',
    code: 1,
  });
});

test('an area that requires two keys is released with both in one folder, and keys list says so', async () => {
  const { run } = await aTeamWithKey();
  expect(await run('keys', 'require', 'letters', '2')).toMatchObject({
    err: 'letters has one key, so 2 can’t sign a release. Make another one first: fairlead mfe keys make letters --name <name>.\n',
    code: 1,
  });
  await run('keys', 'make', 'letters', '--name', 'letters-laptop');
  expect((await run('keys', 'require', 'letters', '2', '--dry-run')).out).toBe(
    '2 keys of letters would have to sign each release: publish with all of them in one folder, or with --prepare, so that others sign after you. Nothing was written.\n',
  );
  expect((await run('keys', 'require', 'letters', '2')).out).toBe(
    '2 keys of letters have to sign each release: publish with all of them in one folder, or with --prepare, so that others sign after you.\n',
  );
  expect((await run('keys', 'list')).out).toMatch(
    /^letters-laptop {2}\w{8} {2}letters, 2 keys +valid +yes$/m,
  );
  expect((await run('publish')).out).toBe('letters 1.0.0 is live in revision 5\n');
  expect((await run('who')).out).toContain('letters, letters-laptop');
});

test('what was remembered of a registry is replaced whole, and named if it can’t be read', async () => {
  const { run, cwd } = await aTeamWithKey();
  await run('who');
  const folder = join(cwd, '.fairlead/trusted');
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  const remembered = readFileSync(file, 'utf8');
  const reading = openSync(file, 'r');
  await run('publish');
  expect((await run('who')).code).toBe(0);
  expect(readFileSync(reading, 'utf8')).toBe(remembered);
  closeSync(reading);
  expect(readFileSync(file, 'utf8')).not.toBe(remembered);
  writeFileSync(file, remembered.slice(0, 100));
  expect(await run('who')).toEqual({
    out: '',
    err: `${file} can’t be read. It holds what was verified of the registry, so that no older revision is accepted. Restore it, or delete it if you know that the registry is in order.\n`,
    code: 2,
  });
});

test('a folder that can’t be written stops no command that reads a registry, and it says what isn’t kept', async () => {
  const { run, cwd } = await aTeamWithKey();
  const folder = join(cwd, '.fairlead/trusted');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  expect(await run('who')).toEqual({
    out: expect.stringContaining('letters'),
    err: `What was verified of the registry can’t be kept in ${folder}: part of the path is a file. If the registry shows an older revision the next time, nothing says so.\n`,
    code: 0,
  });
  rmSync(folder);
  await run('who');
  const [name = ''] = readdirSync(folder);
  const { ino } = statSync(join(folder, name));
  expect((await run('who')).err).toBe('');
  expect(statSync(join(folder, name)).ino).toBe(ino);
});

test('a registry that shows an older revision than before is refused, in words', async () => {
  const { run, cwd, build } = await aTeamWithKey();
  await run('publish');
  build('1.1.0');
  await run('publish');
  expect((await run('who')).code).toBe(0);
  rmSync(join(cwd, '.fairlead/registry/metadata/4.timestamp.json'));
  expect(await run('who')).toEqual({
    out: '',
    err: 'The registry shows an older timestamp than before: somebody has put an old copy in its place. Ask who runs it.\n',
    code: 1,
  });
});

test('a file of the registry that was tampered with cannot be rolled back to', async () => {
  const { run, cwd, build } = await aTeamWithKey();
  await run('publish');
  build('1.1.0');
  await run('publish');
  const files = join(cwd, '.fairlead/registry/files');
  for (const name of readdirSync(files))
    if (readFileSync(join(files, name), 'utf8') === '1.0.0') writeFileSync(join(files, name), 'x');
  expect(await run('rollback')).toMatchObject({
    err: "mfe-letters/mfe-letters-1.js isn't the file that was signed. Build again, or restore the registry from a copy.\n",
    code: 1,
  });
});

/** A composed build with a store, and what it exports. */
const composed = (version: string, exported: readonly string[]) =>
  JSON.stringify({
    revision: `build-${version}`,
    imports: {},
    integrity: {},
    depcache: {},
    modules: { '@fairlead/store': { version, requires: {}, css: [] } },
    platform: { '@fairlead/store': exported },
  });

const usesStore = {
  requires: { '@fairlead/store': '^0.2.0' },
  imports: { '@fairlead/store': ['navigate'] },
};

test('a build that does not fit what is live is refused row by row, and one with a reason is recorded', async () => {
  const { run, write, build } = await aTeamWithKey();
  await run('keys', 'make', 'platform');
  write('composed/import-map.json', composed('0.1.0', ['glide']));
  expect((await run('publish', '--platform', 'composed')).out).toBe(
    'platform build-0.1.0 is live in revision 4\n',
  );
  build('1.0.0', usesStore);
  expect(await run('publish', '--dry-run')).toMatchObject({
    err: expect.stringMatching(
      /^requires {2}@fairlead\/mfe-letters 1\.0\.0 needs @fairlead\/store \^0\.2\.0; the composition has 0\.1\.0\.\nplatform {2}@fairlead\/mfe-letters imports navigate .*\nNothing was released\./,
    ),
    code: 1,
  });
  expect(JSON.parse((await run('publish', '--json')).out)).toMatchObject({
    refused: [{ row: 'requires' }, { row: 'platform' }],
  });
  const force = ['publish', '--force', 'requires', 'platform'];
  expect(await run(...force)).toMatchObject({
    err: 'Say why a row is overruled: --because "…". History shows it.\n',
    code: 2,
  });
  expect((await run(...force, '--because', 'The store follows today')).code).toBe(0);
  expect((await run('history', 'letters')).out).toContain(
    'published 1.0.0 in spite of requires, platform',
  );
});

test('before a platform with another store is published, the command says that pages are asked to reload', async () => {
  const { run, write } = await aTeamWithKey();
  await run('keys', 'make', 'platform');
  const platform = (store: string) => {
    const map = JSON.parse(composed('0.1.0', []));
    const imports = {
      '@fairlead/store': `/assets/${store}.js`,
      '@fairlead/mfe-letters': `/assets/letters-of-${store}.js`,
    };
    write('composed/import-map.json', JSON.stringify({ ...map, imports }));
  };
  platform('store-1');
  expect((await run('publish', '--platform', 'composed')).err).toBe('');
  platform('store-2');
  const asked = await run('publish', '--platform', 'composed', '--dry-run');
  expect(asked.err).toMatch(/^Every open page runs @fairlead\/store as it is live now, so pages/);
  const { out } = await run('publish', '--platform', 'composed', '--json');
  expect(JSON.parse(out)).toMatchObject({ reloads: ['@fairlead/store'] });
});

test('a platform that takes from a released area what it needs is refused', async () => {
  const { run, write, build } = await aTeamWithKey();
  await run('keys', 'make', 'platform');
  write('composed/import-map.json', composed('0.2.0', ['navigate']));
  await run('publish', '--platform', 'composed');
  build('1.0.0', usesStore);
  expect((await run('publish')).code).toBe(0);
  write('composed/import-map.json', composed('0.3.0', []));
  expect(JSON.parse((await run('publish', '--platform', 'composed', '--json')).out)).toMatchObject({
    refused: [{ row: 'requires' }, { row: 'platform' }],
  });
});

test('a platform that takes away what an area which comes with it offers is refused; of a released one only its element counts', async () => {
  const { run, write, build } = await aTeamWithKey();
  await run('keys', 'make', 'platform');
  const publish = (letters: object, stamps: object) => {
    const map = JSON.parse(composed('0.1.0', []));
    const offered = { drafts: [], calls: [], elements: [], tasks: [] };
    const area = { version: '1.0.0', requires: {}, css: [] };
    map.modules = { ...map.modules, '@fairlead/mfe-letters': area, '@fairlead/mfe-stamps': area };
    map.facts = {
      '@fairlead/mfe-letters': { ...offered, ...letters },
      '@fairlead/mfe-stamps': { ...offered, ...stamps },
    };
    write('composed/import-map.json', JSON.stringify(map));
    return run('publish', '--platform', 'composed', '--json');
  };
  const element = { tag: 'fairlead-x', attributes: { path: 'string' }, events: {} };
  const all = { elements: [element], tasks: ['lick'] };
  expect((await publish(all, all)).code).toBe(0);
  build('1.0.0', { facts: { drafts: [], calls: [], ...all } });
  expect((await run('publish')).code).toBe(0);
  const changed = { elements: [{ ...element, attributes: {} }], tasks: [] };
  const { refused } = JSON.parse((await publish(changed, changed)).out);
  expect(refused.map(({ row, says }: Record<string, string>) => `${row}: ${says}`)).toEqual([
    expect.stringContaining('elements: The attribute path of <fairlead-x> is live, and gone here.'),
    expect.stringContaining('elements: The attribute path of <fairlead-x> is live, and gone here.'),
    expect.stringContaining('tasks: Scenarios may have the step “lick”'),
  ]);
});

test('a platform whose file is not the one that its map describes is refused', async () => {
  const { run, write } = await aTeamWithKey();
  await run('keys', 'make', 'platform');
  const integrity = { '/assets/store-1.js': integrityOf('whole') };
  const rest = { revision: 'one', imports: {}, depcache: {}, modules: {}, platform: {} };
  write('composed/import-map.json', JSON.stringify({ ...rest, integrity }));
  write('composed/assets/store-1.js', 'who');
  expect(await run('publish', '--platform', 'composed')).toMatchObject({
    err: expect.stringContaining("platform/store-1.js isn't the file that was signed."),
    code: 1,
  });
});

test('a platform whose import map was cut off is named', async () => {
  const { run, write, cwd } = await aTeamWithKey();
  await run('keys', 'make', 'platform');
  write('composed/import-map.json', '{"revision":"one","imp');
  expect(await run('publish', '--platform', 'composed')).toMatchObject({
    err: `${join(cwd, 'composed/import-map.json')} is no JSON. Build again: npm run build -- --production.\n`,
    code: 2,
  });
});

test('a rollback to a build with an older draft is not refused for it, a publish is', async () => {
  const { run, build } = await aTeamWithKey();
  const drafts = (version: number, migrates: readonly number[]) => ({
    facts: { drafts: [{ file: 'src/form.ts', version, migrates }], calls: [] },
  });
  build('1.0.0', drafts(1, []));
  await run('publish');
  build('2.0.0', drafts(2, []));
  expect(JSON.parse((await run('publish', '--json')).out)).toMatchObject({
    refused: [{ row: 'drafts' }],
  });
  build('2.0.0', drafts(2, [1]));
  expect((await run('publish')).code).toBe(0);
  expect((await run('rollback')).out).toBe(
    'letters 1.0.0 of revision 3 is live again in revision 5\n',
  );
});

test('nobody can force a module of another area', async () => {
  const { run, build } = await aTeamWithKey();
  build('1.0.0', { modules: { '@fairlead/store': 'mfe-letters-1.js' } });
  expect((await run('publish', '--force', 'modules', '--because', 'x')).code).toBe(2);
  expect(JSON.parse((await run('publish', '--json')).out)).toMatchObject({
    refused: [{ row: 'modules' }],
  });
});

test('a manifest that names a module without its file is refused', async () => {
  const { build, run } = await aTeamWithKey();
  build('1.1.0', { files: {} });
  expect(await run('publish')).toMatchObject({
    err: 'The manifest isn’t that of a build, or lacks files. Build the area again: fairlead mfe build.\n',
    code: 1,
  });
});

test('a build whose files are not those of its manifest is refused', async () => {
  const { run, write } = await aTeamWithKey();
  write('dist/mfe-letters-1.js', 'evil');
  expect(await run('publish')).toMatchObject({
    err: "mfe-letters/mfe-letters-1.js isn't the file that was signed. Build again, or restore the registry from a copy.\n",
    code: 1,
  });
});

test.each([
  [
    ['publish'],
    'There is no registry in .fairlead/registry. Name one with --registry, or make one: fairlead mfe keys init.\n',
  ],
  [
    ['keys', 'require', 'letters', '2'],
    'There is no registry in .fairlead/registry. Name one with --registry, or make one: fairlead mfe keys init.\n',
  ],
  [
    ['publish', '--registry', ''],
    "fairlead mfe publish: option '--registry <place>' argument '' is invalid. Name a folder or an address.\n",
  ],
  [
    ['rollback', 'x'],
    "fairlead mfe rollback: command-argument value 'x' is invalid for argument 'revision'. Give the number of a revision.\n",
  ],
  [
    ['history', 'Letters!'],
    'Letters! is no name of an area. Use lowercase letters, with dashes between words; kit and platform are taken.\n',
  ],
  [['keys', 'revoke'], "fairlead mfe keys revoke: missing required argument 'key'\n"],
  [
    ['keys', 'require', 'letters', '0'],
    "fairlead mfe keys require: command-argument value '0' is invalid for argument 'count'. Give a whole number from 1 to 9.\n",
  ],
  [['keys', 'mak', 'letters'], 'There is no command mak; did you mean make?\n'],
])('fairlead mfe %j says in one sentence what is wrong', async (args, sentence) => {
  expect(await aTeam().run(...args)).toEqual({ out: '', err: sentence, code: 2 });
});

test.each(['publish', 'rollback', 'history', 'who'])(
  'the help of %s has an example',
  async (name) => {
    expect((await aTeam().run(name, '--help')).out).toContain(`  fairlead mfe ${name}`);
  },
);

test('a team publishes to a served registry with its own key alone', async () => {
  const { run, cwd, serve } = await aTeamWithKey();
  const { url, stop } = await serve();
  mkdirSync(join(cwd, 'mine'));
  for (const name of readdirSync(join(cwd, '.fairlead/keys')))
    if (/^letters/.test(name))
      renameSync(join(cwd, '.fairlead/keys', name), join(cwd, 'mine', name));
  const there = ['--registry', url, '--keys', 'mine'];
  expect((await run('publish', ...there, '--dry-run')).out).toBe(
    'letters 1.0.0 would be live in revision 4. Nothing was released.\n',
  );
  expect(await run('publish', ...there)).toEqual({
    out: 'letters 1.0.0 is live in revision 4\n',
    err: '',
    code: 0,
  });
  expect((await run('ls', '--in', url, '--json')).out).toContain('"area": "letters"');
  expect(await run('keys', 'make', 'stamps', ...there)).toMatchObject({ code: 2 });
  await stop();
  expect(await run('publish', ...there)).toMatchObject({
    err: expect.stringMatching(/^http:.* does not answer: .*Is the registry running\?\n$/),
    code: 1,
  });
});

test('a registry in an S3-compatible store: keys, a release, history and a rollback, and nothing that is said names a key', async () => {
  const { runIn, build } = aTeam();
  const { env } = await serveS3();
  const said: string[] = [];
  const there = async (...args: readonly string[]) => {
    const { out, err } = await runIn({ ...env, FAIRLEAD_REGISTRY: 's3://releases/team' }, ...args);
    said.push(out, err);
    return out + err;
  };
  expect(await there('publish')).toBe(
    'There is no registry in s3://releases/team. Name one with --registry, or make one: fairlead mfe keys init.\n',
  );
  expect(await there('keys', 'init')).toContain('Made a registry in s3://releases/team.');
  await there('keys', 'make', 'letters');
  expect(await there('publish')).toBe('letters 1.0.0 is live in revision 3\n');
  build('1.1.0');
  await there('publish');
  expect(await there('rollback')).toBe('letters 1.0.0 of revision 3 is live again in revision 5\n');
  expect(await there('history', '--json')).toContain('"to": 3');
  expect(await there('publish', '--registry', 's3://others')).toContain(
    'There is no bucket of s3://others at http://127.0.0.1',
  );
  expect(said.join('')).not.toContain(env.AWS_SECRET_ACCESS_KEY);
  expect(said.join('')).not.toContain(env.AWS_ACCESS_KEY_ID);
});

test.each<[string, Io['env'], RegExp]>([
  [
    's3://releases',
    {},
    /^AWS_ACCESS_KEY_ID isn't set, so s3:\/\/releases can't be opened\. Set both/,
  ],
  ['s3://releases', { AWS_ACCESS_KEY_ID: 'a' }, /^AWS_SECRET_ACCESS_KEY isn't set, so/],
  [
    's3://releases',
    { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
    /^AWS_REGION isn't set/,
  ],
  [
    's3://releases',
    { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: 'storage' },
    /^AWS_ENDPOINT_URL is no address\. Set it/,
  ],
  ['s3://Releases', {}, /^s3:\/\/Releases is no bucket\. Name one as s3:\/\/<bucket>/],
  ['s3://key:hush@releases', {}, /^An address of S3 has no key in it\. Set AWS_ACCESS_KEY_ID/],
])(
  '--registry %s without what it needs is refused in one sentence, without a key',
  async (place, env, sentence) => {
    const { out, err, code } = await aTeam().runIn(env, 'history', '--registry', place);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(sentence);
    expect(err).not.toContain('hush');
  },
);
