import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aTeamWithKey } from '../../test-kit/a-team.ts';

/** A registry with two releases of letters, 3 and 4, served: the server's own signature is revision 5. */
async function twoReleases() {
  const team = await aTeamWithKey();
  await team.run('publish', '--because', 'The first');
  team.build('1.1.0', { requires: { '@fairlead/mfe-letters': '^2.0.0' } });
  await team.run('publish', '--force', 'requires', '--because', '<b>Stamps</b>');
  return { ...team, ...(await reading(team)) };
}

/** Serves the registry of a team, and reads its pages. */
async function reading({ serve }: Pick<Awaited<ReturnType<typeof aTeamWithKey>>, 'serve'>) {
  const { url } = await serve();
  const open = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return { status: response.status, text: wordsOf(await response.text()), response };
  };
  return { url, open };
}

/** Cuts the built files of these lengths. */
function damage(cwd: string, isMeant: (bytes: number) => boolean): void {
  const folder = join(cwd, '.fairlead/registry/files');
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (isMeant(statSync(path).size)) truncateSync(path, 2);
  }
}

/** What a reader sees, with single spaces. */
const wordsOf = (page: string) =>
  page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ');

test('the overview has what is live, its size, who released it, what is required, and every revision', async () => {
  const { open } = await twoReleases();
  const { status, text } = await open('/modules');
  expect(status).toBe(200);
  expect(text).toContain('letters 1.1.0 letters');
  expect(text).toContain('mfe-letters 1.1.0 ^2.0.0 is not met');
  expect(text).toContain('letters published 1.1.0 in spite of requires letters <b>Stamps</b>');
  expect(text).toContain('letters published 1.0.0 letters The first');
  expect(text).toContain('0.0 kB');
  expect(text).toContain('No reports');
});

test('two revisions differ by the lines that `fairlead mfe diff` says', async () => {
  const { open } = await twoReleases();
  const { text } = await open('/modules/diff?from=3&to=r4');
  expect(text).toContain('What revision 4 has that revision 3 hasn’t.');
  expect(text).toContain('version: 1.0.0 → 1.1.0');
  expect(text).toContain('requires @fairlead/mfe-letters: none → ^2.0.0');
  expect(text).toContain('file mfe-letters-1.js: new, 3 B');
  expect((await open('/modules/diff?from=4&to=4')).text).toContain('They have the same releases.');
  expect((await open('/modules/diff?from=4&to=1')).text).toContain(
    'It was not released yet in revision 1.',
  );
});

test.each([
  ['from=nine&to=4', '“nine” is no number of a revision. Revisions are numbered from 1 to 5.'],
  ['from=3&to=99', 'There is no revision 99 yet. The current one is 5.'],
  ['from=0', '“” is no number of a revision.'],
  ['from=-1&to=4', '“-1” is no number of a revision.'],
])('%s is refused in words', async (asked, says) => {
  const { open } = await twoReleases();
  const { status, text } = await open(`/modules/diff?${asked}`);
  expect(status).toBe(400);
  expect(text).toContain(says);
});

test('a rollback is checked by the words of the command, and nothing is written', async () => {
  const { open, run, build } = await twoReleases();
  const live = await open('/modules/letters?rollback=4');
  expect(live.text).toContain('letters is what the registry has: nothing to release.');
  expect((await run('rollback', '4')).err).toContain(
    'letters is what the registry has: nothing to release.',
  );
  const before = await open('/modules/letters?rollback=3');
  expect(before.text).toContain('letters 1.0.0 of revision 3 can be live again.');
  expect(before.text).toContain('fairlead mfe rollback 3 --area letters --because "…"');
  expect((await open('/modules/letters?rollback=1')).text).toContain(
    "letters wasn't released yet in revision 1.",
  );
  build('1.2.0');
  await run('publish');
  const refused = 'needs @fairlead/mfe-letters ^2.0.0';
  expect((await open('/modules/letters?rollback=4')).text).toContain(refused);
  expect((await run('rollback', '4')).err).toContain(refused);
  expect(JSON.parse((await run('history', '--json')).out)[0].revision).toBe(6);
});

