import { expect, test } from 'vitest';
import { libraryAddress, openLibrary, quoteOf } from '../../../testing/library.ts';
import { model, openTool } from '../../../testing/open-tool.ts';
import { aSubmission } from '../../../testing/submission.ts';

const { library } = model;

test('what a filter offers are the coverages of the library, in the order of the requests', async () => {
  const tool = await openLibrary();
  expect(tool.get(library.$coverages)).toEqual([
    { unique_name: 'gl', label: 'General Liability' },
    { unique_name: 'dao', label: 'Directors & Officers' },
    { unique_name: 'epl', label: 'Employment Practices Liability' },
  ]);
});

test('clearing takes the search and the filters, and leaves the order', async () => {
  const tool = await openLibrary();
  await tool.send(library.searched, 'directors');
  await tool.send(library.statusToggled, 'Available');
  await tool.send(library.coverageToggled, 'dao');
  await tool.send(library.sortChosen, 'limit-up');
  await tool.send(library.cleared, undefined);
  expect(tool.get(library.$filter)).toEqual({
    search: '',
    statuses: [],
    coverages: [],
    sort: 'limit-up',
  });
});

test('removing a chip keeps the others', async () => {
  const tool = await openLibrary();
  await tool.send(library.statusToggled, 'Available');
  await tool.send(library.statusToggled, 'Pending');
  await tool.send(library.coverageToggled, 'dao');
  await tool.send(library.coverageToggled, 'epl');
  await tool.send(library.sortChosen, 'premium-down');
  await tool.send(library.chipRemoved, 'status:Available');
  await tool.send(library.chipRemoved, 'coverage:dao');
  expect(tool.get(library.$filter)).toEqual({
    search: '',
    statuses: ['Pending'],
    coverages: ['epl'],
    sort: 'premium-down',
  });
  await tool.send(library.coverageToggled, 'epl');
  expect(tool.get(library.$chips)).toEqual([
    { id: 'status:Pending', text: 'Pending' },
    { id: 'sort', text: 'Premium: High to Low' },
  ]);
  await tool.send(library.chipRemoved, 'sort');
  expect(tool.get(library.$filter).sort).toBeNull();
});

test('an order that there is not is none', async () => {
  const tool = await openLibrary();
  await tool.send(library.sortChosen, 'limit-up');
  await tool.send(library.sortChosen, 'by color');
  expect(tool.get(library.$filter).sort).toBeNull();
});

test('of few cards there are no more to ask for', async () => {
  const tool = await openLibrary();
  expect(tool.get(library.$more)).toBe(0);
});

test('prices and premiums are those of the chosen interval', async () => {
  const tool = await openLibrary();
  const premiums = () => tool.get(library.$cards).map(({ premium }) => premium);
  expect(premiums().slice(0, 2)).toEqual([10_000, 100_000]);
  await tool.send(model.board.intervalChosen, 'ANNUALLY');
  expect(premiums().slice(0, 2)).toEqual([120_000, 1_200_000]);
});

test('coverages of one product are offered in their own order, not in that of the quotes', async () => {
  const quotes = [quoteOf('e', 1, 1, 1, 'epl'), quoteOf('d', 1, 1, 1, 'dao')];
  const tool = await openTool(aSubmission([], { quotes }), {}, { address: libraryAddress });
  expect(tool.get(library.$coverages).map(({ unique_name }) => unique_name)).toEqual([
    'dao',
    'epl',
  ]);
});
