import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aTeamWithKey } from '@fairlead/cli/test-kit/a-team';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { byDayAndNight } from './by-day-and-night.ts';
import { onReleaseForm } from './on-release-form.ts';
import { browser, resize } from './page.ts';
import { type Finding, survey } from './survey.ts';

let page: Browser;

beforeAll(async () => {
  page = await browser();
});

/** A registry with a release of letters, served, and its page open. */
async function opened() {
  const team = await aTeamWithKey();
  await team.run('publish', '--because', 'The first');
  const { url, stop } = await team.serve();
  await page.url(`${url}/modules/letters`);
  const keys = join(team.cwd, '.fairlead/keys');
  const keyNamed = (name: string) =>
    join(keys, readdirSync(keys).find((file) => file.startsWith(`${name}-`)) ?? '');
  const history = async () => JSON.parse((await team.run('history', '--json')).out);
  return { ...team, url, stop, keyNamed, history };
}

const { choose, chooseBuild, press, outcome, errorOf, pick } = onReleaseForm(() => page);

test('a build is checked, published and rolled back from the page, as by the command', async () => {
  const { cwd, build, keyNamed, history, run } = await opened();
  build('1.1.0');
  await choose('key', keyNamed('letters'));
  await chooseBuild({ cwd, run });
  await press('check');
  await expect.poll(outcome).toContain('letters 1.1.0 would be live in revision');
  expect(await history()).toHaveLength(3);
  await press('send');
  await expect.poll(outcome).toMatch(/letters 1\.1\.0 is live in revision \d+\./);
  const [published] = await history();
  expect(published).toMatchObject({ kind: 'publish', version: '1.1.0', by: 'letters' });
  await pick('rollback');
  await press('send');
  await expect.poll(outcome).toMatch(/letters of revision \d+ is live again in revision \d+\./);
  expect((await history())[0]).toMatchObject({ kind: 'rollback', version: '1.0.0' });
});

test('the key is in no request, no storage and nothing that the page shows', async () => {
  const { cwd, build, keyNamed, url, run } = await opened();
  const secret = JSON.parse(readFileSync(keyNamed('letters'), 'utf8')).private.split('\n')[1];
  await page.execute(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    const { fetch } = window;
    window.fetch = (input, init) => {
      sent.push(`${input instanceof Request ? input.url : input} ${init?.body ?? ''}`);
      return fetch(input, init);
    };
  });
  build('1.1.0');
  await choose('key', keyNamed('letters'));
  await chooseBuild({ cwd, run });
  await press('send');
  await expect.poll(outcome).toContain('letters 1.1.0 is live');
  const traces = await page.execute(() => [
    ...(window as unknown as { sent: string[] }).sent,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.documentElement.outerHTML,
    document.cookie,
  ]);
  expect(traces.filter((text) => text.includes('/modules/registry/releases'))).toHaveLength(1);
  expect(traces.filter((text) => text.includes(secret))).toEqual([]);
  expect(url).toContain('http');
});

test('each key that may not sign has a sentence of its own, at its field, and nothing is lost', async () => {
  const { cwd, write, run, build, keyNamed, url, history } = await opened();
  const first = keyNamed('letters');
  await run('keys', 'make', 'stamps');
  await run('keys', 'make', 'letters', '--name', 'spare');
  const spare = keyNamed('spare');
  await run('keys', 'revoke', 'spare');
  const other = await aTeamWithKey();
  const key = JSON.parse(readFileSync(first, 'utf8'));
  write('cut.key.json', '{"keyid":');
  write('no-pem.key.json', JSON.stringify({ ...key, private: 'nothing' }));
  write(
    'swapped.key.json',
    JSON.stringify({ ...key, private: JSON.parse(readFileSync(spare, 'utf8')).private }),
  );
  const strange = join(
    other.cwd,
    '.fairlead/keys',
    readdirSync(join(other.cwd, '.fairlead/keys')).find((name) => name.startsWith('letters-')) ??
      '',
  );
  build('1.1.0');
  await page.url(`${url}/modules/letters`);
  await chooseBuild({ cwd, run });
  await (await page.$('ui-text-field[name=because] textarea')).setValue('Stamps');
  const before = await history();
  await press('send');
  await expect.poll(() => errorOf('key')).toBe('Choose the file of your key.');
  for (const [file, says] of [
    [join(cwd, 'cut.key.json'), 'cut.key.json isn’t a key.'],
    [join(cwd, 'no-pem.key.json'), 'no-pem.key.json isn’t a key.'],
    [join(cwd, 'swapped.key.json'), 'The parts of swapped.key.json don’t belong together'],
    [keyNamed('stamps'), 'may release stamps, and not letters. Choose the key letters ('],
    [keyNamed('online'), 'is the registry’s own and releases no area.'],
    [spare, 'was revoked in revision'],
    [strange, 'This registry doesn’t know the key letters ('],
  ] as const) {
    await choose('key', file);
    await press('send');
    await expect.poll(() => errorOf('key')).toContain(says);
    expect(
      await page.execute(() => document.activeElement?.closest('[name]')?.getAttribute('name')),
    ).toBe('key');
  }
  expect(await history()).toEqual(before);
  await choose('key', first);
  await press('send');
  await expect.poll(outcome).toContain('letters 1.1.0 is live');
  expect((await history())[0].because).toBe('Stamps');
});

