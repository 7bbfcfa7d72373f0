import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/questions';
import '@fairlead/ui/styles/index.css';
import '../styles/index.css';
import { fails } from '@fairlead/mfe-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { quoteOf } from '../../testing/library.ts';
import { clearTool, findNamed, showTool } from '../../testing/show-tool.tsx';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

afterEach(clearTool);

const submission = aSubmission([
  aPackage('a', { name: 'Growth', order: 1, quotes: [aQuote({ annual_quote_id: 'a1' })] }),
  aPackage('b', { name: 'Complete', order: 2, quotes: [] }),
]);
const cardsOf = (id: string) =>
  document.querySelectorAll(`[data-package="${id}"] .quote-card`).length;
const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim();

async function press(name: RegExp, key = '{Enter}'): Promise<void> {
  const named = (button: Element) =>
    name.test(button.getAttribute('aria-label') ?? button.textContent.trim());
  const find = () => [...document.querySelectorAll<HTMLElement>('button')].find(named);
  await expect.poll(find, { message: String(name) }).toBeDefined();
  find()?.focus();
  await userEvent.keyboard(key);
}

test('the focus is on the name of the package once a quote was removed from it', async () => {
  await showTool(submission);
  await press(/^Remove .* from Growth$/);
  await expect.poll(() => cardsOf('a')).toBe(0);
  await expect.poll(focusedName).toBe('Growth');
});

test('the focus is on the name of the package that a quote was moved from', async () => {
  await showTool(submission);
  await press(/^Move (?!package).* of Growth to…$/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cardsOf('b')).toBe(1);
  await expect.poll(focusedName).toBe('Growth');
});

test('the focus is on the button that shows archived packages once a package was archived', async () => {
  await showTool(submission);
  await press(/Status of Growth$/);
  await userEvent.keyboard('{End}{Enter}');
  await findNamed('button', 'Show archived packages');
  await expect.poll(focusedName).toBe('Show archived packages');
});

test('the focus is on the name of the package once what failed in it was dismissed', async () => {
  await showTool(submission, { 'archive-package': fails(409) });
  await press(/Status of Growth$/);
  await userEvent.keyboard('{End}{Enter}');
  await press(/^Dismiss$/);
  await expect.poll(focusedName).toBe('Growth');
});

test('the focus is on the heading of the board once what failed in the submission was dismissed', async () => {
  await showTool(aSubmission([aPackage('a', { name: 'Growth', status: 'READY' })]), {
    'release-market-submission': fails(500),
  });
  // The shell gives it this id.
  document.querySelector('main')?.setAttribute('id', 'main');
  await press(/Submission status$/, '{ArrowDown}');
  await userEvent.keyboard('l{Enter}');
  await press(/^Set to Live$/);
  await press(/^Dismiss$/);
  await expect.poll(focusedName).toBe('Packages');
});

const library = { address: '/admin/market-submissions/ms_1/quote-library' };

test('the focus is on the search of the library once a filter was removed', async () => {
  const { model, send } = await showTool(submission, {}, library);
  await send(model.library.sortChosen, 'limit-up');
  await press(/^Remove Limit/);
  await expect.poll(() => document.activeElement?.id).toBe('library-search');
});

test('the focus is on the search of the library once a search without a result was cleared', async () => {
  const { model, send } = await showTool(submission, {}, library);
  await send(model.library.searched, 'nothing like this');
  await press(/^Clear search and filters$/);
  await expect.poll(() => document.activeElement?.id).toBe('library-search');
});

const quotesOf = (count: number) =>
  aSubmission([], {
    quotes: Array.from({ length: count }, (_, index) =>
      quoteOf(`q${index + 1}`, 1_000_000, 10_000, 1_200),
    ),
  });

test('the focus is on the first of the last cards once the library has no more', async () => {
  await showTool(quotesOf(45), {}, library);
  await press(/^Show 5 more of 5$/);
  const focusedCard = () =>
    document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
  await expect.poll(focusedCard).toBe('q41');
});

test('the focus is on the heading of the board once a quote is closed whose card is gone', async () => {
  const { model, send } = await showTool(quotesOf(2), {}, library);
  document.querySelector('main')?.setAttribute('id', 'main');
  await press(/^Details of .* quote 2$/);
  await send(model.library.searched, 'nothing like this');
  await press(/^Close$/);
  await expect.poll(focusedName).toBe('Packages');
});

test('a quote that replaces another gives the focus back to what opened it', async () => {
  await showTool(quotesOf(3), {}, library);
  for (const number of [1, 2, 3]) {
    await press(new RegExp(`^Details of .* quote ${number}$`));
    await expect
      .poll(() => document.activeElement?.getAttribute('data-place'))
      .toBe(number === 1 ? '0' : '1');
  }
  await userEvent.keyboard('{Escape}');
  await expect.poll(focusedName).toBe('Details of Management Liability quote 3');
});
