import { aTeamWithKey } from '@fairlead/cli/test-kit/a-team';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { byDayAndNight } from './by-day-and-night.ts';
import { browser, resize } from './page.ts';
import { type Finding, survey } from './survey.ts';

let page: Browser;

beforeAll(async () => {
  page = await browser();
});

/** A registry with releases, a refused rollback and a rollout, served. */
async function served(): Promise<string> {
  const { run, build, serve } = await aTeamWithKey();
  await run('publish', '--because', 'The first');
  build('1.1.0', { requires: { '@fairlead/mfe-letters': '^2.0.0', '@fairlead/ui': '^0.1.0' } });
  await run('publish', '--force', 'requires', '--because', 'Stamps need it, and nobody else does');
  build('1.2.0', {}, 'mfe-letters-2.js');
  await run('publish', '--to', '10%');
  return (await serve()).url;
}

test('axe finds nothing on the pages of modules, on a phone by day and on a screen by night', async () => {
  const url = await served();
  const { url: empty } = await (await aTeamWithKey()).serve();
  const addresses = [
    `${url}/modules`,
    `${url}/modules/letters?rollback=3`,
    `${url}/modules/letters?rollback=4`,
    `${url}/modules/diff?from=3&to=4`,
    `${url}/modules/diff?from=x&to=4`,
    `${url}/modules/nothing`,
    `${empty}/modules`,
  ];
  await byDayAndNight(page, async () => {
    for (const address of addresses) {
      await page.url(address);
      const findings = (await page.executeAsync(survey)) as Finding[];
      expect(findings.map(({ rule, help, node }) => `${rule}: ${help} ${node}`)).toEqual([]);
    }
  });
  await resize(page, 1280);
});

const focused = () => page.execute(() => document.activeElement?.textContent?.trim());
const heading = () => page.execute(() => document.querySelector('h1')?.textContent);

test('somebody with the keyboard alone opens an area, checks a rollback, and compares two revisions', async () => {
  const url = await served();
  await page.url(`${url}/modules`);
  const tabTo = async (name: string) => {
    for (let press = 0; press < 30 && (await focused()) !== name; press += 1)
      await page.keys('Tab');
    expect(await focused()).toBe(name);
  };
  await page.keys('Tab');
  expect(await focused()).toBe('Skip to content');
  await tabTo('letters');
  await page.keys('Enter');
  await expect.poll(heading).toBe('letters');
  await tabTo('Check');
  await page.keys('Enter');
  await expect
    .poll(() =>
      page.execute(() => document.querySelector('[role=status], [role=alert]')?.textContent),
    )
    .toContain('refused');
  await tabTo('All modules');
  await page.keys('Enter');
  await expect.poll(heading).toBe('Modules');
  await tabTo('Compare');
  await page.keys('Enter');
  await expect.poll(heading).toBe('Revision 4 and revision 6');
  await page.back();
  await expect.poll(heading).toBe('Modules');
});
