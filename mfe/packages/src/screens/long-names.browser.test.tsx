import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCustomPackage, aPackage, aSubmission } from '../../testing/builders.ts';
import { base, own } from '../../testing/package-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { BillingScreen } from './billing/billing.tsx';
import { HomeScreen } from './home/home.tsx';
import { PackageScreen } from './package/package.tsx';

afterEach(() => page.viewport(1280, 900));

const name = 'Supercalifragilistic'.repeat(4);
const long = { name, description: name };
const screens = [
  ['comparison', HomeScreen, '/market-submission/ms_1'],
  ['package', PackageScreen, own],
  ['billing', BillingScreen, '/market-submission/ms_1/billing'],
] as const;
const cases = screens.flatMap((screen) =>
  [320, 768, 1280].map((width) => [screen[0], width, screen[1], screen[2]] as const),
);

test.each(cases)(
  'on the %s at %i px a name of 80 letters without a space is in its place',
  async (_, width, Screen, address) => {
    await page.viewport(width, 900);
    await showScreen(Screen, address, {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          selected_package_id: 'pk_9',
          packages: [aPackage('pk_1', long), aCustomPackage(long)],
        }),
    });
    await expect.poll(() => document.body.textContent).toContain(name);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(sticksOut()).toEqual([]);
  },
);

test('at 320 px the spacing that a reader may choose cuts nothing off the coverages to add (WCAG 1.4.12)', async () => {
  await page.viewport(320, 900);
  const spacing = new CSSStyleSheet();
  spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
  document.adoptedStyleSheets.push(spacing);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
  await showScreen(PackageScreen, own, base);
  const list = () => document.querySelector('.add-list');
  await expect.poll(list).not.toBeNull();
  expect(list()?.scrollWidth).toBe(list()?.clientWidth);
});

/** What is wider than the place it is in; the strips of packages scroll. */
function sticksOut(): string[] {
  const inPlaces = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, b, dt, dd):not(ui-footer *)'),
  ];
  return inPlaces
    .filter((element) => {
      const place = element
        .closest('.option, .compare-heads, .panel, .wrap')
        ?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(element);
      return place && text.getBoundingClientRect().right > place.right + 1;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
