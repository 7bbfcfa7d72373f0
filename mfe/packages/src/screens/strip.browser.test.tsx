import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { aCoverage, aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { HomeScreen } from './home/home.tsx';

const coverages = ['gl', 'bpp', 'ebl', 'cyber', 'eao', 'media', 'dao', 'epl', 'crime'];
const quotes = [aQuote('a', { coverages: coverages.map((name) => aCoverage(name)) })];
const answers: AnswerFunctions = {
  'get-market-submission': () =>
    aSubmission({
      packages: [
        aPackage('pk_1', { recommended: false, name: 'Essential', quotes }),
        aPackage('pk_2', { recommended: true, name: 'Growth', quotes }),
        aPackage('pk_3', { recommended: false, name: 'Complete', quotes }),
      ],
    }),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'get-available-coverages': () => [],
};

afterEach(() => browserPage.viewport(1280, 900));

/** Shows the comparison, and waits until its packages are drawn. */
async function showComparison(width: number) {
  await browserPage.viewport(width, 700);
  await showScreen(HomeScreen, '/market-submission/ms_1', answers);
  onTestFinished(() => window.scrollTo(0, 0));
  return vi.waitFor(() => {
    const strip = document.querySelector<HTMLElement>('.compare');
    if (!strip?.querySelector('.cell')) throw new Error('The packages are not drawn');
    return strip;
  });
}

const current = () => document.querySelector('.compare-jump [aria-current] .strong')?.textContent;
const announced = () =>
  document.querySelector('.compare-jump + [role="status"]')?.textContent ?? '';
/** The names of the packages that are in view as a whole. */
const inView = () =>
  [...document.querySelectorAll<HTMLElement>('.option')]
    .filter((option) => {
      const { left, right } = option.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    })
    .map((option) => option.querySelector('h2')?.textContent);

test('a swipe on a narrow screen makes the package in view the current one, and announces it', async () => {
  const strip = await showComparison(375);
  await vi.waitFor(() => expect(inView()).toEqual(['Growth']));
  strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' });
  await vi.waitFor(() => expect(announced()).toBe('Complete, package 3 of 3'));
  expect(current()).toBe('Complete');
});

test('the arrow keys move to the next package and back, and the focus goes to its name', async () => {
  const strip = await showComparison(375);
  await vi.waitFor(() => expect(inView()).toEqual(['Growth']));
  strip.focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(inView()).toEqual(['Complete']));
  expect(document.activeElement?.textContent).toBe('Complete');
  expect(announced()).toBe('Complete, package 3 of 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Complete');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await vi.waitFor(() => expect(inView()).toEqual(['Essential']));
  expect(announced()).toBe('Essential, package 1 of 3');
});

test.each([768, 375])(
  'at %i px the package that the strip opens at is the current one, and is not announced',
  async (width) => {
    const strip = await showComparison(width);
    await expect.poll(current).toBe('Growth');
    strip.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(announced()).toBe('');
  },
);

test('a jump announces the package that it leads to, not what it passes', async () => {
  const strip = await showComparison(375);
  await expect.poll(inView).toEqual(['Growth']);
  strip.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(announced()).toBe('Complete, package 3 of 3');
  // The beginning of the way, where the package before is still the nearest.
  strip.scrollTo({ left: 320, behavior: 'instant' });
  strip.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(announced()).toBe('Complete, package 3 of 3');
});

test('a second press counts from the package that the first one leads to, though the strip still scrolls', async () => {
  const strip = await showComparison(375);
  await vi.waitFor(() => expect(inView()).toEqual(['Growth']));
  strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' });
  await vi.waitFor(() => expect(current()).toBe('Complete'));
  strip.focus();
  const press = () =>
    strip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  press();
  // The beginning of the way, where the first package is still the nearest.
  strip.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  press();
  await vi.waitFor(() => expect(inView()).toEqual(['Essential']));
});

test('Alt and an arrow go back or forward in the browser, and move to no package', async () => {
  const strip = await showComparison(375);
  await expect.poll(inView).toEqual(['Growth']);
  const back = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
  expect(strip.dispatchEvent(new KeyboardEvent('keydown', back))).toBe(true);
  expect(current()).toBe('Growth');
});

test('a link above the packages brings its package into view with the focus on its name', async () => {
  await showComparison(375);
  const link = [...document.querySelectorAll<HTMLElement>('.compare-jump a')][2];
  link?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(inView()).toEqual(['Complete']));
  expect(document.activeElement?.textContent).toBe('Complete');
});

test('names and prices stay above the rows on a wide screen once the heads have left it', async () => {
  await showComparison(1280);
  const bar = document.querySelector<HTMLElement>('.compare-heads');
  expect(bar && getComputedStyle(bar).visibility).toBe('hidden');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await vi.waitFor(() => expect(bar && getComputedStyle(bar).visibility).toBe('visible'));
  expect(bar?.getBoundingClientRect().top).toBeLessThanOrEqual(1);
  expect(bar?.textContent).toBe('Essential$100.00/moGrowth$100.00/moComplete$100.00/mo');
  const names = [...(bar?.querySelectorAll('p') ?? [])].map((name) => name.getBoundingClientRect());
  const columns = [...document.querySelectorAll('.option')].map((option) =>
    option.getBoundingClientRect(),
  );
  expect(names.map(({ left }) => Math.round(left))).toEqual(
    columns.map(({ left }) => Math.round(left)),
  );
});
