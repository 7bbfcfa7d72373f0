import { getsRollout } from '@fairlead/registry/rollout/gets-rollout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitInTest } from '../browser/wait-in-test.ts';
import { browser, forgetFiles, press, see, textOf, type } from './page.ts';
import { aSignedDeployment } from './signed-deployment.ts';
import { swap, valueIn } from './swapping.ts';

/** Intake 0.1.0 for everyone, and 0.2.0 for a tenth of the visitors. */
let signed: Awaited<ReturnType<typeof aSignedDeployment>>;
beforeAll(async () => {
  signed = await aSignedDeployment();
  await signed.publishArea('intake');
  await signed.publishArea('intake-next', { share: 10 });
  await signed.deploy();
});
afterAll(() => signed.close());

const rollout = { version: '0.2.0', stable: '0.1.0', share: 10 };
const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const bucketOf = (gets: boolean) =>
  buckets.find((bucket) => {
    const visitor = { bucket, experience: 'fairlead', isInternal: false } as const;
    return getsRollout('mfe-intake', rollout, visitor) === gets;
  }) ?? 0;

/** Opens the intake as a visitor of this bucket, whom the page sees for the first time. */
async function visit(bucket: number) {
  const page = await browser();
  await forgetFiles();
  await page.url(`${signed.url}/import-map.json`);
  await page.execute((drawn) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('fairlead:bucket', `${drawn}`);
  }, bucket);
  await page.url(signed.url);
  return page;
}

const reports = () => signed.reports.splice(0).map((text) => JSON.parse(text));

const ofIntake = (version: string, ...events: readonly string[]) =>
  events.map((what) => ({
    ...{ module: '@fairlead/mfe-intake', version, revision: expect.stringMatching(/^r\d+$/), what },
  }));

async function seeReports(version: string, ...events: readonly string[]) {
  const seen: unknown[] = [];
  await waitInTest(
    async () => {
      seen.push(...reports().filter(({ module }) => module === '@fairlead/mfe-intake'));
      return seen.length >= events.length;
    },
    () => `reports: ${JSON.stringify(seen)}`,
  );
  // Requests may overtake each other.
  expect(seen).toHaveLength(events.length);
  expect(seen).toEqual(expect.arrayContaining(ofIntake(version, ...events)));
}

test('a visitor outside of the share has what everyone has', async () => {
  const page = await visit(bucketOf(false));
  await see(page, '#main', 'Intake 0.1.0');
  await seeReports('0.1.0', 'load', 'mount');
});

test('a visitor in the share gets the new build; when it crashes, the page returns to the other one and what was typed stays', async () => {
  const page = await visit(bucketOf(true));
  await see(page, '#main', 'Intake 0.2.0');
  await seeReports('0.2.0', 'load', 'mount');
  await type(page, '#name', 'Ada');
  await press(page, '[name=break]');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await valueIn(page, '#name')).toBe('Ada');
  expect(await textOf(page, '#override-badge')).toBe('');
  await seeReports('0.2.0', 'crash', 'rollback');
  await page.url(signed.url);
  await see(page, '#main', 'Intake 0.1.0');
  await seeReports('0.1.0', 'load', 'mount');
});

test('a page that swaps in a build which is not deployed reports that of the deployed one, once', async () => {
  await signed.offerIntake('intake-next');
  const page = await visit(bucketOf(false));
  await see(page, '#main', 'Intake 0.1.0');
  await seeReports('0.1.0', 'load', 'mount');
  expect(await swap(page, '/builds/intake/index.js')).toEqual({
    kind: 'swapped',
    version: '0.2.0',
    duration: expect.any(Number),
  });
  expect(await swap(page, '/builds/intake/index.js')).toEqual({
    kind: 'swapped',
    version: '0.2.0',
    duration: expect.any(Number),
  });
  await waitInTest(
    async () => signed.reports.some((text) => text.includes('override')),
    'no report',
  );
  expect(reports().filter(({ what }) => what === 'override')).toEqual(
    ofIntake('0.1.0', 'override'),
  );
});

test('a crash of a build that was swapped in does not count against the release that has its version', async () => {
  await signed.offerIntake('intake-next');
  const page = await visit(bucketOf(true));
  await see(page, '#main', 'Intake 0.2.0');
  await seeReports('0.2.0', 'load', 'mount');
  expect(await swap(page, '/builds/intake/index.js')).toMatchObject({ version: '0.2.0' });
  await page.execute(() => document.querySelector('[name=break]')?.classList.add('swapped-in'));
  await press(page, '[name=break]');
  await waitInTest(
    () => page.execute(() => document.querySelector('[name=break]:not(.swapped-in)') !== null),
    'the build that was swapped in never made way for the release',
  );
  await visit(bucketOf(false));
  await see(page, '#main', 'Intake 0.1.0');
  const said: string[] = [];
  await waitInTest(async () => {
    said.push(...reports().map(({ version, what }) => `${version} ${what}`));
    return said.includes('0.1.0 mount');
  }, 'the next page reports nothing');
  expect(said.filter((text) => !text.startsWith('0.1.0'))).toEqual(['0.2.0 override']);
});

test('an open page leaves a build that the registry has taken back, and what was typed stays', async () => {
  const page = await visit(bucketOf(true));
  await see(page, '#main', 'Intake 0.2.0');
  await type(page, '#name', 'Grace');
  await signed.halt('0.2.0');
  await signed.deploy();
  await waitInTest(async () => {
    // It listens once its code is there.
    await page.execute(() => void document.dispatchEvent(new Event('visibilitychange')));
    return (await textOf(page, '#main')).includes('Intake 0.1.0');
  }, 'the page kept the build that was taken back');
  expect(await valueIn(page, '#name')).toBe('Grace');
  expect(await textOf(page, '#override-badge')).toBe('');
  await visit(bucketOf(true));
  await see(page, '#main', 'Intake 0.1.0');
});
