import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { waitInTest } from '../browser/wait-in-test.ts';
import { breakFile } from './break-file.ts';
import { fileOf, follow, forgetFiles, press, see, textOf, visit } from './page.ts';

test('a new screen names the window, takes the focus on its heading and is announced', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  expect(await page.getTitle()).toBe("Let's get you covered · Fairlead");
  await follow(page, '/login');
  await waitInTest(
    () => page.execute(() => document.activeElement?.tagName === 'H1'),
    'The heading never took the focus',
  );
  expect(await textOf(page, ':focus')).toBe('Sign in');
  expect(await page.getTitle()).toBe('Sign in · Fairlead');
  // It is said a frame or more after the focus has moved.
  await expect.poll(() => textOf(page, '#announcements')).toBe('Sign in');
});

test('the first screen of a visit leaves the focus where the browser put it', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  expect(await page.execute(() => document.activeElement?.tagName)).toBe('BODY');
});

test('going back opens the screen before', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  await page.back();
  await see(page, '#main', 'Intake');
});

test('the slots keep their size while their micro-frontends load', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  const shift = await page.execute(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(total))),
    );
  });
  expect(shift).toBeLessThan(0.01);
});

test('an address without a screen shows Not found, with a link to the start', async () => {
  const page = await visit('/nowhere');
  await see(page, '#main', 'There is no page at this address.');
  await see(page, '#header', 'Sign in');
  await press(page, '#main a');
  await see(page, '#main', 'Intake');
  expect(await textOf(page, '#main')).not.toContain('There is no page');
});

test('a screen that names itself names the window, until another one opens', async () => {
  const page = await visit('/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  expect(await page.getTitle()).toBe("Let's talk · Fairlead");
  await press(page, '[name=title]');
  await expect.poll(() => page.getTitle()).toBe('A name of its own · Fairlead');
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  await expect.poll(() => page.getTitle()).toBe('Sign in · Fairlead');
});

test('a screen that names itself in an effect is announced by that name, and by no other', async () => {
  const page = await openLogin({ title: 'Ask an advisor' });
  await follow(page, '/unsupported-location');
  await see(page, '#announcements', 'Ask an advisor');
  expect(await textOf(page, ':focus')).toBe('Unsupported location');
  expect(await announcements(page)).toEqual(['Ask an advisor']);
});

test('a screen that waits for its data is announced once it has its heading and its name', async () => {
  const page = await openLogin({ title: 'Ask an advisor', waits: 'yes' });
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Loading');
  await drawFrames(page, 60);
  expect(await announcements(page)).toEqual([]);
  await page.execute(() => window.dispatchEvent(new Event('loaded')));
  await see(page, '#announcements', 'Ask an advisor');
  expect(await textOf(page, ':focus')).toBe('Unsupported location');
  expect(await announcements(page)).toEqual(['Ask an advisor']);
});

test('on a hidden page a screen sets its title and focus immediately, and is announced when the page becomes visible', async () => {
  // Also before what the page loads after its first screen.
  await forgetFiles();
  breakFile(fileOf('@fairlead/root-config/after-first-screen'), 'gone');
  const page = await openLogin({ title: 'Ask an advisor' });
  await showPage(page, 'hidden');
  await follow(page, '/unsupported-location');
  await see(page, ':focus', 'Unsupported location');
  expect(await page.getTitle()).toBe('Ask an advisor · Fairlead');
  expect(await announcements(page)).toEqual([]);
  await showPage(page, 'visible');
  expect(await announcements(page)).toEqual(['Ask an advisor']);
});

/** Opens the sign-in page, whose next screen does what the session's storage says, and records what is announced. */
async function openLogin(behavior: Readonly<Record<string, string>>): Promise<Browser> {
  const page = await visit('/login');
  await see(page, '#main', 'Sign in');
  await page.execute((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
    const announced: (string | null)[] = [];
    const region = document.getElementById('announcements');
    if (region)
      new MutationObserver(() => announced.push(region.textContent)).observe(region, {
        childList: true,
      });
    Object.assign(window, { announced });
  }, Object.entries(behavior));
  return page;
}

const announcements = (page: Browser) =>
  page.execute(() => (window as unknown as { announced: string[] }).announced);

/** Lets the page draw frames. */
async function drawFrames(page: Browser, count: number): Promise<void> {
  await page.execute(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Hides the page as another tab does: no frame comes any more. */
function showPage(page: Browser, state: DocumentVisibilityState): Promise<void> {
  return page.execute((next) => {
    Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
    if (next === 'hidden') window.requestAnimationFrame = () => 0;
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
