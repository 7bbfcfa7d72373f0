import { expect, test } from 'vitest';
import { begin, resize, see } from './page.ts';

test.each([
  ['/unsupported-location', "Let's talk"],
  ['/nowhere', 'There is no page at this address.'],
] as const)('at 1280 × 900 px nothing of %s has to be scrolled', async (path, heading) => {
  const page = await begin({ persona: 'new-founder', path });
  await resize(page, 1280, 900);
  await see(page, heading, 'h1');
  const height = await page.execute(() => document.documentElement.scrollHeight);
  expect(height).toBe(900);
});
