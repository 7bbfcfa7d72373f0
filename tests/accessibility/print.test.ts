import { expect, test } from 'vitest';
import { begin, see } from './page.ts';

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
