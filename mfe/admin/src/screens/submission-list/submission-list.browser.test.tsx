import '@fairlead/ui';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui/styles/index.css';
import '../../styles/index.css';
import { fails } from '@fairlead/mfe-kit/testing';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { clearTool, findNamed, showTool } from '../../../testing/show-tool.tsx';
import { aSubmission } from '../../../testing/submission.ts';
import { aList, aSummary } from '../../../testing/submission-list.ts';
import { SubmissionListScreen } from './submission-list.tsx';

afterEach(clearTool);

const three = aList(['ms_1', 'ms_2', 'ms_3'].map((id) => aSummary(id)));
const open = (copied: string[] = []) =>
  showTool(
    aSubmission([]),
    { 'list-market-submissions': three },
    { address: '/admin', clipboard: (text) => void copied.push(text) },
    SubmissionListScreen,
  );
const focused = () => document.activeElement?.textContent || document.activeElement?.id;
const searchHasFocus = () => vi.waitFor(() => expect(focused()).toBe('submissions-search'));

test('the search has the focus, the arrow keys move through the results, and slash returns to the search', async () => {
  await open();
  await searchHasFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Company ms_1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Company ms_3');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Company ms_1');
  await userEvent.keyboard('{End}/');
  expect(focused()).toBe('submissions-search');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(focused()).toBe('submissions-search');
});

test('Enter in the search opens the first result, and waits for the answer to what was typed', async () => {
  const tool = await open();
  await searchHasFocus();
  await userEvent.keyboard('ms_2{Enter}');
  expect(tool.history.current().address).toBe('/admin');
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
  await vi.waitFor(() => expect(tool.get(tool.model.submissionList.$isSearching)).toBe(false));
  await userEvent.keyboard('{Enter}');
  expect(tool.history.current().address).toBe('/admin/market-submissions/ms_2');
});

test('a column is sorted by keyboard, its head keeps the focus and says the order', async () => {
  const tool = await open();
  await searchHasFocus();
  const head = await findNamed('th button', 'Company');
  head.focus();
  const order = () =>
    [...document.querySelectorAll('[aria-sort]')].map(
      (one) => `${one.textContent} ${one.getAttribute('aria-sort')}`,
    );
  expect(order()).toEqual(['Updated descending']);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(order()).toEqual(['Company ascending']));
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(order()).toEqual(['Company descending']));
  expect(document.activeElement).toBe(head);
  expect(tool.callsOf('list-market-submissions')).toHaveLength(3);
});

test('on a result Q opens its library and C copies the client’s link', async () => {
  const copied: string[] = [];
  const tool = await open(copied);
  await searchHasFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}c');
  await vi.waitFor(() => expect(copied).toEqual([`${location.origin}/market-submission/ms_2`]));
  await userEvent.keyboard('q');
  expect(tool.history.current().address).toBe('/admin/market-submissions/ms_2/quote-library');
});

test.each(['Search all statuses', 'Clear search'])(
  '%s of the empty list gives the focus to the search',
  async (name) => {
    await showTool(
      aSubmission([]),
      { 'list-market-submissions': aList([]) },
      { address: '/admin?search=nobody&status=FAILED', clipboard: () => {} },
      SubmissionListScreen,
    );
    const button = await findNamed('button', name);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await searchHasFocus();
  },
);

test('Try again of a list that could not be loaded gives the focus to the search', async () => {
  await showTool(
    aSubmission([]),
    { 'list-market-submissions': fails(500) },
    { address: '/admin', clipboard: () => {} },
    SubmissionListScreen,
  );
  const button = await findNamed('button', 'Try again');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await searchHasFocus();
});

test('the result that the focus moves up to is below the heads of the table', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `ms_${index}`);
  await showTool(
    aSubmission([]),
    { 'list-market-submissions': aList(ids.map((id) => aSummary(id))) },
    { address: '/admin', clipboard: () => {} },
    SubmissionListScreen,
  );
  await expect.poll(() => document.querySelectorAll('tbody a').length).toBe(40);
  const list = document.querySelector<HTMLElement>('.subs-scroll');
  // As high as the window lets it be.
  list?.setAttribute('style', 'flex: none; height: 300px');
  const links = [...document.querySelectorAll<HTMLElement>('tbody a')];
  const hidden: (string | null)[] = [];
  for (const link of links.toReversed()) {
    link.focus();
    const heads = document.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
    if (link.getBoundingClientRect().top < heads) hidden.push(link.textContent);
  }
  expect(hidden).toEqual([]);
});

test('on a phone the frame of an empty list keeps its distance from both edges', async () => {
  onTestFinished(() => browserPage.viewport(1280, 900));
  await browserPage.viewport(375, 800);
  await open();
  await searchHasFocus();
  await userEvent.keyboard('nothing');
  const frame = await vi.waitFor(() => {
    const empty = document.querySelector('.subs-empty');
    if (!empty) throw new Error('The list is not empty');
    return empty.getBoundingClientRect();
  });
  expect([frame.left, innerWidth - frame.right]).toEqual([16, 16]);
});
