import { expect, test } from 'vitest';
import { libraryAddress, openLibrary, quoteOf, shownCards } from '../../../testing/library.ts';
import { model, openTool } from '../../../testing/open-tool.ts';
import { aQuote, aRequest, aSubmission } from '../../../testing/submission.ts';

const { library } = model;

test('ADMIN-019 the quote library is open at its own address and closes to the board', async () => {
  const tool = await openLibrary();
  expect(tool.get(library.$isOpen)).toBe(true);
  await tool.send(library.closed, undefined);
  expect(tool.address()).toBe('/admin/market-submissions/ms_1');
  expect(tool.get(library.$isOpen)).toBe(false);
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(1);
});

test('quotes and requests are by product, each with its status', async () => {
  const tool = await openLibrary();
  expect(
    tool.get(library.$groups).map(({ label, count, cards }) => ({
      label,
      count,
      cards: cards.map(({ id, name, libraryStatus }) => [id, name, libraryStatus]),
    })),
  ).toEqual([
    {
      label: 'General Liability Policy',
      count: 1,
      cards: [['q4', 'General Liability quote 1', 'Available']],
    },
    {
      label: 'Management & Professional Liability Policy',
      count: 6,
      cards: [
        ['q1', 'Management Liability quote 1', 'Available'],
        ['q2', 'Management Liability quote 2', 'Available'],
        ['q3', 'Management Liability quote 3', 'Available'],
        ['cr_1', 'Management Liability request CR-1', 'Pending'],
        ['cr_2', 'Management Liability request CR-2', 'Declined'],
        ['cr_3', 'Management Liability request CR-3', 'Pending'],
      ],
    },
  ]);
});

test('ADMIN-029 the search looks for every word, in upper or lower case', async () => {
  const tool = await openLibrary();
  await tool.send(library.searched, 'DIRECTORS $3m');
  expect(shownCards(tool)).toEqual(['q1', 'cr_1', 'cr_2', 'cr_3']);
  await tool.send(library.searched, 'cr-2');
  expect(shownCards(tool)).toEqual(['cr_2']);
  expect(tool.get(library.$counts)).toEqual({ found: 1, all: 7 });
  await tool.send(library.searched, 'nothing like it');
  expect(shownCards(tool)).toEqual([]);
});

test('ADMIN-029 ADMIN-030 filters by status and coverage are chips that can be taken away', async () => {
  const tool = await openLibrary();
  await tool.send(library.statusToggled, 'Pending');
  expect(shownCards(tool)).toEqual(['cr_1', 'cr_3']);
  await tool.send(library.statusToggled, 'Declined');
  expect(shownCards(tool)).toEqual(['cr_1', 'cr_2', 'cr_3']);
  await tool.send(library.statusToggled, 'Pending');
  expect(shownCards(tool)).toEqual(['cr_2']);
  await tool.send(library.chipRemoved, 'status:Declined');
  await tool.send(library.statusToggled, 'Available');
  await tool.send(library.coverageToggled, 'epl');
  expect(shownCards(tool)).toEqual(['q3']);
  expect(tool.get(library.$chips)).toEqual([
    { id: 'status:Available', text: 'Available' },
    { id: 'coverage:epl', text: 'Employment Practices Liability' },
  ]);
  await tool.send(library.coverageToggled, 'gl');
  expect(shownCards(tool)).toEqual(['q4', 'q3']);
  await tool.send(library.cleared, undefined);
  expect(shownCards(tool)).toHaveLength(7);
});

test.each([
  ['limit-up', ['q4', 'q2', 'q3', 'q1']],
  ['limit-down', ['q4', 'q1', 'q3', 'q2']],
  ['outOfPocket-up', ['q4', 'q2', 'q1', 'q3']],
  ['outOfPocket-down', ['q4', 'q3', 'q1', 'q2']],
  ['premium-up', ['q4', 'q3', 'q1', 'q2']],
  ['premium-down', ['q4', 'q2', 'q1', 'q3']],
])('ADMIN-031 sorted by %s the quotes of each product are in this order', async (sort, order) => {
  const tool = await openLibrary();
  await tool.send(library.statusToggled, 'Available');
  await tool.send(library.sortChosen, sort);
  expect(shownCards(tool)).toEqual(order);
});

test('requests have no premium, so they are behind the quotes in either direction', async () => {
  const tool = await openLibrary();
  for (const sort of ['premium-up', 'premium-down']) {
    await tool.send(library.sortChosen, sort);
    expect(shownCards(tool).slice(-3)).toEqual(['cr_1', 'cr_2', 'cr_3']);
  }
  expect(tool.get(library.$chips)).toEqual([{ id: 'sort', text: 'Premium: High to Low' }]);
  await tool.send(library.chipRemoved, 'sort');
  expect(shownCards(tool)[1]).toBe('q1');
});

test('an answered request is in the library as its quote, and as declined when the quote falls short', async () => {
  const asked = aRequest({ id: 'cr_9', status: 'QUOTED' });
  const answer = { ...quoteOf('met', 3_000_000, 10_000, 900), coverage_request_id: 'cr_9' };
  const low = { ...quoteOf('low', 2_000_000, 10_000, 900), coverage_request_id: 'cr_9' };
  const open = (quote: typeof answer) =>
    openTool(
      aSubmission([], { quotes: [quote], coverage_requests: [asked] }),
      {},
      { address: libraryAddress },
    );
  expect(shownCards(await open(answer))).toEqual(['met']);
  expect(shownCards(await open(low))).toEqual(['low', 'cr_9']);
});

test('of many cards forty are drawn, then forty more, and forty again after another search', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    aQuote({ annual_quote_id: `q${index}`, monthly_quote_id: `m${index}` }),
  );
  const tool = await openTool(aSubmission([], { quotes: many }), {}, { address: libraryAddress });
  expect([shownCards(tool).length, tool.get(library.$more)]).toEqual([40, 60]);
  expect(tool.get(library.$groups)[0]?.count).toBe(100);
  await tool.send(library.moreAsked, undefined);
  expect([shownCards(tool).length, tool.get(library.$more)]).toEqual([80, 20]);
  await tool.send(library.searched, 'general');
  expect([shownCards(tool).length, tool.get(library.$more)]).toEqual([40, 60]);
});