test('an area has its releases, its keys, what pages reported of each version, and how many swapped in another build', async () => {
  const { open, url } = await twoReleases();
  const report = (what: string) =>
    fetch(`${url}/health`, {
      method: 'POST',
      body: JSON.stringify({
        module: '@fairlead/mfe-letters',
        version: '1.1.0',
        revision: 'r4',
        what,
      }),
    });
  for (const what of ['load', 'load', 'crash', 'override']) await report(what);
  expect((await open('/modules')).text).toMatch(/Everyone has it 1 page /);
  const { text } = await open('/modules/letters');
  expect(text).toContain('Overrides 1 page');
  expect(text).toMatch(/May be released by letters \(\w{8}\)/);
  expect(text).toContain('2 loads 1 crash');
  expect(text).toMatch(/published 1\.0\.0 The first 0\.0 kB No reports/);
});

test('the form of an area says that it plays no scenarios, and which command does; the platform has none', async () => {
  const team = await aTeamWithKey();
  await team.run('keys', 'make', 'platform');
  const { open } = await reading(team);
  const says =
    'scenarios aren’t played here: fairlead mfe publish --dry-run plays them, and writes into dist that they passed.';
  expect((await open('/modules/letters')).text).toContain(says);
  const { text } = await open('/modules/platform');
  expect(text).toContain('Release platform');
  expect(text).not.toContain('scenarios');
});

test('a rollout shows who gets which build', async () => {
  const { open, build, run } = await twoReleases();
  build('1.2.0', {}, 'mfe-letters-2.js');
  await run('publish', '--to', '10%');
  const { text } = await open('/modules');
  expect(text).toContain('letters 1.1.0');
  expect(text).toContain('1.2.0 for 10%');
  expect(text).toContain('Rollouts under way 1');
  expect((await open('/modules/diff?from=5&to=6')).text).toContain('rollout: none → 1.2.0 for 10%');
});

test('a release that crashed for everyone is said to be taken back, with the reason, where people and the command look', async () => {
  const { open, url, build, run } = await twoReleases();
  build('1.2.0', {}, 'mfe-letters-2.js');
  await run('publish');
  const report = (version: string, what: string) =>
    fetch(`${url}/health`, {
      method: 'POST',
      body: JSON.stringify({ module: '@fairlead/mfe-letters', version, revision: 'r6', what }),
    });
  for (let page = 0; page < 5; page += 1) await report('1.2.0', 'load');
  for (let page = 0; page < 3; page += 1) await report('1.2.0', 'crash');
  const because = '3 of 5 pages crashed (60%; 0% with 1.1.0).';
  const { text } = await open('/modules');
  expect(text).toContain(`letters 1.2.0 was taken back by itself. ${because}`);
  expect(text).toContain('Everyone has 1.1.0.');
  expect(text).toMatch(/letters 1\.1\.0 letters .* 5 loads 3 crashes 1\.2\.0 was taken back/);
  expect((await open('/modules/letters')).text).toContain('Live 1.1.0');
  expect((await open('/modules/diff?from=6&to=7')).text).toContain('version: 1.2.0 → 1.1.0');
  const [newest] = JSON.parse((await run('history', '--json')).out);
  expect(newest).toMatchObject({ revision: 7, kind: 'halt', version: '1.2.0', because });
  expect((await run('who')).out).toContain('1.1.0');
});

test('a registry without releases says how to begin', async () => {
  const { serve } = await aTeamWithKey();
  const { url } = await serve();
  const text = wordsOf(await (await fetch(`${url}/modules`)).text());
  expect(text).toContain('Nothing is released in revision 3 of the registry.');
  expect(text).toContain('fairlead mfe publish --platform dist/production');
});

test('a built file that was changed is named where its size would be, and the rest is there', async () => {
  const { open, cwd } = await twoReleases();
  damage(cwd, (bytes) => bytes < 10);
  const { status, text } = await open('/modules');
  expect(status).toBe(200);
  expect(text).toContain("mfe-letters/mfe-letters-1.js isn't the file that was signed.");
  expect(text).toContain('published 1.0.0');
  expect((await open('/modules/letters?rollback=3')).text).toContain(
    "A rollback to letters 1.0.0 of revision 3 would be refused. mfe-letters/mfe-letters-1.js isn't the file that was signed.",
  );
});

