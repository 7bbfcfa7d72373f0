import { expect, test } from 'vitest';
import { press, retry, see, textOf, visit } from './page.ts';

const guarded = '/expedited-quote-request';

test('AUTH-036 a guarded screen whose session cannot be known shows the crash page; Try again asks anew', async () => {
  const page = await visit(guarded);
  await see(page, '#main', 'Something went sideways.');
  await see(page, '#main', 'TALK TO AN ADVISOR');
  expect(await page.execute(() => document.querySelectorAll('[data-crash]').length)).toBe(1);
  await page.execute(() => {
    const session = { message: 'Login required', error_code: 'login_required' };
    const { fetch } = window;
    window.fetch = async (input, init) =>
      String(input).includes('/assets/')
        ? fetch(input, init)
        : Response.json(session, { status: 401 });
  });
  await press(page, retry);
  await see(page, '#main', 'Sign in');
  expect(await textOf(page, '#main')).not.toContain('Something went sideways.');
});

test('SHELL-022 a guarded screen that waits for the session says Loading...', async () => {
  const page = await visit(guarded);
  await see(page, '#main', 'Something went sideways.');
  await page.execute(() => {
    window.fetch = () => new Promise(() => {});
  });
  await press(page, retry);
  await see(page, 'body', 'Loading...');
  expect(await textOf(page, '#main')).not.toContain('Something went sideways.');
});
