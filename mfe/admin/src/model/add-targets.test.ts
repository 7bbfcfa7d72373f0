import { expect, test } from 'vitest';
import { libraryAddress, libraryQuotes, openLibrary } from '../../testing/library.ts';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

test('a card can be added where the package takes it, with the new total; the others say why not', async () => {
  const start = aSubmission(
    [
      aPackage('a', { name: 'Growth', order: 1, quotes: [libraryQuotes[1] ?? aQuote()] }),
      aPackage('b', { name: 'Complete', order: 2, status: 'READY' }),
      aPackage('c', { name: 'Old', order: 3, status: 'ARCHIVED' }),
      aPackage('d', { name: 'New', order: 4, quotes: [] }),
    ],
    { quotes: libraryQuotes },
  );
  const tool = await openTool(start, {}, { address: libraryAddress });
  expect(tool.get(model.targets)({ cardId: 'q1', from: null })).toEqual([
    { value: 'd', text: 'New, Draft', note: 'New total $1,000.00/mo', key: '1' },
    {
      value: 'a',
      text: 'Growth, Draft',
      reason:
        'A quote for Management & Professional Liability Policy already exists in the package.',
    },
    { value: 'b', text: 'Complete, Ready', reason: 'Package must be In Review to add quotes' },
    { value: 'c', text: 'Old, Archived', reason: 'Restore package to edit' },
  ]);
});

test('requests are added without a price of their own, beside the packages that hold them', async () => {
  const start = aSubmission(
    [
      aPackage('a', { name: 'Growth', order: 1 }),
      aPackage('b', { name: 'Asked', order: 2, coverage_requests: [aRequest()] }),
      aPackage('c', { name: 'Third', order: 3, quotes: [] }),
    ],
    { coverage_requests: [aRequest()], status: 'RELEASED' },
  );
  const tool = await openTool(start, {}, { address: libraryAddress });
  const card = { cardId: 'cr_1', from: null };
  expect(tool.get(model.targets)(card)).toEqual([
    { value: 'a', text: 'Growth, Draft', note: 'New total $100.00/mo', key: '1' },
    { value: 'c', text: 'Third, Draft', note: 'No monthly price', key: '2' },
    { value: 'b', text: 'Asked, Draft', reason: 'These requests are in the package already.' },
  ]);
  expect(
    tool
      .get(model.targets)({ cardId: 'cr_1', from: 'b' })
      .map(({ value }) => value),
  ).toEqual(['a', 'c']);
  await tool.send(model.board.intervalChosen, 'ANNUALLY');
  expect(tool.get(model.targets)(card)[0]?.note).toBe('New total $1,164.00/yr');
});

test('a ready package of a live submission is Live where cards can be added', async () => {
  const start = aSubmission([aPackage('a', { name: 'Growth', status: 'READY' })], {
    coverage_requests: [aRequest()],
    status: 'RELEASED',
  });
  const tool = await openTool(start, {}, { address: libraryAddress });
  expect(tool.get(model.targets)({ cardId: 'cr_1', from: null })[0]?.text).toBe('Growth, Live');
  expect(tool.get(model.targets)({ cardId: 'no such card', from: null })).toEqual([]);
});

test('where a card can go is worked out once for each board', async () => {
  const tool = await openLibrary();
  const card = { cardId: 'q1', from: null };
  const before = tool.get(model.targets);
  expect(before(card)).toBe(before(card));
  expect(before({ cardId: 'q1', from: 'a' })).not.toBe(before(card));
  await tool.send(model.board.intervalChosen, 'ANNUALLY');
  expect(tool.get(model.targets)(card)).not.toBe(before(card));
});
