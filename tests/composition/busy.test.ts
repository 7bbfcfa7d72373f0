import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { follow, see, visit } from './page.ts';

/** Holds back what is imported under a name until `release`. */
async function holdBack(page: Browser, name: string) {
  await page.execute((wanted) => {
    const load = System.import.bind(System);
    const held = new Promise<void>((resolve) => Object.assign(globalThis, { release: resolve }));
    Object.assign(System, {
      import: async (id: string, parent?: string) => {
        if (id.includes(wanted)) await held;
        return load(id, parent);
      },
    });
  }, name);
}

const release = (page: Browser) =>
  page.execute(() => (globalThis as unknown as { release(): void }).release());

const busyParts = (page: Browser) =>
  page.execute(() => document.querySelectorAll('ui-overlay, [data-busy]').length);

test('an area that loads slowly shows that in its slot, and the rest of the page works', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  await holdBack(page, 'mfe-account');
  await follow(page, '/login');
  await see(page, '#main', 'Loading...');
  await see(page, '#header', 'Sign in');
  await release(page);
  await see(page, '#main h1', 'Sign in');
  await expect.poll(() => busyParts(page)).toBe(0);
});

test('a screen whose code loads later shows that it is loading', async () => {
  const page = await visit('/login');
  await see(page, '#main', 'Sign in');
  await holdBack(page, 'chunk-later');
  await follow(page, '/request-access');
  await see(page, '#main', 'Loading...');
  await release(page);
  await see(page, '#main h1', 'Request access');
  await expect.poll(() => busyParts(page)).toBe(0);
});

test('a place that is left while its area is on its way stops saying so', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  await holdBack(page, 'mfe-account');
  await follow(page, '/login');
  await see(page, '#main', 'Loading...');
  await follow(page, '/');
  await see(page, '#main h1', 'Intake 0.1.0');
  await expect.poll(() => busyParts(page)).toBe(0);
});