test('a refusal names the row and how to fix it, and the row can be overruled with a reason', async () => {
  const { cwd, build, keyNamed, history, run } = await opened();
  build('1.1.0', { requires: { '@fairlead/mfe-letters': '^2.0.0' } });
  await choose('key', keyNamed('letters'));
  await chooseBuild({ cwd, run });
  await press('send');
  await expect.poll(outcome).toContain('The gate refused this. Nothing was released.');
  expect(await outcome()).toContain(
    'requires: @fairlead/mfe-letters 1.1.0 needs @fairlead/mfe-letters ^2.0.0',
  );
  await (await page.$('[data-row=requires] input')).click();
  await press('send');
  await expect.poll(() => errorOf('because')).toBe('Say why a row is overruled. History shows it.');
  await (await page.$('ui-text-field[name=because] textarea')).setValue('Both come today');
  await press('send');
  await expect.poll(outcome).toContain('letters 1.1.0 is live');
  expect((await history())[0]).toMatchObject({ forced: ['requires'], because: 'Both come today' });
});

test('a build whose scenarios nobody has played is refused, until the command has', async () => {
  const { cwd, build, keyNamed, run, history } = await opened();
  build('1.1.0');
  await choose('key', keyNamed('letters'));
  await choose('build', join(cwd, 'dist/manifest.json'), join(cwd, 'dist/mfe-letters-1.js'));
  await press('send');
  await expect
    .poll(outcome)
    .toContain('scenarios: The release doesn’t say that the scenarios passed with this build.');
  expect(await page.$('[data-row=scenarios] input').isExisting()).toBe(true);
  await chooseBuild({ cwd, run });
  await press('send');
  await expect.poll(outcome).toContain('letters 1.1.0 is live');
  expect((await history())[0].scenarios).toEqual({ count: 0, revision: 4, modules: {} });
});

test('files that are no build of the area have a sentence at their field, and nothing is released', async () => {
  const { cwd, build, write, keyNamed, history } = await opened();
  await choose('key', keyNamed('letters'));
  const before = await history();
  const refused = async (says: string, ...files: readonly string[]) => {
    await choose('build', ...files.map((file) => join(cwd, file)));
    await press('send');
    await expect.poll(() => errorOf('build')).toContain(says);
  };
  const all = ['dist/manifest.json', 'dist/mfe-letters-1.js'];
  await press('send');
  await expect.poll(() => errorOf('build')).toBe('Choose all files of the dist folder of letters.');
  write('letters.tgz', 'packed');
  await refused('letters.tgz is an archive. Unpack it, and choose the files in it.', 'letters.tgz');
  write('picture.png', 'PNG');
  await refused('manifest.json is missing.', 'picture.png');
  for (const text of ['', '{"name":"@fairlead/mfe-letters","ver', 'null', '{"name":"a"}']) {
    write('dist/manifest.json', text);
    await refused('manifest.json isn’t the manifest of a build.', ...all);
  }
  build('1.1.0', { files: {} });
  await refused('manifest.json isn’t the manifest of a build.', ...all);
  build('1.1.0', { name: '@fairlead/mfe-stamps' });
  await refused('This is a build of stamps.', ...all);
  build('1.1.0');
  await refused('The build has 1 more file: mfe-letters-1.js.', 'dist/manifest.json');
  for (const cut of ['', '1.1']) {
    write('dist/mfe-letters-1.js', cut);
    await refused(
      'mfe-letters-1.js isn’t the file that the build describes: it was cut off',
      ...all,
    );
  }
  write('dist/mfe-letters-1.js', 'x'.repeat(24 * 1024 * 1024));
  await refused('The build has 24 MB, and a release may have 23 MB.', ...all);
  expect(await history()).toEqual(before);
});

