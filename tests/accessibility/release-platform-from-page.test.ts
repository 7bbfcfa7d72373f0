import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@fairlead/build/build-manifest';
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

const { choose, press, outcome, errorOf } = onReleaseForm(() => page);

/** The import map of a composed build whose only file is this store. */
const mapOf = (revision: string, store: string, changes: object = {}) =>
  JSON.stringify({
    ...{ revision, depcache: {}, platform: {} },
    imports: { '@fairlead/store': `/assets/store-${revision}.js` },
    integrity: { [`/assets/store-${revision}.js`]: integrityOf(store) },
    modules: { '@fairlead/store': { version: '0.1.0', requires: {}, css: [] } },
    ...changes,
  });

/** A registry whose platform is `one`, served, with its page open and a folder `two` to publish. */
async function opened() {
  const team = await aTeamWithKey();
  const { run, write, cwd } = team;
  const compose = (revision: string, changes?: object) => {
    write(`${revision}/import-map.json`, mapOf(revision, revision, changes));
    write(`${revision}/assets/store-${revision}.js`, revision);
    write(`${revision}/pages/intake.html`, '<!doctype html>');
  };
  compose('one');
  compose('two');
  await run('keys', 'make', 'platform');
  await run('publish', '--platform', 'one');
  const { url } = await team.serve();
  await page.url(`${url}/modules/platform`);
  const keys = join(cwd, '.fairlead/keys');
  const key = readdirSync(keys).find((file) => file.startsWith('platform-')) ?? '';
  await choose('key', join(keys, key));
  const newest = async () => JSON.parse((await run('history', '--json')).out)[0];
  return { ...team, url, compose, newest };
}

const reload =
  'Every open page runs @fairlead/store as it is live now, so pages are asked to reload: they offer it, and reload by themselves only when somebody opens another screen while nothing is unsaved or in flight. Drafts stay.';

test('a platform with another shared module says that pages reload, in the words of the command, before a second press publishes it', async () => {
  const { cwd, run, newest } = await opened();
  await choose('build', join(cwd, 'two'));
  await press('send');
  await expect.poll(outcome).toContain(reload);
  expect(await outcome()).toMatch(/platform two would be live in revision \d+\./);
  expect((await newest()).version).toBe('one');
  expect((await run('publish', '--platform', 'two', '--dry-run')).err).toContain(reload);
  await press('send');
  await expect.poll(outcome).toMatch(/^platform two is live in revision \d+\.$/);
  expect(await newest()).toMatchObject({ kind: 'publish', version: 'two', by: 'platform' });
});

test('a platform that takes what a released area needs is refused as by the command, and can be overruled with a reason', async () => {
  const { cwd, run, build, compose, newest } = await opened();
  build('1.0.0', { requires: { '@fairlead/store': '^0.1.0' } });
  await run('publish');
  compose('two', { modules: {} });
  await choose('build', join(cwd, 'two'));
  await press('send');
  const says = '@fairlead/mfe-letters 1.0.0 needs @fairlead/store, which the composition lacks.';
  await expect.poll(outcome).toContain(`requires: ${says}`);
  expect((await run('publish', '--platform', 'two')).err).toContain(says);
  await (await page.$('[data-row=requires] input')).click();
  await (await page.$('ui-text-field[name=because] textarea')).setValue('Letters go');
  await press('send');
  await expect.poll(outcome).toContain(reload);
  await press('send');
  await expect.poll(outcome).toContain('platform two is live');
  expect(await newest()).toMatchObject({ forced: ['requires'], because: 'Letters go' });
});

test('a folder that is no composed build, or a damaged one, has a sentence at its field', async () => {
  const { cwd, write, compose, newest } = await opened();
  await press('send');
  await expect
    .poll(() => errorOf('build'))
    .toBe('Choose the folder dist/production of a composed build.');
  compose('cut');
  write('cut/assets/store-cut.js', 'c');
  write('lacking/import-map.json', mapOf('lacking', 'lacking'));
  write('half/import-map.json', mapOf('half', 'half').slice(0, 40));
  for (const [folder, says] of [
    ['dist', 'This folder has no import-map.json, so it isn’t a composed build.'],
    ['half', 'import-map.json isn’t the map of a composed build.'],
    ['lacking', 'The build lacks a file that its import-map.json names: assets/store-lacking.js.'],
    ['cut', 'store-cut.js isn’t the file that the build describes: it was cut off'],
  ] as const) {
    await choose('build', join(cwd, folder));
    await press('send');
    await expect.poll(() => errorOf('build')).toContain(says);
  }
  expect((await newest()).version).toBe('one');
});

test.each([1350, 768, 320])(
  'axe finds nothing on the page of the platform at %i px, with the sentence about open pages',
  async (width) => {
    const { cwd, url } = await opened();
    await byDayAndNight(page, async () => {
      await page.url(`${url}/modules/platform`);
      await resize(page, width);
      const keys = join(cwd, '.fairlead/keys');
      const key = readdirSync(keys).find((file) => file.startsWith('platform-')) ?? '';
      await choose('key', join(keys, key));
      await choose('build', join(cwd, 'two'));
      await press('check');
      await expect.poll(outcome).toContain(reload);
      const findings = (await page.executeAsync(survey)) as Finding[];
      expect(findings.map(({ rule, help, node }) => `${rule}: ${help} ${node}`)).toEqual([]);
      expect(await page.execute(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    });
    await resize(page, 1280);
  },
);
