import { dropped, fails, inTurn } from '@fairlead/mfe-kit/testing';
import { $toasts, draftsFlushed, memoryStorage, navigate, storageEventSeen } from '@fairlead/store';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2099-11-20T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

const { typed, fieldLeft, $day, $error, $isSaving } = model.effectiveDate;
const submission = aSubmission([
  aPackage('a', {
    quotes: [
      aQuote({ expiration_date: '2099-12-15' }),
      aQuote({ product_name: 'SML', expiration_date: '2099-12-10' }),
    ],
  }),
]);
type Tool = Awaited<ReturnType<typeof openTool>>;
const savedDays = (tool: Tool) =>
  tool.callsOf('set-requested-effective-date').map(({ body }) => body);

/** Lets that many milliseconds pass, with everything that follows. */
async function pass(tool: Tool, ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await allSettled(tool.scope);
}

test('ADMIN-010 a chosen day is saved once its field is left', async () => {
  const tool = await openTool(submission);
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  await pass(tool, 800);
  const calls = tool.callsOf('set-requested-effective-date');
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/market-submission/ms_1/requested-effective-date',
      body: { requestedEffectiveDate: '2099-12-05' },
    },
  ]);
  expect(tool.get($day)).toBe('2099-12-05');
  expect(tool.get($error)).toBe('');
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(2);
});

test('a day that is typed part by part is saved when the typing has paused for 800 ms', async () => {
  const tool = await openTool(submission);
  await tool.send(typed, '2099-12-02');
  await pass(tool, 799);
  await tool.send(typed, '2099-12-05');
  expect(tool.get($day)).toBe('2099-12-05');
  await pass(tool, 799);
  expect(savedDays(tool)).toEqual([]);
  await pass(tool, 1);
  expect(savedDays(tool)).toEqual([{ requestedEffectiveDate: '2099-12-05' }]);
});

test('a field that is left as it was saves nothing and blames nobody', async () => {
  const tool = await openTool(submission);
  await tool.send(fieldLeft, undefined);
  await tool.send(typed, '2099-12-01');
  await tool.send(fieldLeft, undefined);
  expect(savedDays(tool)).toEqual([]);
  expect(tool.get($error)).toBe('');
});

test('a day beyond the range is explained and not saved', async () => {
  const tool = await openTool(submission);
  await tool.send(typed, '2099-12-16');
  await tool.send(fieldLeft, undefined);
  expect(tool.get($error)).toBe(
    'The effective date is 12/15/2099 or earlier, when the quote expires.',
  );
  expect(tool.get($day)).toBe('2099-12-16');
  expect(savedDays(tool)).toEqual([]);
  await tool.send(typed, '2099-12-15');
  expect(tool.get($error)).toBe('');
});

test('a day that could not be saved stays in its field, which says so, with a toast, and is sent again when the field is left again', async () => {
  const tool = await openTool(submission, {
    'set-requested-effective-date': inTurn(fails(500), () => ({})),
  });
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  await pass(tool, 5000);
  expect(savedDays(tool)).toHaveLength(1);
  expect(tool.get($day)).toBe('2099-12-05');
  expect(tool.get($error)).toBe('Not saved yet. Leave this field once more to try again.');
  expect(tool.get($toasts)).toMatchObject([
    {
      text: 'Failed to update effective date. Please try again.',
      tone: 'danger',
      audience: 'admin',
    },
  ]);
  expect(tool.reportPlaces()).toEqual(['admin: effective date']);
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(1);
  await tool.send(fieldLeft, undefined);
  await pass(tool, 5000);
  expect(savedDays(tool)).toEqual([
    { requestedEffectiveDate: '2099-12-05' },
    { requestedEffectiveDate: '2099-12-05' },
  ]);
  expect(tool.get($error)).toBe('');
});

test('another day is saved after one that could not be', async () => {
  const tool = await openTool(submission, {
    'set-requested-effective-date': inTurn(fails(500), () => ({})),
  });
  await tool.send(typed, '2099-12-05');
  await pass(tool, 5000);
  expect(tool.get($error)).toBe('Not saved yet. Leave this field once more to try again.');
  await tool.send(typed, '2099-12-06');
  expect(tool.get($error)).toBe('');
  await pass(tool, 800);
  expect(savedDays(tool)).toEqual([
    { requestedEffectiveDate: '2099-12-05' },
    { requestedEffectiveDate: '2099-12-06' },
  ]);
});

