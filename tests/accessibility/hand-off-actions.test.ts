import { expect, test } from 'vitest';
import { begin, follow, see } from './page.ts';

test('the actions of pages with one message are 48 px high in every area', async () => {
  const page = await begin({ persona: 'new-founder', path: '/unsupported-location' });
  const heights = () =>
    page.execute(() =>
      [...document.querySelectorAll('ui-hand-off [slot=actions] button')].map(
        (button) => button.getBoundingClientRect().height,
      ),
    );
  await see(page, "Let's talk", 'h1');
  expect(await heights()).toEqual([48]);
  await follow(page, '/request-access');
  await see(page, 'Company account already exists.', 'h1');
  expect(await heights()).toEqual([48, 48]);
  await follow(page, '/user-has-application');
  await see(page, 'You already have an application', 'h1');
  expect(await heights()).toEqual([48]);
});
