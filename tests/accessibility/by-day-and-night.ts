import type { Browser } from 'webdriverio';
import { resize } from './page.ts';

const emulate = (page: Browser, features: readonly object[]) =>
  page.sendCommandAndGetResult('Emulation.setEmulatedMedia', { features });

/** Looks at pages that follow the system's color scheme: on a phone by day and on a screen by night. */
export async function byDayAndNight(page: Browser, look: () => Promise<void>): Promise<void> {
  for (const [scheme, width] of [
    ['light', 375],
    ['dark', 1280],
  ] as const) {
    await resize(page, width);
    await emulate(page, [{ name: 'prefers-color-scheme', value: scheme }]);
    await look();
  }
  await emulate(page, []);
}
