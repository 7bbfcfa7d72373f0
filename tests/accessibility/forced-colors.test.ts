import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { begin, browser, command, isTrue, resize, see, type VisitStart } from './page.ts';

beforeEach(async () => {
  const page = await browser();
  await resize(page, 1280, 2400);
  await command(page, 'Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
});
afterEach(async () => {
  const page = await browser();
  await command(page, 'Emulation.setEmulatedMedia', { features: [] });
  await resize(page, 1280);
});

const flags = { 'intake-client-plm-quoting': true };
const set = { persona: 'returning-in-progress', path: '/application/app_006/qs_industry' };
const board = { persona: 'admin-quote-blocked', path: '/admin/market-submissions/ms_051' };

test.each([
  ['the choices of a question', set, 'What you do', '.choice .check'],
  ['the progress line', set, 'What you do', '.progress > .made'],
  [
    'the switches of the comparison',
    { persona: 'ms-released', flags },
    'Your Package Options',
    '.switch input',
  ],
  ['the switches of the board', board, 'Packages', '.switch input'],
  ['the price schedules of the board', board, 'Packages', '.segmented label'],
] satisfies [string, VisitStart, string, string][])(
  'in forced colors people see %s and its value',
  async (_, beginning, heading, selector) => {
    for (const experience of ['fairlead', 'vanta'] as const) {
      const page = await begin({ ...beginning, experience });
      await see(page, heading, '#main h1');
      await isTrue(
        page,
        // What is drawn before the data is replaced when it comes.
        (which) => document.querySelector(which) !== null && !document.querySelector('.skeleton'),
        `The page never had ${selector} with its data`,
        selector,
      );
      const shown = await pictureOf(page, selector, 'nothing');
      expect(await pictureOf(page, selector, 'visibility'), 'invisible').not.toBe(shown);
      expect(await pictureOf(page, selector, 'state'), 'looks the same').not.toBe(shown);
    }
  },
);

type Change = 'nothing' | 'visibility' | 'state';

/** Takes a picture of the first such element after it was hidden, or its control or its value changed. */
async function pictureOf(page: Browser, selector: string, change: Change): Promise<unknown> {
  const clip = await page.execute(
    async (which, what) => {
      const element = document.querySelector<HTMLElement>(which);
      if (!element) throw new Error(`The page has no ${which}`);
      const control = element.matches('input') ? element : element.querySelector('input');
      element.style.visibility = what === 'visibility' ? 'hidden' : '';
      if (what === 'state' && control instanceof HTMLInputElement)
        control.checked = !control.checked;
      if (what === 'state' && !control) element.style.width = '90%';
      for (let frames = 0; frames < 2; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height, scale: 1 };
    },
    selector,
    change,
  );
  const picture = await command(page, 'Page.captureScreenshot', { clip });
  return (picture as { data: string }).data;
}