test('a day whose answer was lost says nothing once the board shows it', async () => {
  const storage = memoryStorage();
  const tool = await openTool(submission, { 'set-requested-effective-date': dropped }, { storage });
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  expect(tool.get($error)).toBe('Not saved yet. Leave this field once more to try again.');
  const saved = aSubmission([
    aPackage('a', { quotes: [aQuote({ requested_effective_date: '2099-12-05' })] }),
  ]);
  tool.backend.state.submission = saved;
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get($day)).toBe('2099-12-05');
  expect(tool.get($error)).toBe('');
  const again = await openTool(saved, {}, { storage });
  await pass(again, 5000);
  expect(savedDays(again)).toEqual([]);
});

test('on a submission that is locked meanwhile the saved day is shown', async () => {
  const tool = await openTool(submission, { 'set-requested-effective-date': fails(500) });
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  tool.backend.state.submission = { ...submission, status: 'BOUND' };
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get($day)).toBe('2099-12-01');
});

test('leaving the field twice saves once', async () => {
  const tool = await openTool(submission);
  await tool.send(typed, '2099-12-05');
  await Promise.all([tool.send(fieldLeft, undefined), tool.send(fieldLeft, undefined)]);
  expect(savedDays(tool)).toHaveLength(1);
});

test('a day that is chosen while another is being saved stays in the field and is saved next', async () => {
  const held = aHeldCall();
  const tool = await openTool(submission, { 'set-requested-effective-date': held.answer });
  await tool.send(typed, '2099-12-05');
  const saving = tool.send(fieldLeft, undefined);
  void tool.send(typed, '2099-12-06');
  void tool.send(fieldLeft, undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(savedDays(tool)).toEqual([{ requestedEffectiveDate: '2099-12-05' }]);
  expect(tool.get($isSaving)).toBe(true);
  held.resolve({});
  await saving;
  expect(tool.get($day)).toBe('2099-12-06');
  expect(savedDays(tool)).toHaveLength(1);
  await pass(tool, 800);
  expect(savedDays(tool)).toEqual([
    { requestedEffectiveDate: '2099-12-05' },
    { requestedEffectiveDate: '2099-12-06' },
  ]);
});

test('a date that has passed is explained, even if the tool was opened before midnight', async () => {
  vi.setSystemTime(new Date('2099-12-05T23:55:00'));
  const tool = await openTool(submission);
  vi.setSystemTime(new Date('2099-12-06T00:05:00'));
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  expect(tool.get($error)).toBe('The effective date is today (12/06/2099) or later.');
  expect(savedDays(tool)).toEqual([]);
});

/** A browser in which 12/05/2099 was saved for a submission without quotes. */
async function savedWithoutQuotes() {
  const storage = memoryStorage();
  const tool = await openTool(aSubmission([]), {}, { storage });
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  await pass(tool, 1000);
  return { storage, tool };
}

test('the day of a submission without quotes is there after a reload', async () => {
  const { storage, tool } = await savedWithoutQuotes();
  expect(savedDays(tool)).toEqual([{ requestedEffectiveDate: '2099-12-05' }]);
  const again = await openTool(aSubmission([]), {}, { storage });
  expect(again.get($day)).toBe('2099-12-05');
});

test('a day that only this browser remembers is saved when it is entered again', async () => {
  const { storage } = await savedWithoutQuotes();
  const again = await openTool(aSubmission([]), {}, { storage });
  await again.send(fieldLeft, undefined);
  expect(savedDays(again)).toEqual([]);
  await again.send(typed, '2099-12-05');
  await again.send(fieldLeft, undefined);
  await pass(again, 1000);
  expect(savedDays(again)).toEqual([{ requestedEffectiveDate: '2099-12-05' }]);
  expect(again.get($day)).toBe('2099-12-05');
});

test('what the quotes say goes before the day that was saved here', async () => {
  const { storage } = await savedWithoutQuotes();
  const quote = aQuote({
    expiration_date: '2099-12-15',
    requested_effective_date: '2099-12-08',
  });
  const quoted = await openTool(aSubmission([aPackage('a', { quotes: [quote] })]), {}, { storage });
  expect(quoted.get($day)).toBe('2099-12-08');
  const again = await openTool(aSubmission([]), {}, { storage });
  expect(again.get($day)).toBe('');
});

test('a day that is still being saved is shown when the admin comes back to its submission, and on no other', async () => {
  const held = aHeldCall();
  const tool = await openTool(submission, { 'set-requested-effective-date': held.answer });
  void tool.send(typed, '2099-12-05');
  void tool.send(fieldLeft, undefined);
  await vi.advanceTimersByTimeAsync(800);
  const goTo = (marketSubmissionId: string) =>
    void tool.send(navigate, {
      route: 'admin-market-submissions',
      params: { marketSubmissionId },
    });
  goTo('ms_2');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.get($day)).toBe('2099-12-01');
  goTo('ms_1');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.get($day)).toBe('2099-12-05');
  goTo('ms_2');
  await vi.advanceTimersByTimeAsync(0);
  held.resolve({});
  await allSettled(tool.scope);
  expect(tool.get($day)).toBe('2099-12-01');
});