test('what somebody else released meanwhile is shown first, and then replaced by a second press', async () => {
  const { cwd, build, run, keyNamed, history } = await opened();
  build('1.1.0');
  await run('publish');
  build('1.2.0');
  await choose('key', keyNamed('letters'));
  await chooseBuild({ cwd, run });
  await press('send');
  await expect
    .poll(outcome)
    .toContain('Somebody else released this area while this page was open.');
  await expect
    .poll(() => page.execute(() => document.querySelector('[data-live=releases]')?.textContent))
    .toContain('published 1.1.0');
  expect((await history())[0].version).toBe('1.1.0');
  await press('send');
  await expect.poll(outcome).toContain('letters 1.2.0 is live');
});

test('a dropped network says whether something was sent, and the same press does it later, once', async () => {
  const { cwd, build, keyNamed, history, run } = await opened();
  build('1.1.0');
  await choose('key', keyNamed('letters'));
  await chooseBuild({ cwd, run });
  const failing = (kind: 'all' | 'answers' | 'none') =>
    page.execute((which) => {
      const kept = window as unknown as { real?: typeof fetch };
      kept.real ??= window.fetch;
      const { real } = kept;
      window.fetch = async (input, init) => {
        if (which === 'all') throw new TypeError('Failed to fetch');
        const response = await real.call(window, input, init);
        if (which === 'answers' && init?.method === 'POST') throw new TypeError('Failed to fetch');
        return response;
      };
    }, kind);
  await failing('all');
  await press('send');
  await expect.poll(outcome).toContain('The registry can’t be reached, so nothing was sent.');
  await failing('answers');
  await press('send');
  await expect.poll(outcome).toContain('The connection was lost before the registry answered.');
  await failing('none');
  const before = await history();
  await press('send');
  await expect.poll(outcome).toContain('letters is what the registry has: nothing to release.');
  expect(await history()).toEqual(before);
  expect(before[0].version).toBe('1.1.0');
});

test('a build is rolled out to a share, to more, and to everyone', async () => {
  const { cwd, build, keyNamed, history, run } = await opened();
  build('1.1.0', {}, 'mfe-letters-2.js');
  await choose('key', keyNamed('letters'));
  await chooseBuild({ cwd, run }, 'mfe-letters-2.js');
  const share = async (text: string) =>
    (await page.$('ui-text-field[name=share] input')).setValue(text);
  await share('101');
  await press('send');
  await expect.poll(() => errorOf('share')).toBe('Enter a whole number from 0 to 100.');
  await share('10');
  await press('send');
  await expect.poll(outcome).toContain('letters 1.1.0 is live for 10% in revision');
  await pick('rollout');
  await share('100');
  await press('send');
  await expect.poll(outcome).toContain('letters 1.1.0 is live in revision');
  expect((await history()).slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual([
    'rollout',
    'rollout',
  ]);
  expect(
    await page.execute(() => document.querySelector('[data-live=facts]')?.textContent),
  ).toContain('Everyone has it');
});

test.each([1350, 768, 375, 320])(
  'axe finds nothing on the form at %i px, and it is as wide as the page',
  async (width) => {
    const { cwd, build, keyNamed, url, run } = await opened();
    build('1.1.0', { requires: { '@fairlead/mfe-letters': '^2.0.0' } });
    await byDayAndNight(page, async () => {
      await page.url(`${url}/modules/letters`);
      await resize(page, width);
      await choose('key', keyNamed('letters'));
      await chooseBuild({ cwd, run });
      await press('send');
      await expect.poll(outcome).toContain('The gate refused this.');
      const findings = (await page.executeAsync(survey)) as Finding[];
      expect(findings.map(({ rule, help, node }) => `${rule}: ${help} ${node}`)).toEqual([]);
      expect(await page.execute(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    });
    await resize(page, 1280);
  },
);

test('somebody with the keyboard alone checks and releases', async () => {
  const { cwd, build, keyNamed, run } = await opened();
  build('1.1.0');
  await choose('key', keyNamed('letters'));
  await chooseBuild({ cwd, run });
  await page.execute(() => document.querySelector<HTMLElement>('.back')?.focus());
  const names: (string | undefined)[] = [];
  const focused = () =>
    page.execute(() => {
      const { activeElement: at } = document;
      return at?.closest('[name], ui-button')?.getAttribute('name') ?? at?.textContent?.trim();
    });
  for (let presses = 0; presses < 12 && names.at(-1) !== 'Publish'; presses += 1) {
    await page.keys('Tab');
    names.push(await focused());
  }
  expect(names).toEqual([
    'key',
    'what',
    'build',
    'share',
    'experience',
    'internal',
    'because',
    'Check only',
    'Publish',
  ]);
  await page.keys('Enter');
  await expect.poll(outcome).toContain('letters 1.1.0 is live');
  expect(await focused()).toBe('Publish');
});
