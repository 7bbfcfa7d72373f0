import { expect, onTestFinished, test } from 'vitest';
import { begin, command, isTrue, see } from './page.ts';

/** Pages of a PDF file, which Chromium writes without compressing its page objects. */
const pagesOf = (pdf: string) =>
  Buffer.from(pdf, 'base64')
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length;

/** Orientation, scale, background, width and height in cm. */
const sheets = {
  A4: ['portrait', 1, false, 21, 29.7],
  'US Letter': ['portrait', 1, false, 21.59, 27.94],
} as const;

test.each(Object.entries(sheets))(
  'the comparison of four packages is two pages on %s',
  async (_, sheet) => {
    const page = await begin({
      persona: 'custom-package-client',
      flags: { 'intake-client-plm-quoting': true },
      path: '/market-submission/ms_046/print',
    });
    await see(page, 'Page 2 of 2');
    const pdf = () => page.printPage(orientation, scale, background, width, height);
    const [orientation, scale, background, width, height] = sheet;
    const [header] = await page.$$('.site-header').map((found) => found.getText());
    expect(header).toContain('Fairlead');
    expect(pagesOf(await pdf())).toBe(2);
  },
);

test('the browser’s own Print prints the comparison as the Print button does, without controls', async () => {
  const page = await begin({
    persona: 'custom-package-client',
    flags: { 'intake-client-plm-quoting': true },
    path: '/market-submission/ms_046',
  });
  await see(page, 'Your Package Options', '#main h1');
  await isTrue(
    page,
    () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('print-sheets')),
    'The sheets were never loaded',
  );
  expect(pagesOf(await page.printPage('portrait', 1, false, 21, 29.7))).toBe(2);
  await command(page, 'Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await command(page, 'Emulation.setEmulatedMedia', {})));
  const visible = () =>
    page.execute(() =>
      ['.paper', '.compare-tools', '.sandbox-opener', 'ui-footer', '.site-header', 'button'].map(
        (selector) => [
          selector,
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
        ],
      ),
    );
  await page.execute(() => void dispatchEvent(new Event('beforeprint')));
  expect(await visible()).toEqual([
    ['.paper', true],
    ['.compare-tools', false],
    ['.sandbox-opener', false],
    ['ui-footer', false],
    ['.site-header', false],
    ['button', false],
  ]);
  await page.execute(() => void dispatchEvent(new Event('afterprint')));
  expect(await page.execute(() => document.querySelector('.paper'))).toBeNull();
});
