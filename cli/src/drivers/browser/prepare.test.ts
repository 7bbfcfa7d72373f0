import { expect, test } from 'vitest';
import type { Io } from '../../io.ts';
import type { RunSettings } from '../../run/terms/settings.ts';
import { prepareBrowser } from './prepare.ts';

const io = { env: {}, err: () => {} } as unknown as Io;
const settings = {
  driver: 'browser',
  server: { url: 'http://localhost:4400' },
} as unknown as RunSettings;
const grid = 'http://localhost:4444';

/** What a run passes on to its browsers. A grid and a server leave nothing to find or to start. */
const browserOf = async (options: object) =>
  (await prepareBrowser(settings, { grid, ...options }, io)).settings.browser;

test('--headed, --slow and --touch reach the browser', async () => {
  expect(await browserOf({ headed: true, slow: 300 })).toMatchObject({
    grid,
    isHeaded: true,
    slow: 300,
    isTouch: false,
  });
  expect(await browserOf({ touch: true })).toMatchObject({ isHeaded: false, isTouch: true });
});

test('without them, the browser has no window, no pause and a mouse', async () => {
  expect(await browserOf({})).toMatchObject({ isHeaded: false, isTouch: false, slow: 0 });
});
