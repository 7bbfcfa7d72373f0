import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../../repository.ts';

/** Within the repository, so that Node finds the packages of the area. */
const cache = join(repository, '.cache');
let folder: string;

/** Runs `fairlead mfe …` in the folder of the area. */
const run = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const words = [join(repository, 'cli/bin/fairlead.mjs'), 'mfe', ...args];
    const options = { cwd: folder, env: { ...process.env, CI: '1' } };
    execFile(process.execPath, words, options, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });

/** A copy of the example area, and a registry whose platform has all that it needs. */
beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'claims-'));
  cpSync(join(repository, 'tests/examples/claims'), folder, { recursive: true });
  await run('build');
  await run('keys', 'init');
  await run('keys', 'make', 'platform');
  await run('keys', 'make', 'claims');
  await publishPlatform('0.1.0');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function publishPlatform(version: string): Promise<void> {
  const { requires, platform } = JSON.parse(
    readFileSync(join(folder, 'dist/manifest.json'), 'utf8'),
  );
  const map = {
    ...{ revision: version, imports: {}, integrity: {}, depcache: {} },
    modules: valuesOf(requires, { version, requires: {}, css: [] }),
    platform: valuesOf(platform, 'all'),
  };
  mkdirSync(join(folder, 'composed'), { recursive: true });
  writeFileSync(join(folder, 'composed/import-map.json'), JSON.stringify(map));
  await run('publish', '--platform', 'composed');
}

const valuesOf = (record: object, value: unknown) =>
  Object.fromEntries(Object.keys(record).map((key) => [key, value]));

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}

test('a build is published once its scenarios pass against what is live, and one that breaks a scenario is refused with scenario and step', async () => {
  expect(await run('publish', '--dry-run')).toEqual({
    code: 0,
    out: 'claims 0.1.0 would be live in revision 5. Nothing was written.\n',
    err: '1 scenario passed\n',
  });
  edit('src/content.ts', 'Claims', 'Everything');
  const stale = await run('publish', '--dry-run');
  expect(stale.code).toBe(1);
  expect(stale.err).toMatch(/^scenarios +dist isn’t what the sources make \(mfe-claims-/);
  await run('build');
  const says =
    '“A client finds one of their claims” (scenarios/lists-claims.yaml:1) fails at the step “see heading: { text: Claims, level: 1 }” (scenarios/lists-claims.yaml:5): not seen; waited 3 min 0 s of virtual time. Fix the area or the scenario, and build again. `fairlead run scenarios/lists-claims.yaml` says more.';
  const refused = await run('publish');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(`scenarios  ${says}`);
  const { code, out } = await run('publish', '--dry-run', '--json');
  expect([code, JSON.parse(out)]).toEqual([1, { refused: [{ row: 'scenarios', says }] }]);
  const words = ['--force', 'scenarios', '--because', 'The heading changes'];
  expect((await run('publish', ...words)).out).toBe('claims 0.1.0 is live in revision 5\n');
  const [newest] = JSON.parse((await run('history', 'claims', '--json')).out);
  expect(newest).toMatchObject({ forced: ['scenarios'], because: 'The heading changes' });
  edit('src/content.ts', 'Everything', 'Claims');
  await run('build');
  const published = JSON.parse((await run('publish', '--json')).out);
  expect(published).toMatchObject({ area: 'claims', revision: 6, scenarios: 1 });
});

test('scenarios that would play with another version than the live one are refused', async () => {
  await publishPlatform('0.1.7');
  expect((await run('publish')).err).toContain(
    'scenarios  The scenarios would play with @fairlead/contracts 0.1.0, and 0.1.7 is live. Install that one, build again, and publish again.',
  );
});
