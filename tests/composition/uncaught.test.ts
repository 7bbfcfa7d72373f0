import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { press, retry, see, visit } from './page.ts';

type Report = { readonly message: string; readonly where: string };

/** Records what is sent to the error-reporting service. */
async function hearReports(page: Browser) {
  await page.execute(() => {
    const reports: Report[] = [];
    const { store } = (globalThis as unknown as { fairlead: Control }).fairlead;
    store.reportErrorFx.watch(({ error, where }) =>
      reports.push({ message: String(error), where }),
    );
    Object.assign(globalThis, { reports });
  });
}
type Control = {
  store: { reportErrorFx: { watch(fn: (asked: { error: unknown; where: string }) => void): void } };
};

const reportsOf = (page: Browser) =>
  page.execute(() => (globalThis as unknown as { reports: Report[] }).reports);

/** Opens a screen on a page whose reports are heard, after its own start has settled. */
async function openHeard() {
  const page = await visit('/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  await hearReports(page);
  return page;
}

test('SHELL-031 an uncaught error and an uncaught rejection are reported once each, with their place', async () => {
  const page = await openHeard();
  await press(page, '[name=throw]');
  await press(page, '[name=throw]');
  await press(page, '[name=reject]');
  await expect.poll(() => reportsOf(page)).toHaveLength(2);
  const reports = await reportsOf(page);
  expect(reports.map(({ message }) => message).toSorted()).toEqual([
    'Error: A promise was left alone',
    'TypeError: A timer broke',
  ]);
  for (const { where } of reports)
    expect(where).toMatch(/^uncaught at \/unsupported-location, map [0-9a-f]{12}$/);
});

test('an error that a slot caught is reported only by the slot', async () => {
  const page = await openHeard();
  // The rules are there: what the crash shows to the console is heard no later than what comes after it.
  await press(page, '[name=throw]');
  await expect.poll(() => reportsOf(page)).toHaveLength(1);
  await press(page, '#main button');
  await see(page, '#main', 'Something went sideways.');
  await press(page, retry);
  await see(page, '#main', 'Unsupported location');
  await press(page, '[name=reject]');
  await expect
    .poll(async () => (await reportsOf(page)).map(({ where }) => where.split(' at ')[0]))
    .toEqual(['uncaught', 'decision: render', 'uncaught']);
});