/** A browser in which 12/05/2099 was chosen for the submission, and what became of it. */
async function chosenBefore(answers: Parameters<typeof openTool>[1]) {
  const storage = memoryStorage();
  const tool = await openTool(submission, answers, { storage });
  await tool.send(typed, '2099-12-05');
  await tool.send(fieldLeft, undefined);
  return storage;
}

test('a day whose saving ended with the session is in the field again after signing in, and is saved', async () => {
  const storage = await chosenBefore({ 'set-requested-effective-date': fails(401) });
  const again = await openTool(submission, {}, { storage });
  expect(again.get($day)).toBe('2099-12-05');
  await pass(again, 800);
  expect(savedDays(again)).toEqual([{ requestedEffectiveDate: '2099-12-05' }]);
  const later = await openTool(submission, {}, { storage });
  expect(later.get($day)).toBe('2099-12-01');
});

test('an unsaved day gives way to the day that was saved in the meantime', async () => {
  const storage = await chosenBefore({ 'set-requested-effective-date': fails(401) });
  const theirs = aSubmission([
    aPackage('a', {
      quotes: [aQuote({ expiration_date: '2099-12-15', requested_effective_date: '2099-12-08' })],
    }),
  ]);
  const again = await openTool(theirs, {}, { storage });
  expect(again.get($day)).toBe('2099-12-08');
  await pass(again, 800);
  expect(savedDays(again)).toEqual([]);
  const later = await openTool(submission, {}, { storage });
  expect(later.get($day)).toBe('2099-12-01');
});

test('a day that the server refused is in the field when the submission is opened again, and sent once more', async () => {
  const storage = await chosenBefore({ 'set-requested-effective-date': fails(500) });
  const again = await openTool(
    submission,
    { 'set-requested-effective-date': fails(500) },
    { storage },
  );
  await pass(again, 5000);
  expect(again.get($day)).toBe('2099-12-05');
  expect(savedDays(again)).toHaveLength(1);
  expect(again.get($error)).toBe('Not saved yet. Leave this field once more to try again.');
});

test('a day beyond the range is in the field again after a reload, with what is wrong about it', async () => {
  const storage = memoryStorage();
  const tool = await openTool(submission, {}, { storage });
  await tool.send(typed, '2099-12-16');
  await tool.send(fieldLeft, undefined);
  await tool.send(draftsFlushed, undefined);
  const again = await openTool(submission, {}, { storage });
  await pass(again, 800);
  expect(again.get($day)).toBe('2099-12-16');
  expect(again.get($error)).toBe(
    'The effective date is 12/15/2099 or earlier, when the quote expires.',
  );
});

test('a day that is typed in another window is that window’s to save', async () => {
  const storage = memoryStorage();
  const one = await openTool(submission, {}, { storage });
  const other = await openTool(submission, {}, { storage });
  await one.send(typed, '2099-12-05');
  await one.send(draftsFlushed, undefined);
  const [key = ''] = storage.keys().filter((name) => name.includes('unsaved-day'));
  await other.send(storageEventSeen, { key, newValue: storage.get(key) });
  await other.send(model.submission.reloaded, undefined);
  await pass(other, 5000);
  expect(other.get($day)).toBe('2099-12-01');
  expect(savedDays(other)).toEqual([]);
});
