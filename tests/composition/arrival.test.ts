import { waitUntil } from '@fairlead/cli/drivers/browser/wait-until';
import { expect, test } from 'vitest';
import { follow, press, see, textOf, visit } from './page.ts';

test('a new screen names the window, takes the focus on its heading and is announced', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  expect(await page.getTitle()).toBe("Let's get you covered · Fairlead");
  await follow(page, '/login');
  await waitUntil(() => page.execute(() => document.activeElement?.tagName === 'H1'), {
    sentence: 'The heading never took the focus',
  });
  expect(await textOf(page, ':focus')).toBe('Sign in');
  expect(await page.getTitle()).toBe('Sign in · Fairlead');
  expect(await textOf(page, '#announcements')).toBe('Sign in');
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
  expect(await page.getTitle()).toBe('A name of its own · Fairlead');
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  expect(await page.getTitle()).toBe('Sign in · Fairlead');
});

test('a screen that names itself as it opens is announced by that name', async () => {
  const page = await visit('/login');
  await see(page, '#main', 'Sign in');
  await page.execute(() => sessionStorage.setItem('title', 'Ask an advisor'));
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  await see(page, '#announcements', 'Ask an advisor');
  expect(await textOf(page, '#announcements')).toBe('Ask an advisor');
});
