import { expect, test } from 'vitest';
import { press } from '../browser/press.ts';
import { begin, see } from './page.ts';

const open = async () => {
  const page = await begin({ persona: 'admin', path: '/admin/market-submissions/ms_039' });
  await see(page, 'Packages', '#main h1');
  return page;
};

test('ADMIN-037 the top bar of the admin tool is 64 px high', async () => {
  const page = await open();
  const height = await page.execute(
    () => document.querySelector('.site-header .wrap')?.getBoundingClientRect().height,
  );
  expect(height).toBe(64);
});

test('ERROR-064 an admin whose browser blocks the clipboard sees an error', async () => {
  const page = await open();
  await page.execute(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await press(page, 'Copy Market Submission link');
  await see(page, 'Failed to copy link to clipboard', 'ui-toasts');
});
