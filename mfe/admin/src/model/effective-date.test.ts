import { dayOf } from '@fairlead/domain/packages';
import { fails } from '@fairlead/mfe-kit/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

const { typed, fieldLeft, $day, $error, $range } = model.effectiveDate;
const submission = aSubmission([
  aPackage('a', {
    quotes: [
      aQuote({ expiration_date: '2099-12-15' }),
      aQuote({ product_name: 'SML', expiration_date: '2099-12-10' }),
    ],
  }),
]);

test('ADMIN-084 the latest effective date is the day on which the first quote expires', async () => {
  const tool = await openTool(submission);
  expect(tool.get($range)).toEqual({ min: dayOf(new Date()), max: '2099-12-15' });
  expect(tool.get($day)).toBe('2099-12-01');
});

test('a saved day beyond the range is not used', async () => {
  const late = aQuote({ requested_effective_date: '2099-12-24' });
  const tool = await openTool(aSubmission([aPackage('a', { quotes: [late] })]));
  expect(tool.get($day)).toBe('');
});

test('the day of a bound submission is shown though it is out of range', async () => {
  const bound = aQuote({ status: 'BOUND', effective_date: '2020-01-05' });
  const tool = await openTool(
    aSubmission([aPackage('a', { status: 'READY', quotes: [bound] })], { status: 'BOUND' }),
  );
  expect(tool.get($day)).toBe('2020-01-05');
});

test('ADMIN-010 a chosen day is saved', async () => {
  const tool = await openTool(submission);
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  const [call] = tool.callsOf('set-requested-effective-date');
  expect(call?.path).toBe('/market-submission/ms_1/requested-effective-date');
  expect(call?.body).toEqual({ requestedEffectiveDate: '2099-12-05' });
  expect(tool.get($day)).toBe('2099-12-05');
});

test('a day beyond the range is explained and not saved', async () => {
  const tool = await openTool(submission);
  await tool.send(typed, '2099-12-16');
  await tool.send(fieldLeft, undefined);
  expect(tool.get($error)).toBe(
    'The effective date is 12/15/2099 or earlier, when the quote expires.',
  );
  expect(tool.callsOf('set-requested-effective-date')).toEqual([]);
  await tool.send(typed, '2099-12-15');
  expect(tool.get($error)).toBe('');
});

test('a day that could not be saved gives way to the saved one, with a toast', async () => {
  const tool = await openTool(submission, { 'set-requested-effective-date': fails(500) });
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  expect(tool.get($day)).toBe('2099-12-01');
  expect(tool.toasts()).toEqual([
    { text: 'Failed to update effective date. Please try again.', audience: 'client' },
  ]);
  expect(tool.reportPlaces()).toEqual(['admin: effective date']);
});

test('leaving the field twice saves once', async () => {
  const tool = await openTool(submission);
  await tool.send(typed, '2099-12-05');
  await Promise.all([tool.send(fieldLeft, undefined), tool.send(fieldLeft, undefined)]);
  expect(tool.callsOf('set-requested-effective-date')).toHaveLength(1);
});

test('a day that is over by now is explained, though the tool was opened before midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-12-05T23:55:00') });
  onTestFinished(() => void vi.useRealTimers());
  const tool = await openTool(submission);
  vi.setSystemTime(new Date('2099-12-06T00:05:00'));
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  expect(tool.get($error)).toBe('The effective date is today (12/06/2099) or later.');
  expect(tool.callsOf('set-requested-effective-date')).toEqual([]);
});
