import { draftsFlushed, navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { libraryAddress, libraryQuotes, openLibrary } from '../../../testing/library.ts';
import { model, openTool } from '../../../testing/open-tool.ts';
import { aSubmission } from '../../../testing/submission.ts';

const { library } = model;
const asked =
  '?search=cr&status=Pending&status=Declined&coverage=sandbox%3ASML%3Adao&sort=limit-up';

test('the filter of the library is in its address once it is chosen, and its text once its field is left', async () => {
  const tool = await openLibrary();
  await tool.send(library.searched, ' cr ');
  expect(tool.address()).toBe(libraryAddress);
  await tool.send(library.searchLeft, undefined);
  expect(tool.address()).toBe(`${libraryAddress}?search=cr`);
  expect(tool.get(library.$filter).search).toBe(' cr ');
  await tool.send(library.statusToggled, 'Declined');
  await tool.send(library.statusToggled, 'Pending');
  await tool.send(library.coverageToggled, 'sandbox:SML:dao');
  await tool.send(library.sortChosen, 'limit-up');
  const { searchParams } = new URL(tool.address() ?? '', 'http://here');
  expect([...searchParams]).toEqual([
    ['search', 'cr'],
    ['status', 'Declined'],
    ['status', 'Pending'],
    ['coverage', 'sandbox:SML:dao'],
    ['sort', 'limit-up'],
  ]);
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(1);
});

test('what is typed in the library is in its address before the page is loaded again', async () => {
  const tool = await openLibrary();
  await tool.send(library.searched, 'cr');
  await tool.send(draftsFlushed, undefined);
  expect(tool.address()).toBe(`${libraryAddress}?search=cr`);
});

test('a library that is opened with an address shows what the address asks for', async () => {
  const tool = await openTool(
    aSubmission([], { quotes: libraryQuotes }),
    {},
    {
      address: `${libraryAddress}${asked}&status=lost&experience=vanta`,
    },
  );
  expect(tool.get(library.$filter)).toEqual({
    search: 'cr',
    statuses: ['Pending', 'Declined'],
    coverages: ['sandbox:SML:dao'],
    sort: 'limit-up',
  });
  expect(tool.address()).toContain('experience=vanta');
  expect(tool.address()).not.toContain('lost');
});

test('the board’s way back to the library keeps its filter, another submission’s library has none', async () => {
  const tool = await openLibrary();
  await tool.send(library.statusToggled, 'Pending');
  const open = (marketSubmissionId: string) =>
    tool.send(navigate, { route: 'admin-quote-library', params: { marketSubmissionId } });
  await tool.send(library.closed, undefined);
  await open('ms_1');
  expect(tool.address()).toBe(`${libraryAddress}?status=Pending`);
  await open('ms_2');
  expect(tool.get(library.$filter).statuses).toEqual([]);
  expect(tool.address()).toBe('/admin/market-submissions/ms_2/quote-library');
});
