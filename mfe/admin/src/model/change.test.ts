import { expect, test } from 'vitest';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';
import { changed, withPackage } from './change.ts';

const growth = aPackage('a', { name: 'Growth', status: 'READY', recommended: true, order: 1 });
const complete = aPackage('b', { name: 'Complete', order: 2 });
const submission = aSubmission([growth, complete]);

test('a change shows at its package and leaves the others', () => {
  expect(changed(submission, { kind: 'status', packageId: 'b', to: 'ARCHIVED' }).packages).toEqual([
    growth,
    { ...complete, status: 'ARCHIVED' },
  ]);
  expect(
    changed(submission, { kind: 'naming', packageId: 'b', name: 'Full', description: 'All.' })
      .packages,
  ).toEqual([growth, { ...complete, name: 'Full', description: 'All.' }]);
});

test('other contents make a draft of a package', () => {
  const quotes = [aQuote({ product_name: 'SML' })];
  const requests = [aRequest()];
  const change = { kind: 'contents', packageId: 'a', quotes, requests } as const;
  expect(changed(submission, change).packages[0]).toEqual({
    ...growth,
    quotes,
    coverage_requests: requests,
    status: 'IN_REVIEW',
  });
});

test('a package that is moved makes the others move up', () => {
  const { packages } = changed(submission, { kind: 'order', packageId: 'a', to: 2 });
  expect(packages.map(({ id, order }) => [id, order])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});

test('a package that is recommended takes the mark from the other', () => {
  const { packages } = changed(submission, { kind: 'recommended', packageId: 'b', to: true });
  expect(packages.map(({ recommended }) => recommended)).toEqual([false, true]);
});

test('a package that loses the mark leaves the mark of another', () => {
  const both = aSubmission([growth, { ...complete, recommended: true }]);
  const { packages } = changed(both, { kind: 'recommended', packageId: 'b', to: false });
  expect(packages.map(({ recommended }) => recommended)).toEqual([true, false]);
});

test('a change of a package that is gone changes nothing', () => {
  const change = { kind: 'recommended', packageId: 'gone', to: true } as const;
  expect(changed(submission, change)).toEqual(submission);
  expect(changed(submission, { kind: 'order', packageId: 'gone', to: 1 })).toBe(submission);
});

test('a package that the server answers takes the place of its former self', () => {
  const answer = { ...complete, name: 'Complete Plus' };
  expect(withPackage(submission, answer).packages).toEqual([growth, answer]);
});

test('the answer about a package of another submission leaves this one’s recommendation', () => {
  const answer = aPackage('elsewhere', { recommended: true });
  expect(withPackage(submission, answer)).toBe(submission);
});
