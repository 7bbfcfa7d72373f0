import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked } from './install.ts';

const root = join(import.meta.dirname, '../..');
const empty = realpathSync(mkdtempSync(join(tmpdir(), 'fairlead-release-')));
const area = join(empty, 'stamps');

/** Runs the installed command where it is asked to. */
const runIn = (cwd: string, ...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const words = [join(cwd, 'node_modules/fairlead/bin/installed.mjs'), 'mfe', ...args];
    execFile(process.execPath, words, { cwd }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
const run = (...args: readonly string[]) => runIn(area, ...args);

/** A new area outside of the repository, and a registry whose platform has all that it needs. */
beforeAll(async () => {
  installPacked(empty);
  await runIn(empty, 'create', 'stamps', '--packages', join(root, 'dist/packages'));
  renameSync(join(empty, 'node_modules'), join(area, 'node_modules'));
  await run('build');
  await run('keys', 'init');
  await run('keys', 'make', 'platform');
  await run('keys', 'make', 'stamps');
  await publishPlatform('0.1.0');
});
afterAll(() => rmSync(empty, { recursive: true }));

async function publishPlatform(version: string): Promise<void> {
  const manifest = readFileSync(join(area, 'dist/manifest.json'), 'utf8');
  const { requires, platform } = JSON.parse(manifest);
  const map = {
    ...{ revision: version, imports: {}, integrity: {}, depcache: {} },
    modules: valuesOf(requires, { version, requires: {}, css: [] }),
    platform: valuesOf(platform, 'all'),
  };
  mkdirSync(join(area, 'composed'), { recursive: true });
  writeFileSync(join(area, 'composed/import-map.json'), JSON.stringify(map));
  await run('publish', '--platform', 'composed');
}

const valuesOf = (record: object, value: unknown) =>
  Object.fromEntries(Object.keys(record).map((key) => [key, value]));

function edit(file: string, from: string, to: string): void {
  const path = join(area, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}

test('a build is published once its scenarios pass against what is live, and one that breaks a scenario is refused with scenario and step', async () => {
  expect(await run('publish', '--dry-run')).toEqual({
    code: 0,
    out: 'stamps 0.1.0 would be live in revision 5. Nothing was released.\n',
    err: '1 scenario passed\n',
  });
  edit('src/content.ts', "'Stamps'", "'Everything'");
  const stale = await run('publish', '--dry-run');
  expect(stale.code).toBe(1);
  expect(stale.err).toMatch(/^scenarios +dist isn’t what the sources make \(mfe-stamps-/);
  await run('build');
  const says =
    '“A client finds one of their stamps” (scenarios/lists-stamps.yaml:1) fails at the step “see heading: { text: Stamps, level: 1 }” (scenarios/lists-stamps.yaml:5): not seen; waited 3 min 0 s of virtual time. Fix the area or the scenario, and build again. `fairlead run scenarios/lists-stamps.yaml` says more.';
  const refused = await run('publish');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(`scenarios  ${says}`);
  const { code, out } = await run('publish', '--dry-run', '--json');
  expect([code, JSON.parse(out)]).toEqual([1, { refused: [{ row: 'scenarios', says }] }]);
  const words = ['--force', 'scenarios', '--because', 'The heading changes'];
  expect((await run('publish', ...words)).out).toBe('stamps 0.1.0 is live in revision 5\n');
  const [newest] = JSON.parse((await run('history', 'stamps', '--json')).out);
  expect(newest).toMatchObject({ forced: ['scenarios'], because: 'The heading changes' });
  edit('src/content.ts', "'Everything'", "'Stamps'");
  await run('build');
  const published = JSON.parse((await run('publish', '--json')).out);
  expect(published).toMatchObject({ area: 'stamps', revision: 6, scenarios: 1 });
  const [signed] = JSON.parse((await run('history', 'stamps', '--json')).out);
  expect(signed.scenarios).toMatchObject({ count: 1, revision: 5 });
});

test('a build without a task that is live is refused, and the sentence names the step that scenarios may have', async () => {
  edit('src/tasks.ts', "'check the stamps again'", "'check again'");
  await run('build');
  const words = ['--dry-run', '--force', 'scenarios', '--because', 'The steps change'];
  const { code, err } = await run('publish', ...words);
  expect(code).toBe(1);
  expect(err).toMatch(/^tasks +Scenarios may have the step “check the stamps again”, which/);
  edit('src/tasks.ts', "'check again'", "'check the stamps again'");
  await run('build');
});

test('scenarios that would play with another version than the live one are refused', async () => {
  await publishPlatform('0.1.7');
  expect((await run('publish')).err).toContain(
    'scenarios  The scenarios would play with @fairlead/contracts 0.1.0, and 0.1.7 is live. Install that one, build again, and publish again.',
  );
});
