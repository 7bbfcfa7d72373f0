import { fails } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

const sml = aQuote({ annual_quote_id: 'sml', monthly_quote_id: 'smlm', product_name: 'SML' });
const requests = [aRequest(), aRequest({ id: 'cr_2' })];
const growth = aPackage('a', { name: 'Growth' });
const complete = aPackage('b', { name: 'Complete', order: 2, quotes: [], status: 'READY' });
const live = (more = {}) => aPackage('c', { name: 'Live', order: 3, status: 'READY', ...more });
const board = (more: Parameters<typeof aSubmission>[1] = {}) =>
  aSubmission([growth, complete, live()], {
    quotes: [...growth.quotes, sml],
    coverage_requests: requests,
    ...more,
  });
const { moved } = model.contents;
const sgl = { annual_quote_id: 'qa_SGL', monthly_quote_id: 'qm_SGL' };

test('API-070 ADMIN-060 ADMIN-112 a quote is added with exactly the ids that the package holds then', async () => {
  const tool = await openTool(board());
  await tool.send(moved, { cardId: 'sml', from: null, to: 'a' });
  expect(tool.callsOf('update-package').map(({ body }) => body)).toEqual([
    {
      package_id: 'a',
      quotes: [sgl, { annual_quote_id: 'sml', monthly_quote_id: 'smlm' }],
      coverage_request_ids: [],
    },
  ]);
  expect(tool.column('a').groups.map(({ product }) => product)).toEqual(['SGL', 'SML']);
  expect(tool.column('a').status).toBe('IN_REVIEW');
});

test('ADMIN-007 requests for one coverage are added together', async () => {
  const tool = await openTool(board());
  await tool.send(moved, { cardId: 'cr_1+cr_2', from: null, to: 'a' });
  expect(tool.callsOf('update-package')[0]?.body).toEqual({
    package_id: 'a',
    quotes: [sgl],
    coverage_request_ids: ['cr_1', 'cr_2'],
  });
  expect(tool.toasts().map(({ text }) => text)).toEqual([
    '2 Management Liability requests added to Growth.',
  ]);
});

test('ADMIN-083 a quote is removed from a ready package, which becomes a draft again', async () => {
  const tool = await openTool(board());
  await tool.send(moved, { cardId: 'qa_SGL', from: 'c', to: null });
  expect(tool.callsOf('update-package')[0]?.body).toEqual({
    package_id: 'c',
    quotes: [],
    coverage_request_ids: [],
  });
  expect(tool.column('c').status).toBe('IN_REVIEW');
  await tool.send(model.undo.asked, undefined);
  expect(tool.column('c').status).toBe('READY');
  expect(tool.callsOf('ready-package').map(({ body }) => body)).toEqual([{ package_id: 'c' }]);
});

test('a quote goes from one package to another: added there first, then taken from here', async () => {
  const target = aPackage('d', { name: 'Draft', order: 4, quotes: [] });
  const tool = await openTool(aSubmission([growth, target]));
  await tool.send(moved, { cardId: 'qa_SGL', from: 'a', to: 'd' });
  expect(tool.callsOf('update-package').map(({ body }) => body)).toEqual([
    { package_id: 'd', quotes: [sgl], coverage_request_ids: [] },
    { package_id: 'a', quotes: [], coverage_request_ids: [] },
  ]);
  expect(tool.toasts().map(({ text }) => text)).toEqual([
    'General Liability quote moved from Growth to Draft.',
  ]);
});

test('ADMIN-095 ADMIN-096 a second quote of a product is refused in the words of the specification', async () => {
  const tool = await openTool(board());
  await tool.send(moved, { cardId: 'qa_SGL', from: null, to: 'a' });
  expect(tool.callsOf('update-package')).toEqual([]);
  expect(tool.toasts()).toEqual([
    {
      text: 'Quote already exists on package. A quote for General Liability Policy already exists in the package.',
      audience: 'admin',
    },
  ]);
});

test.each([
  ['ADMIN-047', 'QUOTE_BLOCKED', 'Package must be In Review to add quotes'],
  ['ADMIN-045', 'RELEASED', 'Package is locked when live'],
])('%s a package that is ready while %s refuses a quote', async (_, status, why) => {
  const tool = await openTool(board({ status }));
  await tool.send(moved, { cardId: 'sml', from: null, to: 'b' });
  expect(tool.callsOf('update-package')).toEqual([]);
  expect(tool.toasts().map(({ text }) => text)).toEqual([why]);
});

test('ADMIN-077 nothing is added to a bound submission', async () => {
  const tool = await openTool(board({ status: 'BOUND' }));
  await tool.send(moved, { cardId: 'sml', from: null, to: 'a' });
  expect([tool.callsOf('update-package'), tool.toasts()]).toEqual([[], []]);
});

test('an addition is shown immediately, and reverted with a message when the server refuses', async () => {
  const held = aHeldCall();
  const tool = await openTool(board(), { 'update-package': held.answer });
  const adding = tool.send(moved, { cardId: 'sml', from: null, to: 'a' });
  await Promise.resolve();
  expect(tool.column('a').groups).toHaveLength(2);
  held.reject(new Error('no answer'));
  await adding;
  expect(tool.column('a').groups).toHaveLength(1);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: 'a',
    text: 'We couldn’t add the Management Liability quote to Growth. The package is as it was. Try again.',
  });
  expect(tool.reportPlaces()).toEqual(['admin: package contents']);
});

test('ADMIN-060 a ready package that is changed while the submission is quote-blocked becomes a draft immediately', async () => {
  const held = aHeldCall();
  const tool = await openTool(board({ status: 'QUOTE_BLOCKED' }), {
    'update-package': held.answer,
  });
  const removing = tool.send(moved, { cardId: 'qa_SGL', from: 'c', to: null });
  await Promise.resolve();
  expect(tool.column('c').status).toBe('IN_REVIEW');
  held.reject(new Error('no answer'));
  await removing;
  expect(tool.column('c').status).toBe('READY');
});

test('a refusal says that the package has changed', async () => {
  const tool = await openTool(board(), { 'update-package': fails(409) });
  await tool.send(moved, { cardId: 'sml', from: null, to: 'a' });
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t add the Management Liability quote to Growth. The server refused it and gave no reason. The package is as it was.',
  );
});

test('two additions are sent one after the other, and what was done on a failed one goes back with it', async () => {
  const held = aHeldCall();
  const tool = await openTool(board(), { 'update-package': held.answer });
  const first = tool.send(moved, { cardId: 'sml', from: null, to: 'a' });
  const second = tool.send(moved, { cardId: 'cr_1+cr_2', from: null, to: 'a' });
  await Promise.resolve();
  expect(tool.column('a').groups.flatMap(({ cards }) => cards)).toHaveLength(3);
  expect(tool.callsOf('update-package')).toHaveLength(1);
  held.reject(new Error('no answer'));
  await Promise.all([first, second]);
  expect(tool.callsOf('update-package')).toHaveLength(1);
  expect(tool.column('a').groups.flatMap(({ cards }) => cards)).toHaveLength(1);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t add the Management Liability quote to Growth. The package is as it was. Try again. What you did after it was put back too.',
  );
});
