import { expect, test } from 'vitest';
import { isTrue } from '../browser/is-true.ts';
import { see, seeSettled, visit } from './page.ts';

test('a page that Back brings out of the browser’s memory asks whose session it has', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  await seeSettled(page);
  const asked = await page.execute(() => {
    const { fetch } = window;
    const addresses: string[] = [];
    Object.assign(globalThis, { addresses });
    window.fetch = (input, init) => {
      addresses.push(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    };
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    return addresses.length;
  });
  expect(asked).toBe(0);
  await page.execute(
    () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await isTrue(
    page,
    () =>
      (globalThis as unknown as { addresses: string[] }).addresses.some((address) =>
        address.endsWith('/session'),
      ),
    'The page never asked for its session',
  );
});
