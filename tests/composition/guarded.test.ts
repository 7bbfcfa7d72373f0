import { expect, test } from 'vitest';
import { answerSignedOut, press, retry, see, textOf, visit } from './page.ts';

const guarded = '/expedited-quote-request';

test('AUTH-036 a guarded screen whose session can’t be loaded shows the crash page; Try again loads it again', async () => {
  const page = await visit(guarded);
  await see(page, '#main', 'Something went sideways.');
  await see(page, '#main', 'TALK TO AN ADVISOR');
  expect(await page.execute(() => document.querySelectorAll('[data-crash]').length)).toBe(1);
  await answerSignedOut(page);
  await press(page, retry);
  await see(page, '#main', 'Sign in');
  await expect.poll(() => textOf(page, '#main')).not.toContain('Something went sideways.');
});

test('SHELL-022 a guarded screen that waits for the session says Loading...', async () => {
  const page = await visit(guarded);
  await see(page, '#main', 'Something went sideways.');
  await page.execute(() => {
    window.fetch = () => new Promise(() => {});
  });
  await press(page, retry);
  await see(page, 'body', 'Loading...');
  await expect.poll(() => textOf(page, '#main')).not.toContain('Something went sideways.');
});
