import { afterAll, expect, test } from 'vitest';
import { type Browser, Key } from 'webdriverio';
import { begin, browser, isTrue, resize } from './page.ts';
import { enter, expectNoFindings, focused, focusOn, tabTo } from './tools-by-keyboard.ts';

afterAll(async () => {
  await resize(await browser(), 1280);
});

const inRecorder = (page: Browser, selector: string): Promise<string> =>
  page.execute(
    (wanted) =>
      [...(document.querySelector('fairlead-recorder')?.shadowRoot?.querySelectorAll(wanted) ?? [])]
        .map((element) => element.textContent?.trim() ?? '')
        .join('\n'),
    selector,
  );

/** Waits until the recorder says something there, and returns what. */
const said = (page: Browser, selector: string, text: string): Promise<void> =>
  expect.poll(() => inRecorder(page, selector)).toContain(text);

/** Where the recorder is, and how much longer the page is for it, above and below, in px. */
const placeIn = (page: Browser) =>
  page.execute(() => {
    const panel = document.querySelector('fairlead-recorder')?.shadowRoot?.firstElementChild;
    const { top = 0, height = 0 } = panel?.getBoundingClientRect() ?? {};
    const { paddingTop, paddingBottom } = getComputedStyle(document.documentElement);
    return {
      top,
      height,
      room: [paddingTop, paddingBottom].map((text) => Number.parseFloat(text)),
    };
  });

/** What is marked on the page, if nothing lies over it. */
const marked = (page: Browser): Promise<readonly string[]> =>
  page.execute(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const element = effect instanceof KeyframeEffect ? effect.target : null;
      if (!element || !(effect as KeyframeEffect).getKeyframes()[0]?.outlineOffset) return [];
      const { left, top, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 20, top + height / 2);
      return element.contains(seen) ? [element.textContent ?? ''] : [];
    }),
  );

/** Begins a recording in the sandbox's panel. */
async function record(page: Browser): Promise<void> {
  await enter(page, 'Open sandbox');
  await isTrue(
    page,
    () => document.activeElement?.closest('fairlead-sandbox-panel') !== null,
    'The panel never took the focus',
  );
  await enter(page, 'Record');
  await said(page, 'h2', 'Recording');
}

test('somebody with the keyboard alone records, keeps, changes and dismisses, and the focus is never lost', async () => {
  const page = await begin({ persona: 'requires-review' });
  await record(page);

  await enter(page, 'Request an expedited quote');
  await said(page, '.offer > p', 'Proposed: this heading');
  await said(page, '[role=status]', 'Proposed: see heading: Request an expedited quote');
  await expectNoFindings(page, 'a proposal');
  await enter(page, 'Keep');
  await focusOn(page, 'Recorded steps');
  expect(await inRecorder(page, '.offer')).toBe('');

  await page.back();
  await said(page, '.offer code', 'see heading');
  await enter(page, 'Change');
  await focusOn(page, 'Text to expect');
  await page.keys(Key.Escape);
  await focusOn(page, 'Change');
  await page.keys(Key.Enter);
  await focusOn(page, 'Text to expect');
  await page.keys([...' today']);
  await page.keys(Key.Enter);
  await focusOn(page, 'Recorded steps');
  await said(page, 'li:last-child code', 'today');

  await enter(page, 'Expect something…');
  await focusOn(page, 'Text to expect');
  await expectNoFindings(page, 'a choice of what to expect');
  await page.keys([...'Nobody says this']);
  await page.keys(Key.Enter);
  await focusOn(page, 'Expect something…');
  await said(page, '[role=status]', 'The page doesn’t say “Nobody says this”.');
  await expectNoFindings(page, 'a notice');
  await enter(page, 'Dismiss');
  await focusOn(page, 'Recorded steps');
  expect(await inRecorder(page, '.notice')).toBe('');
});

test('what a proposal is about is scrolled to and marked, or said not to be there', async () => {
  const page = await begin({ persona: 'requires-review' });
  await record(page);
  await resize(page, 1280, 500);
  await enter(page, 'Request an expedited quote');
  await said(page, '.offer code', 'see heading');
  await page.execute(() => scrollTo(0, document.documentElement.scrollHeight));
  await enter(page, 'Show where');
  expect(await marked(page)).toEqual(['Request an expedited quote']);
  await page.back();
  await said(page, 'li:last-child code', 'expert review');
  await enter(page, 'Show where');
  await said(page, '[role=status]', 'It isn’t on the page now.');
});

test('somebody with the keyboard alone stops, goes on, names and saves', async () => {
  const page = await begin({ persona: 'requires-review' });
  await record(page);
  await enter(page, 'Request an expedited quote');
  await said(page, '.offer code', 'see heading');
  await enter(page, 'Stop and save…');
  await focusOn(page, 'Name');
  await expectNoFindings(page, 'a recording that is stopped');
  await enter(page, 'Go on recording');
  await focusOn(page, 'Stop and save…');
  await page.keys(Key.Enter);
  await focusOn(page, 'Name');
  await page.keys([...'Priya is in a hurry']);
  await tabTo(page, 'Tags (optional)');
  await page.keys([...'applicant']);
  await enter(page, 'Save scenario');
  await focusOn(page, 'The scenario');
  await said(
    page,
    'pre',
    'scenario: Priya is in a hurry\ntags: [applicant]\nas: requires-review\n',
  );
  await said(page, 'pre', '  - see screen: expedited-quote-request');
  await expectNoFindings(page, 'a scenario that is saved');
  await enter(page, 'Close');
  await focusOn(page, 'Open sandbox');
  expect((await focused(page)).isInRecorder).toBe(false);
});

test('the focus is on the sandbox’s button after a recording is thrown away', async () => {
  const page = await begin({ persona: 'requires-review' });
  await record(page);
  await enter(page, 'Throw away');
  await focusOn(page, 'Open sandbox');
  expect(await page.execute(() => localStorage.getItem('fairlead-sandbox-recording'))).toBe(null);
});

test('the recorder moves to the corner across and folds, by keyboard and by pointer, also on the next page', async () => {
  const page = await begin({ persona: 'requires-review' });
  await record(page);
  await resize(page, 1280, 800);
  const bottom = await placeIn(page);
  expect([bottom.top > 400, bottom.height]).toEqual([true, 360]);
  await enter(page, 'Move');
  expect(await placeIn(page)).toEqual({ top: 16, height: 360, room: [392, 0] });
  await focusOn(page, 'Move');
  await enter(page, 'Fold');
  await focusOn(page, 'Unfold');
  expect(await placeIn(page)).toEqual({ top: 16, height: 52, room: [84, 0] });
  await expectNoFindings(page, 'a recorder that is folded');
  await resize(page, 1280, 800);
  await page.refresh();
  await said(page, 'h2', 'Recording');
  expect(await placeIn(page)).toEqual({ top: 16, height: 52, room: [84, 0] });
  const recorder = page.$('fairlead-recorder');
  await recorder.shadow$('[data-action=Fold]').click();
  await recorder.shadow$('[data-action=Move]').click();
  expect(await placeIn(page)).toEqual(bottom);
});
