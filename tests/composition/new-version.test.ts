import { expect, test } from 'vitest';
import { follow, see, seeSettled, textOf, visit } from './page.ts';

const answerWith = (revision: string) => {
  const real = Date.now;
  Date.now = () => real() + 6 * 60 * 1000;
  const send = window.fetch;
  window.fetch = async (input, init) =>
    String(input).endsWith('/import-map.json') ? Response.json({ revision }) : send(input, init);
};

test('a newer map is announced when someone moves on, and nothing is forced', async () => {
  const page = await visit('/');
  await seeSettled(page);
  await page.execute(answerWith, 'a-newer-one');
  await follow(page, '/unsupported-location');
  await see(page, 'body', 'A new version of Fairlead is available.');
  await see(page, '#main', 'Unsupported location');
  await page.execute(() => {
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Later')
      ?.click();
  });
  expect(await textOf(page, 'body')).not.toContain('A new version');
});

test('the map of this visit is not announced', async () => {
  const page = await visit('/');
  await seeSettled(page);
  const revision = await page.execute(
    () => (globalThis as unknown as { fairlead: { revision: string } }).fairlead.revision,
  );
  await page.execute(answerWith, revision);
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  expect(await textOf(page, 'body')).not.toContain('A new version');
});
