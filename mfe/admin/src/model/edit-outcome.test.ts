import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';
import { outcomeOf, versionsAfter } from './edit-outcome.ts';

const ready = { kind: 'status', packageId: 'a', to: 'READY' } as const;
const marked = { kind: 'recommended', packageId: 'a', to: true } as const;
const failed = {
  edit: { changes: [ready], said: 'Growth set to Ready.' },
  isRefused: false,
  isUnanswered: true,
  packageId: 'a',
  before: aSubmission([aPackage('a')]),
};
const now = aSubmission([aPackage('a', { status: 'READY' })]);

test('an edit without an answer that the board shows was made', () => {
  expect(outcomeOf(failed, now)).toEqual({
    packageId: 'a',
    text: 'Growth set to Ready. The server’s answer was lost, but the change was made.',
  });
});

test('an edit that was made in part was not made', () => {
  const edit = { ...failed.edit, changes: [ready, marked] };
  expect(outcomeOf({ ...failed, edit }, now)).toBeNull();
});

test('an edit that the server answered with a failure is not called made', () => {
  expect(outcomeOf({ ...failed, isUnanswered: false }, now)).toBeNull();
});

test('a refusal says what the submission has become, where it has become something else', () => {
  const refused = { ...failed, isRefused: true };
  expect(outcomeOf(refused, now)).toBeNull();
  expect(outcomeOf(refused, { ...now, status: 'RELEASED' })).toEqual({
    packageId: null,
    text: 'The submission is Live now: another admin set it. Nothing of yours was saved.',
  });
});

test('an edit without an answer that moved a quote gave both packages their versions', () => {
  const packages = (version: string, a: string[], b: string[]) =>
    aSubmission([
      aPackage('a', { quotes: a.map(quote), version: `a${version}` }),
      aPackage('b', { quotes: b.map(quote), version: `b${version}` }),
    ]);
  const quote = (id: string) => aQuote({ annual_quote_id: id });
  const contents = (packageId: string, ids: string[]) =>
    ({ kind: 'contents', packageId, quotes: ids.map(quote), requests: [] }) as const;
  const edit = { changes: [contents('a', []), contents('b', ['q'])], said: 'Moved.' };
  const lost = { ...failed, edit, before: packages('1', ['q'], []) };
  expect(versionsAfter(lost, packages('2', [], ['q']))).toEqual([
    { packageId: 'a', from: 'a1', to: 'a2' },
    { packageId: 'b', from: 'b1', to: 'b2' },
  ]);
  expect(versionsAfter(lost, packages('2', [], []))).toEqual([
    { packageId: 'a', from: 'a1', to: 'a2' },
  ]);
  expect(versionsAfter({ ...lost, isUnanswered: false }, packages('2', [], ['q']))).toEqual([]);
});
