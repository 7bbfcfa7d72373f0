import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import { afterAll, expect, test } from 'vitest';
import { press } from '../browser/press.ts';
import { begin, see } from './page.ts';

const dist = join(import.meta.dirname, '../../dist/sandbox');
const flags = { 'intake-client-plm-quoting': true, 'ach-payment': true };
let server = await createAppServer({ dist, port: 0 });
const { url, port } = server;

const goOffline = () => server.close();
const comeBack = async () => {
  server = await createAppServer({ dist, port });
};

afterAll(() => server.close());

test('a screen whose code did not arrive comes when the connection is back, and so does the card form', async () => {
  const page = await begin({ persona: 'ms-released', flags, origin: url });
  await see(page, 'Your Package Options', '#main h1');
  await goOffline();
  await press(page, 'Buy Now Recommended');
  await see(page, 'Something went sideways.', '#main h1');
  await see(page, 'check your connection and try again', '#main');
  await page.execute(() => document.querySelector('#main h1')?.classList.add('earlier'));
  await press(page, 'Try again');
  await see(page, 'Something went sideways.', '#main h1:not(.earlier)');
  await comeBack();
  await press(page, 'Try again');
  await see(page, 'When should coverage start?', 'main');
  await press(page, 'Continue to Payment');
  await see(page, 'Payment method', 'main h2');
  await goOffline();
  await press(page, 'Credit card');
  await see(page, 'We couldn’t load the card form.', 'main');
  await comeBack();
  await press(page, 'Try again');
  await see(page, 'Card number', '.card-form[aria-busy=false]');
  expect(new URL(await page.getUrl()).pathname).toMatch(/checkout\/MONTHLY$/);
});
