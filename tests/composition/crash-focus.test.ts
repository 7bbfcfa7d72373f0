import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { answerSignedOut, press, retry, see, textOf, visit } from './page.ts';

const focused = (page: Browser) => textOf(page, ':focus');

async function breakScreen() {
  const page = await visit('/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  return page;
}

test('the crash page of a screen takes the focus on its heading, and gives it to the screen that is back', async () => {
  const page = await breakScreen();
  await press(page, '#main button');
  await expect.poll(() => focused(page)).toBe('Something went sideways.');
  await (await page.$(retry)).click();
  await expect.poll(() => focused(page)).toBe('Unsupported location');
});

test('a screen that breaks again takes the focus again', async () => {
  const page = await visit('/unsupported-location', 'render');
  await expect.poll(() => focused(page)).toBe('Something went sideways.');
  await (await page.$(retry)).click();
  await expect.poll(() => focused(page)).toBe('Something went sideways.');
});

test('a crash does not move the focus from the header', async () => {
  const page = await breakScreen();
  await page.execute(() => document.querySelector<HTMLElement>('#header a')?.focus());
  await press(page, '#main button');
  await see(page, '#main', 'Something went sideways.');
  expect(await focused(page)).toBe('Home');
});

test('the crash page of the whole page takes the focus, and gives it to the screen that opens', async () => {
  const page = await visit('/expedited-quote-request');
  await expect.poll(() => focused(page)).toBe('Something went sideways.');
  await answerSignedOut(page);
  await (await page.$(retry)).click();
  await expect.poll(() => focused(page)).toBe('Sign in');
});
