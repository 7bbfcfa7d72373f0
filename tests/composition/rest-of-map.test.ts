import { join } from 'node:path';
import type { PageMap } from '@fairlead/build';
import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { waitInTest } from '../browser/wait-in-test.ts';
import { breakFile } from './break-file.ts';
import { browser, fileOf, follow, forgetFiles, press, retry, see, stage, visit } from './page.ts';

const mapIn = (page: Browser) =>
  page.execute(
    () => JSON.parse(document.getElementById('fairlead-map')?.textContent ?? '{}') as PageMap,
  );

const restFile = async (page: Browser) => join(stage.dist, (await mapIn(page)).rest.url);

/** Opens the start page without what it loads by itself after its first screen. */
async function visitWithoutRest(how: 'damaged' | 'gone') {
  const page = await browser();
  await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  const heal = breakFile(await restFile(page), how);
  await forgetFiles();
  await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  return { page, heal };
}

test('the document leaves out the files of other areas, and the page knows them once it is shown', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  const { integrity, imports, rest } = await mapIn(page);
  const account = fileOf('@fairlead/mfe-account').slice(stage.dist.length);
  expect(imports['@fairlead/mfe-account']).toBe(account);
  expect(integrity[account]).toBeUndefined();
  await waitInTest(
    () =>
      page.execute(
        (url) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(url)),
        rest.url,
      ),
    'The rest of the map was never asked for',
  );
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
});

test('an area can be opened again once the rest of the map arrives whole', async () => {
  const { page, heal } = await visitWithoutRest('damaged');
  await follow(page, '/login');
  await see(page, '#main', 'Something went sideways.');
  heal();
  await press(page, retry);
  await see(page, '#main', 'Sign in');
});

test('a page whose rest is gone crashes only where it needs it', async () => {
  const { page, heal } = await visitWithoutRest('gone');
  await follow(page, '/login');
  await see(page, '#main', 'Something went sideways.');
  await follow(page, '/');
  await see(page, '#main', 'Intake 0.1.0');
  heal();
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
});
