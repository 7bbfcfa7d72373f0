import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2099-11-20T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

const { typed, fieldLeft, $day, $error, $range, $bounds } = model.effectiveDate;
const submission = aSubmission([
  aPackage('a', {
    quotes: [
      aQuote({ expiration_date: '2099-12-15' }),
      aQuote({ product_name: 'SML', expiration_date: '2099-12-10' }),
    ],
  }),
]);
const bound = aSubmission(
  [
    aPackage('a', {
      status: 'READY',
      quotes: [aQuote({ status: 'BOUND', effective_date: '2020-01-05' })],
    }),
  ],
  { status: 'BOUND' },
);
type Tool = Awaited<ReturnType<typeof openTool>>;
const savedDays = (tool: Tool) =>
  tool.callsOf('set-requested-effective-date').map(({ body }) => body);

test('ADMIN-084 the latest effective date is the day on which the first quote expires', async () => {
  const tool = await openTool(submission);
  expect(tool.get($range)).toEqual({ min: '2099-11-20', max: '2099-12-15' });
  expect(tool.get($bounds)).toEqual({ min: '2099-11-20', max: '2099-12-15' });
  expect(tool.get($day)).toBe('2099-12-01');
});

const until = (id: string, expiration_date: string) =>
  aQuote({ annual_quote_id: id, monthly_quote_id: `${id}m`, expiration_date });
const draft = aPackage('d', { order: 1, quotes: [until('qd', '2099-12-08')] });
const second = aPackage('b', { order: 3, status: 'READY', quotes: [until('qb', '2099-12-10')] });
const first = aPackage('a', { order: 2, status: 'READY', quotes: [until('qa', '2099-12-12')] });
const quotes = [until('ql', '2099-12-05')];

test.each([
  ['of the package that was selected', [draft, second, first], 'b', '2099-12-10'],
  ['of the first package that the client sees', [draft, second, first], null, '2099-12-12'],
  ['of a draft, where the client sees none', [draft], null, '2099-12-08'],
  [
    'of the library, where no package holds a quote',
    [aPackage('e', { quotes: [] })],
    null,
    '2099-12-05',
  ],
])('the first quote is that %s', async (_, packages, selected_package_id, max) => {
  const tool = await openTool(aSubmission(packages, { quotes, selected_package_id }));
  expect(tool.get($range)).toEqual({ min: '2099-11-20', max });
});

test('without a quote no day is too late', async () => {
  const tool = await openTool(aSubmission([], { quotes: [] }));
  expect(tool.get($range)).toEqual({ min: '2099-11-20', max: null });
  expect(tool.get($bounds)).toEqual({ min: '2099-11-20' });
  expect(tool.get($day)).toBe('');
});

test('the day is that of the first quote that has one', async () => {
  const dated = aPackage('a', {
    quotes: [
      aQuote({ requested_effective_date: null }),
      aQuote({ product_name: 'SML', requested_effective_date: '2099-12-03' }),
    ],
  });
  const tool = await openTool(aSubmission([dated]));
  expect(tool.get($day)).toBe('2099-12-03');
});

test('a saved day beyond the range is not used', async () => {
  const late = aQuote({ requested_effective_date: '2099-12-24' });
  const tool = await openTool(aSubmission([aPackage('a', { quotes: [late] })]));
  expect(tool.get($day)).toBe('');
});

test('the day of a bound submission is shown though it is out of range, and stays', async () => {
  const tool = await openTool(bound);
  expect(tool.get($day)).toBe('2020-01-05');
  expect(tool.get($bounds)).toEqual({});
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  await vi.advanceTimersByTimeAsync(800);
  expect(savedDays(tool)).toEqual([]);
  expect(tool.get($error)).toBe('');
});

test('where no submission is open a day is looked at, and saved nowhere', async () => {
  const tool = await openTool(submission, {}, { address: '/admin-missing-application' });
  await tool.send(typed, '2099-11-19');
  await tool.send(fieldLeft, undefined);
  expect(tool.get($range)).toEqual({ min: '2099-11-20', max: null });
  expect(tool.get($error)).toBe('The effective date is today (11/20/2099) or later.');
  await tool.send(typed, '2099-11-21');
  await tool.send(fieldLeft, undefined);
  expect(savedDays(tool)).toEqual([]);
  expect(tool.toasts()).toEqual([]);
});
