import { expect, test } from 'vitest';
import { browser, follow, see, textOf, visit } from './page.ts';

const answerWith = (revision: string) => {
  const real = Date.now;
  Date.now = () => real() + 6 * 60 * 1000;
  const send = window.fetch;
  window.fetch = async (input, init) =>
    String(input).endsWith('/import-map.json') ? Response.json({ revision }) : send(input, init);
};

/** The watch begins when the page is idle: its module is there by then. */
async function untilWatched() {
  const page = await browser();
  await page.waitUntil(
    () =>
      page.execute(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('when-idle')),
      ),
    { timeout: 5000, interval: 50 },
  );
  return page;
}

test('a newer map is announced when someone moves on, and nothing is forced', async () => {
  await visit('/');
  const page = await untilWatched();
  await page.execute(answerWith, 'a-newer-one');
  await follow(page, '/unsupported-location');
  await see(page, 'body', 'A new version of Fairlead is ready.');
  await see(page, '#main', 'Unsupported location');
  await page.execute(() => {
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Later')
      ?.click();
  });
  expect(await textOf(page, 'body')).not.toContain('A new version');
});

test('the map of this visit is announced to nobody', async () => {
  await visit('/');
  const page = await untilWatched();
  const revision = await page.execute(
    () => (globalThis as unknown as { fairlead: { revision: string } }).fairlead.revision,
  );
  await page.execute(answerWith, revision);
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  expect(await textOf(page, 'body')).not.toContain('A new version');
});
