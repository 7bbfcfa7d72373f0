import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { follow, forgetFiles, see, textOf, visit } from './page.ts';

beforeEach(forgetFiles);

/** Whether the browser has a connection; it fires `offline` and `online`. */
async function connect(page: Browser, isOnline: boolean): Promise<void> {
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await page.sendCommandAndGetResult('Network.enable', {});
  await page.sendCommandAndGetResult('Network.emulateNetworkConditions', {
    offline: !isOnline,
    ...conditions,
  });
}

test('a screen whose script did not come names the connection, and opens when the browser is online again', async () => {
  const page = await visit('/login');
  await see(page, '#main', 'Sign in');
  onTestFinished(() => connect(page, true));
  await connect(page, false);
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'check your connection and try again');
  expect(await textOf(page, '#main [data-crash] button')).toBe('Try again');
  await connect(page, true);
  await see(page, '#main', 'Unsupported location');
});