test('a manifest that was changed is named, and no other module is shown in its place', async () => {
  const { open, cwd } = await twoReleases();
  damage(cwd, (bytes) => bytes >= 10);
  const { status, text } = await open('/modules');
  expect(status).toBe(500);
  expect(text).toContain(
    "The registry can’t be read. mfe-letters/manifest.json isn't the file that was signed.",
  );
});

test('a registry whose metadata is gone says so', async () => {
  const { open, cwd } = await twoReleases();
  rmSync(join(cwd, '.fairlead/registry/metadata/1.root.json'));
  const { status, text } = await open('/modules');
  expect([status, text]).toEqual([404, expect.stringContaining('There is no registry here.')]);
});

test('an address that is no module is answered with 404, and a write with 405', async () => {
  const { open, url } = await twoReleases();
  const { status, text } = await open('/modules/<b>x');
  expect([status, text]).toEqual([404, expect.stringContaining('The registry knows no area')]);
  const written = await fetch(`${url}/modules`, { method: 'POST', body: '{}' });
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET']);
});

test('a page runs the script of this server alone, and only where it can release', async () => {
  const { url } = await twoReleases();
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return { text: await response.text(), policy: response.headers.get('content-security-policy') };
  };
  expect((await read('/modules')).text).not.toContain('<script');
  const { text, policy } = await read('/modules/letters');
  expect(text.match(/<script[^>]*>/g)).toEqual([
    '<script src="/modules/release.js" defer blocking="render">',
  ]);
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
  expect((await read('/modules/style.css')).text).toContain('.modules-page');
  expect((await read('/modules/release.js')).text).toContain('Ed25519');
});

test.each([['/modules/registry/releases'], ['/releases']])(
  '%s refuses what a page of another site sends',
  async (path) => {
    const { url } = await twoReleases();
    const sent = (headers: Record<string, string>) =>
      fetch(`${url}${path}`, { method: 'POST', headers, body: '{}' });
    expect((await sent({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await sent({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await (await sent({ origin: url })).json()).toMatchObject({ error: 'Refused' });
    expect(await (await sent({})).json()).toMatchObject({ error: 'Refused' });
  },
);

test('what the platform brought is listed with it, and its modules are compared by version', async () => {
  const team = await aTeamWithKey();
  const { run, write } = team;
  const { open, url } = await reading(team);
  await run('keys', 'make', 'platform');
  const composed = (ui: string) =>
    JSON.stringify({
      ...{ imports: {}, integrity: {}, depcache: {}, platform: {} },
      revision: ui,
      modules: {
        '@fairlead/domain': { version: '0.3.0', requires: {}, css: [] },
        '@fairlead/ui': { version: ui, requires: { '@fairlead/domain': '^0.3.0' }, css: [] },
        '@fairlead/mfe-stamps': {
          version: '0.3.0',
          requires: { '@fairlead/ui': '^0.1.0' },
          css: [],
        },
      },
    });
  write('composed/import-map.json', composed('0.1.0'));
  await run('publish', '--platform', 'composed');
  const { text } = await open('/modules');
  expect(text).toContain('stamps 0.3.0 With the platform');
  expect(text).toContain('mfe-stamps 0.3.0 – not required ^0.1.0');
  expect(text).toContain('These require none: domain.');
  write('composed/import-map.json', composed('0.2.0'));
  await run('publish', '--platform', 'composed');
  expect((await open('/modules')).text).toContain('^0.1.0 is not met');
  const page = await (await fetch(`${url}/modules`)).text();
  expect(page).toContain('3 modules and 2 requirements, 1 of them not met.');
  expect(page.match(/<path class="(met|unmet)"/g)).toEqual([
    '<path class="met"',
    '<path class="unmet"',
  ]);
  expect((await open('/modules/diff?from=5&to=6')).text).toContain('@fairlead/ui: 0.1.0 → 0.2.0');
  expect((await open('/modules/stamps')).status).toBe(404);
});
