import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { fileOf, follow, forgetFiles, press, retry, see, visit } from './page.ts';

async function seeCrashedMain(page: Browser) {
  await see(page, '#main', 'Something went sideways.');
  await see(page, '#main', 'TALK TO AN ADVISOR');
  await see(page, '#main', 'Try again');
  await see(page, '#header', 'Sign in');
}

async function seeOthersAlive(page: Browser) {
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
}

test.each(['load', 'bootstrap', 'mount', 'render', 'hang'])(
  'SHELL-018 SHELL-019 a micro-frontend that fails on %s shows the crash screen in its own slot',
  async (how) => {
    const page = await visit('/unsupported-location', how);
    await seeCrashedMain(page);
    await seeOthersAlive(page);
  },
);

test.each(['load', 'bootstrap', 'mount', 'render', 'hang'])(
  'coming back to a micro-frontend that failed on %s tries again',
  async (how) => {
    const page = await visit('/unsupported-location', how);
    await seeCrashedMain(page);
    await seeOthersAlive(page);
    await page.execute(() => sessionStorage.clear());
    await follow(page, '/unsupported-location');
    await see(page, '#main', 'Unsupported location');
  },
);

test('Try again starts a micro-frontend whose cause of failure is gone', async () => {
  const page = await visit('/unsupported-location', 'load');
  await seeCrashedMain(page);
  await page.execute(() => sessionStorage.clear());
  await press(page, retry);
  await see(page, '#main', 'Unsupported location');
});

test('a screen that throws later crashes in its slot and can be tried again', async () => {
  const page = await visit('/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  await press(page, '#main button');
  await seeCrashedMain(page);
  await press(page, retry);
  await see(page, '#main', 'Unsupported location');
});

test('a micro-frontend that the import map lacks shows the crash screen', async () => {
  const page = await visit('/carta/callback');
  await seeCrashedMain(page);
  await seeOthersAlive(page);
});

test('a file that was tampered with on disk is refused and the rest of the app lives on', async () => {
  const file = fileOf('@fairlead/mfe-account');
  const original = readFileSync(file);
  writeFileSync(file, `${original}\nglobalThis.tampered = true;`);
  try {
    await forgetFiles();
    const page = await visit('/login');
    await seeCrashedMain(page);
    expect(await page.execute(() => 'tampered' in globalThis)).toBe(false);
    await follow(page, '/unsupported-location');
    await see(page, '#main', 'Unsupported location');
    writeFileSync(file, original);
    await follow(page, '/login');
    await see(page, '#main', 'Sign in');
  } finally {
    writeFileSync(file, original);
  }
});
