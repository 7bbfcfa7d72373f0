import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { breakFile } from './break-file.ts';
import {
  browser,
  fileOf,
  forgetFiles,
  see,
  seeSettled,
  stage,
  styleOf,
  textOf,
  visit,
} from './page.ts';

beforeEach(forgetFiles);

/** The script of this name that the page begins with. */
function scriptOf(name: string) {
  const page = readFileSync(join(stage.dist, 'pages/intake.html'), 'utf8');
  const [path = ''] = page.match(new RegExp(`/assets/${name}-[^"]+`)) ?? [];
  return join(stage.dist, path);
}

const isSaid = async () =>
  (await browser()).execute(() =>
    document.querySelector('#not-started h1')?.checkVisibility({ visibilityProperty: true }),
  );

/** Whether the heading's font itself was asked for, once the page is laid out. Its fallback is only if that isn't at hand. */
const headingFont = async () =>
  (await browser()).execute(() => {
    document.body.getBoundingClientRect();
    return [...document.fonts].find(({ family }) => family.includes('Besley Variable'))?.status;
  });

const reports = async () => (await (await fetch(`${stage.url}/reports/`)).json()) as string[];

test.each([
  ['the shared file', () => fileOf('@fairlead/store')],
  ['the platform', () => fileOf('react')],
])(
  '%s that arrived damaged and was kept as immutable is fetched again once the server has it whole',
  async (_, file) => {
    const mend = breakFile(file(), 'damaged');
    const page = await visit('/');
    await see(page, '#main', 'Something went sideways.');
    mend();
    await page.url(`${stage.url}/`);
    await see(page, '#main', 'Intake 0.1.0');
  },
);

test('a style sheet of the document that arrived damaged is fetched again once the server has it whole', async () => {
  const mend = breakFile(styleOf('@fairlead/root-config'), 'damaged');
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  mend();
  await page.url(`${stage.url}/`);
  await see(page, '#main', 'Intake 0.1.0');
  const height = () =>
    page.execute(
      () => getComputedStyle(document.getElementById('header') ?? document.body).minHeight,
    );
  await expect.poll(height).toBe('65px');
});

test.each(['damaged', 'gone'] as const)(
  'a page whose boot script is %s says so, where to write, and reports it; it starts once the script is whole',
  async (how) => {
    const before = (await reports()).length;
    const mend = breakFile(scriptOf('boot'), how);
    const page = await visit('/start');
    await expect.poll(isSaid).toBe(true);
    await see(page, '#main', 'Fairlead didn’t start.');
    const address = await page.execute(
      () => document.querySelector<HTMLAnchorElement>('#not-started a[href^=mailto]')?.href,
    );
    expect(address).toBe('mailto:team@fairlead.example.com');
    // The report is on its way while the page says so.
    const sent = async () => (await reports())[before];
    await expect
      .poll(sent)
      .toMatch(/The boot script \/assets\/boot-[\w-]+\.js was not there or was damaged\./);
    mend();
    await page.url(`${stage.url}/`);
    await see(page, '#main', 'Intake 0.1.0');
    // The shell has started only when its own modules are there, which an area doesn't wait for.
    await expect.poll(() => page.execute(() => document.getElementById('not-started'))).toBeNull();
  },
);

test('a page that did not start names the connection, and starts when the browser is online again', async () => {
  const mend = breakFile(scriptOf('boot'), 'gone');
  const page = await visit('/');
  await see(page, '#main', 'Fairlead didn’t start. Check your connection and try again');
  await expect.poll(isSaid).toBe(true);
  expect(await textOf(page, '#not-started a.button')).toBe('Try again');
  mend();
  await page.execute(() => void dispatchEvent(new Event('online')));
  await see(page, '#main', 'Intake 0.1.0');
});

