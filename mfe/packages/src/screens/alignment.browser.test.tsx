import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import {
  aCoverage,
  aCustomPackage,
  aPackage,
  aQuote,
  aSubmission,
} from '../../testing/builders.ts';
import { base, own, withOwn } from '../../testing/package-page.ts';
import { pressByKey, showScreen } from '../../testing/show-screen.tsx';
import { HomeScreen } from './home/home.tsx';
import { PackageScreen } from './package/package.tsx';

afterEach(() => browserPage.viewport(1280, 900));

const there = (selector: string) =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  });
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const twoSizes = {
  'get-market-submission': () =>
    aSubmission({
      packages: [
        aPackage('pk_1', { description: 'Short.' }),
        aPackage('pk_2', {
          description:
            'A description that takes two lines or three in a narrow column of the page.',
          quotes: [aQuote('b', { coverages: [aCoverage('epl'), aCoverage('dao')] })],
        }),
      ],
    }),
};

/** Where these parts of each package begin. */
const tops = (selector: string) =>
  all('.option').map((option) =>
    [...option.querySelectorAll(selector)].map((part) =>
      Math.round(part.getBoundingClientRect().top),
    ),
  );

test.each([1280, 768, 375])(
  'PACKAGES-037 PACKAGES-041 at %i px the rows of the comparison are at one height in every package',
  async (width) => {
    await browserPage.viewport(width, 900);
    await showScreen(HomeScreen, '/market-submission/ms_1', { ...base, ...twoSizes });
    await there('.option .cell');
    const [first = [], second = []] = tops('.cell');
    expect(first).toHaveLength(2);
    expect(first).toEqual(second);
    // A value stays right below the name of its row, whatever the others take.
    const below = (name: HTMLElement) =>
      (name.nextElementSibling?.getBoundingClientRect().top ?? 0) -
      name.getBoundingClientRect().top;
    expect(new Set(all('.cell-name').map(below)).size).toBe(1);
    expect(all('.is-recommended .option-flag').map(({ textContent }) => textContent)).toEqual([
      'RECOMMENDED',
    ]);
  },
);

test('prices and buttons are at one height, also beside a package that is under review', async () => {
  await showScreen(HomeScreen, '/market-submission/ms_1', {
    ...base,
    'get-market-submission': () =>
      aSubmission({
        packages: [
          aPackage('pk_1', { description: 'Short.' }),
          aCustomPackage({ status: 'IN_REVIEW' }),
        ],
      }),
  });
  await there('.option .chip');
  for (const part of ['.option-price', '.option-pin', '.option-actions']) {
    const [ready, underReview] = tops(part);
    expect(ready).toHaveLength(1);
    expect(underReview).toEqual(ready);
  }
});

test('amounts and prices of two coverages in a row are at one height, whatever their texts take', async () => {
  const coverages = [aCoverage('eao'), aCoverage('cyber')];
  await showScreen(PackageScreen, own, {
    ...base,
    'get-market-submission': () => withOwn({ quotes: [aQuote('own', { coverages })] }),
  });
  await there('.coverage + .coverage');
  const heights = all('.coverage-head > p').map((text) => text.getBoundingClientRect().height);
  expect(heights[0]).not.toBe(heights[1]);
  for (const part of ['.coverage-head > p', '.facts', '.coverage-foot']) {
    const [first, second] = all(part).map((shown) => shown.getBoundingClientRect().top);
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(first);
  }
});

test('the button of the summary stays where it was pressed while the price is updated', async () => {
  await showScreen(PackageScreen, own, { ...base, 'customize-package': noAnswerYet });
  await pressByKey('View Details: Employment Practices Liability');
  await pressByKey('$2,000,000', ' ');
  await pressByKey('Apply');
  const button = await there('.package-aside .button-lg');
  await expect.poll(() => button.textContent).toBe('Save & Update');
  const { top } = button.getBoundingClientRect();
  await pressByKey('Save & Update');
  await expect.poll(() => button.textContent).toBe('Updating price…');
  expect(button.getBoundingClientRect().top).toBeCloseTo(top, 0);
});

test('on a narrow screen Print is as wide as its words', async () => {
  await browserPage.viewport(768, 900);
  await showScreen(HomeScreen, '/market-submission/ms_1', { ...base, ...twoSizes });
  const print = await there('.compare-head .button');
  expect(print.getBoundingClientRect().width).toBeLessThan(160);
});
