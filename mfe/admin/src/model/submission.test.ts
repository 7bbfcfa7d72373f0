import { fails } from '@fairlead/mfe-kit/testing';
import { $decisions, $route } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

test('ADMIN-014 the tool loads the submission in its admin variant', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  expect(tool.get($route)?.name).toBe('admin-market-submissions');
  expect(tool.callsOf('get-admin-market-submission')[0]?.path).toBe(
    '/admin/market-submission/ms_1',
  );
  expect(tool.get(model.submission.$view)).toBe('board');
  expect(tool.get(model.board.$about)).toBe('Application app_1, expires 12/20/2099');
});

test('where the server says whose submission it is, the board does too', async () => {
  const tool = await openTool(aSubmission([], { company: 'Tidewell Analytics, Inc.' }));
  expect(tool.get(model.board.$about)).toBe(
    'Tidewell Analytics, Inc., application app_1, expires 12/20/2099',
  );
});

test('ADMIN-015 ADMIN-016 without the flag the tool sends to / and loads nothing', async () => {
  const tool = await openTool(aSubmission([]), {}, { flags: {} });
  expect(tool.history.current().address).toBe('/');
  expect(tool.get($decisions).at(-1)).toMatchObject({ router: 'guard' });
  expect(tool.callsOf('get-admin-market-submission')).toEqual([]);
});

test('ADMIN-016 who is no admin is sent to /', async () => {
  const tool = await openTool(aSubmission([]), {
    'get-user-info': () => ({ is_admin: false, coverage_names: [] }),
  });
  expect(tool.history.current().address).toBe('/');
  expect(tool.callsOf('get-admin-market-submission')).toEqual([]);
});

test('a load that fails is logged and can be tried again', async () => {
  let isDown = true;
  const submission = aSubmission([aPackage('a')]);
  const tool = await openTool(submission, {
    'get-admin-market-submission': () => (isDown ? fails(503)() : submission),
  });
  expect(tool.get(model.submission.$view)).toBe('failed');
  expect(tool.reportPlaces()).toEqual(['admin: load submission']);
  isDown = false;
  await tool.send(model.submission.retried, undefined);
  expect(tool.get(model.submission.$view)).toBe('board');
});

test('a later load that fails keeps the board and says that it may be old, until one succeeds', async () => {
  let isDown = false;
  const submission = aSubmission([aPackage('a')]);
  const tool = await openTool(submission, {
    'get-admin-market-submission': () => (isDown ? fails(503)() : submission),
  });
  isDown = true;
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get(model.submission.$view)).toBe('board');
  expect(tool.get(model.notice.$notice)?.text).toContain('We couldn’t reload the submission.');
  isDown = false;
  await tool.send(model.submission.retried, undefined);
  expect(tool.get(model.notice.$notice)).toBeNull();
});

test('an answer that an older load brings late changes nothing', async () => {
  const older = aHeldCall();
  const newer = aSubmission([aPackage('a', { name: 'Newer' })]);
  const loads = [() => aSubmission([aPackage('a')]), older.answer, () => newer];
  const tool = await openTool(newer, {
    'get-admin-market-submission': () => loads.shift()?.(),
  });
  const first = tool.send(model.submission.reloaded, undefined);
  const second = tool.send(model.submission.reloaded, undefined);
  older.resolve(aSubmission([aPackage('a', { name: 'Older' })]));
  await Promise.all([first, second]);
  expect(tool.column('a').name).toBe('Newer');
});

test('ADMIN-042 ADMIN-041 a column groups its quotes by product and prices them per month or per year', async () => {
  const quotes = [
    aQuote({ product_name: 'SML', annual_quote_id: 'qa_2' }),
    aQuote({ product_name: 'SGL', annual_quote_id: 'qa_1' }),
  ];
  const tool = await openTool(
    aSubmission([
      aPackage('a', { quotes, coverage_requests: [aRequest({ product_name: 'CP_CEM' })] }),
    ]),
  );
  const { groups, price } = tool.column('a');
  expect(groups.map(({ label }) => label)).toEqual([
    'General Liability Policy',
    'Cyber, Errors & Omissions, and Media Liability Policy',
    'Management & Professional Liability Policy',
  ]);
  expect(price).toEqual({ amount: '$200.00', text: '/mo' });
  expect(groups[0]?.cards[0]?.lines).toEqual([
    { id: 'gl', coverage: 'General Liability', limit: '$2M', outOfPocket: '$500' },
  ]);
  expect(groups[1]?.cards[0]).toMatchObject({
    price: null,
    requestStatus: { label: 'Under Review' },
    lines: [{ limit: '$3M', outOfPocket: '$10K' }],
  });
  await tool.send(model.board.intervalChosen, 'ANNUALLY');
  expect(tool.column('a')).toMatchObject({ price: { amount: '$2,328.00', text: '/yr' } });
});

test('ADMIN-043 ADMIN-044 a package wears the banner of its quotes only when all of them agree', async () => {
  const bound = aQuote({ status: 'BOUND' });
  const asked = aQuote({ status: 'BIND_REQUESTED', product_name: 'SML' });
  const tool = await openTool(
    aSubmission([
      aPackage('a', { quotes: [bound] }),
      aPackage('b', { quotes: [asked] }),
      aPackage('c', { quotes: [bound, asked] }),
      aPackage('d', { quotes: [] }),
    ]),
  );
  expect(tool.get(model.board.$columns).map(({ banner }) => banner)).toEqual([
    'BOUND',
    'BIND REQUESTED',
    null,
    null,
  ]);
});

test('ADMIN-097 a package with two quotes of a product warns', async () => {
  const tool = await openTool(
    aSubmission([aPackage('a', { quotes: [aQuote(), aQuote()] }), aPackage('b')]),
  );
  expect(tool.column('a').warning).toBe(
    'Packages can only include one quote per product. Remove the extras before publishing.',
  );
  expect(tool.column('b').warning).toBeNull();
});

test('ADMIN-025 archived packages are hidden until the admin shows them, and come last', async () => {
  const tool = await openTool(
    aSubmission([
      aPackage('old', { status: 'ARCHIVED', order: 0 }),
      aPackage('b', { order: 2 }),
      aPackage('a', { order: 1 }),
    ]),
  );
  const shown = () => tool.get(model.board.$columns).map(({ id }) => id);
  expect(tool.get(model.board.$hasArchived)).toBe(true);
  expect(shown()).toEqual(['a', 'b']);
  await tool.send(model.board.archivedToggled, undefined);
  expect(shown()).toEqual(['a', 'b', 'old']);
});

test('ADMIN-025 without archived packages there is nothing to toggle', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  expect(tool.get(model.board.$hasArchived)).toBe(false);
});
