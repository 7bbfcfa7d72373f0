import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

const { board, packageStatus } = model;
const archived = aPackage('old', { name: 'Old', status: 'ARCHIVED', order: 9 });

test('a submission without an expiration date is described without one', async () => {
  const tool = await openTool(aSubmission([], { expiration_date: null }));
  expect(tool.get(board.$about)).toBe('Application app_1');
});

test('once the last archived package is restored, the next one that is archived is hidden', async () => {
  const tool = await openTool(aSubmission([aPackage('a'), archived]));
  await tool.send(board.archivedToggled, undefined);
  expect(tool.get(board.$showsArchived)).toBe(true);
  await tool.send(packageStatus.chosen, { packageId: 'old', to: 'IN_REVIEW' });
  expect(tool.get(board.$showsArchived)).toBe(false);
  await tool.send(packageStatus.chosen, { packageId: 'old', to: 'ARCHIVED' });
  expect(tool.get(board.$columns).map(({ id }) => id)).toEqual(['a']);
});

test('one archived package of two that is restored leaves the other in sight', async () => {
  const other = { ...archived, id: 'older', order: 10 };
  const tool = await openTool(aSubmission([archived, other]));
  await tool.send(board.archivedToggled, undefined);
  await tool.send(packageStatus.chosen, { packageId: 'old', to: 'IN_REVIEW' });
  expect(tool.get(board.$columns).map(({ id }) => id)).toEqual(['old', 'older']);
});

test('packages know their position and those that they may take', async () => {
  const tool = await openTool(
    aSubmission([
      aPackage('a', { order: 1 }),
      aPackage('b', { order: 2 }),
      aPackage('x', { order: 3, is_client_custom_package: true }),
    ]),
  );
  expect(tool.get(board.$columns).map(({ place }) => place)).toEqual([
    { now: 1, first: 1, last: 2 },
    { now: 2, first: 1, last: 2 },
    { now: 3, first: 3, last: 3 },
  ]);
});

test('a package without a description shows none', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { description: null })]));
  expect(tool.column('a').description).toBe('');
});

test('each package leads to its page in the admin variant', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  expect(tool.column('a').href).toBe('/admin/market-submission/ms_1/packages/a');
});

test.each([
  ['READY', 'RELEASED', 'Only Draft packages can be edited while the submission is live.'],
  ['ARCHIVED', 'QUOTE_BLOCKED', 'Restore the package to edit it.'],
  ['PENDING', 'QUOTE_BLOCKED', 'This package cannot be edited in its present state.'],
  ['READY', 'QUOTE_BLOCKED', null],
  ['IN_REVIEW', 'RELEASED', null],
])('the name of a package that is %s while %s: %s', async (status, submission, why) => {
  const tool = await openTool(aSubmission([aPackage('a', { status })], { status: submission }));
  await tool.send(board.archivedToggled, undefined);
  expect(tool.column('a').whyNotEdit).toBe(why);
});

test.each([
  ['READY', 'RELEASED', 'Package is locked when live'],
  ['ARCHIVED', 'QUOTE_BLOCKED', 'Restore package to edit'],
  ['READY', 'QUOTE_BLOCKED', null],
])('what a package that is %s holds while %s: %s', async (status, submission, why) => {
  const tool = await openTool(aSubmission([aPackage('a', { status })], { status: submission }));
  await tool.send(board.archivedToggled, undefined);
  expect(tool.column('a').whyNotRemove).toBe(why);
});

test('a locked board says of every package why it stays as it is', async () => {
  const tool = await openTool(
    aSubmission([aPackage('a', { status: 'READY', recommended: true })], { status: 'BOUND' }),
  );
  const why = 'The submission is bound. Its packages stay as they are.';
  expect(tool.column('a')).toMatchObject({
    whyNotEdit: why,
    whyNotRemove: why,
    whyNotRecommend: why,
  });
  expect(tool.get(model.refresh.$prompt)).toBeNull();
});

test('a package orders what it holds by product, each quote and request under its own', async () => {
  const quotes = [aQuote({ product_name: 'SML' }), aQuote({ product_name: 'SGL' })];
  const requests = [aRequest(), aRequest({ id: 'cr_2', product_name: 'CP_CPP' })];
  const tool = await openTool(
    aSubmission([aPackage('a', { quotes, coverage_requests: requests })]),
  );
  expect(
    tool.column('a').groups.map(({ product, cards }) => [product, cards.map(({ id }) => id)]),
  ).toEqual([
    ['SGL', ['qa_SGL']],
    ['CP_CPP', ['cr_2']],
    ['SML', ['qa_SML', 'cr_1']],
  ]);
});

test('an answered request is measured by the quotes of its package too', async () => {
  const [gl] = aQuote().coverages;
  const [limit] = gl?.limits ?? [];
  if (!gl || !limit) throw new Error('The quote is incomplete');
  const answer = aQuote({
    coverage_request_id: 'cr_1',
    coverages: [
      {
        ...gl,
        unique_name: 'dao',
        limits: [{ ...limit, unique_name: 'dao_agg_limit', value: 300_000_000 }],
      },
    ],
  });
  const holder = aPackage('a', {
    quotes: [answer],
    coverage_requests: [aRequest({ status: 'QUOTED' })],
  });
  const tool = await openTool(aSubmission([holder], { quotes: [] }));
  expect(tool.column('a').groups.at(-1)?.cards[0]?.requestStatus).toEqual({
    value: 'QUOTED',
    label: 'Processing',
  });
});

test('cards name their carrier where packages, or the library, hold quotes of several', async () => {
  const other = aQuote({ annual_quote_id: 'other', carrier_id: 'harbor_mutual' });
  const carriers = async (more: Parameters<typeof aSubmission>[1]) => {
    const tool = await openTool(aSubmission([aPackage('a')], more));
    return tool.column('a').groups.flatMap(({ cards }) => cards.map(({ carrier }) => carrier));
  };
  expect(await carriers({})).toEqual([null]);
  expect(await carriers({ quotes: [other] })).toEqual(['Fairlead sandbox']);
});
