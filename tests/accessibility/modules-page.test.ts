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

/** A composed build whose areas require more than a phone has columns for. */
const composed = () => {
  const shared = ['contracts', 'domain', 'mfe-kit', 'store', 'ui', 'vendors'];
  const module = (requires: readonly string[]) => ({
    ...{ version: '0.1.0', css: [] },
    requires: Object.fromEntries(requires.map((name) => [`@fairlead/${name}`, '^0.1.0'])),
  });
  const modules = {
    ...Object.fromEntries(shared.map((name) => [`@fairlead/${name}`, module([])])),
    '@fairlead/mfe-stamps': module(shared),
    '@fairlead/mfe-seals': module(shared.slice(0, 2)),
  };
  const rest = { imports: {}, integrity: {}, depcache: {}, platform: {}, revision: 'one' };
  return JSON.stringify({ ...rest, modules });
};

/** A registry with a platform, releases, a refused rollback and a rollout, served. */
async function served(): Promise<string> {
  const { run, build, serve, write } = await aTeamWithKey();
  await run('keys', 'make', 'platform');
  write('composed/import-map.json', composed());
  await run('publish', '--platform', 'composed');
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
    `${url}/modules/letters?rollback=5`,
    `${url}/modules/letters?rollback=6`,
    `${url}/modules/diff?from=5&to=6`,
    `${url}/modules/diff?from=x&to=6`,
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
  await expect.poll(heading).toBe('Revision 6 and revision 8');
  await page.back();
  await expect.poll(heading).toBe('Modules');
});
