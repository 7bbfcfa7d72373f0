import { test } from 'vitest';
import { press } from '../browser/press.ts';
import { begin, isTrue, resize, see } from './page.ts';

type Sandbox = { addFault(fault: object): void };

test('on a phone, a renewal that could not be confirmed says so in the window', async () => {
  const page = await begin({ persona: 'renewal-ready' });
  await resize(page, 375, 600);
  await press(page, 'BEGIN RENEWAL');
  await see(page, 'Is your primary business address up to date?', 'h1');
  await page.execute(() =>
    (globalThis as unknown as { fairleadSandbox: Sandbox }).fairleadSandbox.addFault({
      call: 'create-renewal',
      kind: 'status',
      status: 500,
    }),
  );
  await press(page, 'I checked this address and it is correct.');
  await page.execute(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await press(page, 'CONFIRM & CONTINUE');
  await see(page, 'Try again', '.banner-danger');
  await isTrue(
    page,
    () => {
      const banner = document.querySelector('.banner-danger')?.getBoundingClientRect();
      return banner !== undefined && banner.top >= 0 && banner.bottom <= innerHeight;
    },
    'The failure stayed outside of the window',
  );
});