test('a page without any script shows an error in time', async () => {
  breakFile(scriptOf('boot'), 'gone');
  breakFile(scriptOf('watchdog'), 'gone');
  const page = await visit('/');
  await see(page, '#main', 'Fairlead didn’t start.');
  expect(await isSaid()).toBe(false);
  // The heading's font would delay the scripts of a page that does start.
  expect(await headingFont()).toBe('unloaded');
  const delay = await page.execute(() => {
    const [animation] = document.getElementById('not-started')?.getAnimations() ?? [];
    animation?.finish();
    return animation?.effect?.getTiming().delay;
  });
  expect(delay).toBe(20_000);
  await expect.poll(isSaid).toBe(true);
  // A font is asked for when its text is laid out, which a finished animation does not wait for.
  await expect.poll(headingFont).not.toBe('unloaded');
});

test('the session is requested without waiting for the file with React', async () => {
  breakFile(fileOf('react'), 'gone');
  const page = await visit('/');
  await see(page, '#main', 'Something went sideways.');
  // A request is in this list only once it has ended.
  const ended = () =>
    page.execute(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect.poll(ended).toContain('/api/auth-service/session');
});

test('files for later screens are requested when the session is known, not while the screen waits for it', async () => {
  const page = await browser();
  const { identifier } = (await page.sendCommandAndGetResult(
    'Page.addScriptToEvaluateOnNewDocument',
    { source: `(${holdSession})()` },
  )) as { identifier: string };
  try {
    await visit('/');
    await see(page, '#main', 'Intake 0.1.0');
    const early = await page.execute(async () => {
      // With the limit of the product's own idle work: Chromium lets a callback without one wait for much longer.
      const idle = (then: IdleRequestCallback) => requestIdleCallback(then, { timeout: 2000 });
      for (let moment = 0; moment < 5; moment += 1)
        await new Promise((resolve) => requestAnimationFrame(() => idle(resolve)));
      const asked = performance.getEntriesByType('resource').map(({ name }) => name);
      (window as unknown as { answerSession: () => void }).answerSession();
      return asked.filter((name) => /\/assets\/(chunk-web-component|map)-/.test(name));
    });
    expect(early).toEqual([]);
    await seeSettled(page);
  } finally {
    await page.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  }
});

/** Runs in the page: the auth service answers when it is told to. */
function holdSession() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (String(input instanceof Request ? input.url : input).includes('/auth-service/session'))
      await promise;
    return fetch(input, init);
  };
  Object.assign(window, { answerSession: resolve });
}

test('Enter that is held down in a field of the page submits once', async () => {
  const page = await visit('/');
  await seeSettled(page);
  const isTakenBack = await page.execute(() => {
    const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
    return !document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', held));
  });
  expect(isTakenBack).toBe(true);
});

test('the store is executed in three modules, between which the page can answer', () => {
  const code = readFileSync(fileOf('@fairlead/store'), 'utf8');
  const names = [...code.matchAll(/System\.register\("(chunk-calls|chunk-session|store)-/g)];
  expect(names.map(([, name]) => name)).toEqual(['store', 'chunk-calls', 'chunk-session']);
});

test('a shell that fails to load is reported without it', async () => {
  const before = (await reports()).length;
  breakFile(fileOf('@fairlead/root-config'), 'gone');
  const page = await visit('/start');
  await see(page, '#main', 'Something went sideways.');
  await expect.poll(async () => (await reports()).length).toBeGreaterThan(before);
  expect((await reports())[before]).toContain('"where":"start at /start, map ');
});

test('in every document the watchdog runs before the boot script', () => {
  const names = readdirSync(join(stage.dist, 'pages')).filter((name) => name.endsWith('.html'));
  expect(names).toContain('index.html');
  for (const name of names) {
    const page = readFileSync(join(stage.dist, 'pages', name), 'utf8');
    expect(page.indexOf('/assets/watchdog-')).toBeGreaterThan(0);
    expect(page.indexOf('/assets/watchdog-')).toBeLessThan(page.indexOf('/assets/boot-'));
  }
});
