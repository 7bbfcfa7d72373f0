import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aPackage, aSubmission } from '../../testing/builders.ts';
import { base } from '../../testing/package-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { HomeScreen } from './home/home.tsx';
import { PackageScreen } from './package/package.tsx';

const ids = Array.from({ length: 12 }, (_, index) => `pk_${index + 1}`);

test.each(['pk_1', 'pk_7', 'pk_12'])(
  'the open package %s is in view in the strip of all packages, however many there are',
  async (id) => {
    await page.viewport(375, 800);
    await showScreen(PackageScreen, `/market-submission/ms_1/packages/${id}`, {
      ...base,
      'get-market-submission': () => aSubmission({ packages: ids.map((each) => aPackage(each)) }),
    });
    await expect.poll(isCurrentInView).toBe(true);
  },
);

test.each([
  ['of packages', PackageScreen, '/packages/pk_1'],
  ['above the comparison', HomeScreen, ''],
] as const)(
  'a link of the strip %s is in view as a whole once it has the focus',
  async (_, Screen, path) => {
    await page.viewport(375, 800);
    await showScreen(Screen, `/market-submission/ms_1${path}`, {
      ...base,
      'get-market-submission': () => aSubmission({ packages: ids.map((each) => aPackage(each)) }),
    });
    await expect.poll(findHalfOut).toBeDefined();
    const halfOut = findHalfOut();
    halfOut?.focus();
    expect(findHalfOut()).not.toBe(halfOut);
  },
);

/** The link of which the right edge of the strip cuts off a part. */
function findHalfOut(): HTMLElement | undefined {
  const strip = document.querySelector('.switcher')?.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('.switcher a')].find((link) => {
    const { left, right } = link.getBoundingClientRect();
    return strip && left < strip.right && right > strip.right;
  });
}

function isCurrentInView(): boolean | null {
  const strip = document.querySelector('.switcher');
  const current = strip?.querySelector('[aria-current]');
  if (!strip || !current || strip.scrollWidth <= strip.clientWidth) return null;
  const [outer, inner] = [strip.getBoundingClientRect(), current.getBoundingClientRect()];
  return inner.left >= outer.left && inner.right <= outer.right;
}
