import { expect, test } from 'vitest';
import { marketSubmissionStatuses } from '../application/statuses.ts';
import { marketSubmissionView } from './market-submission.ts';

test('PACKAGES-102 a market submission has one of eight statuses, and each has its page', () => {
  expect(marketSubmissionStatuses.map((status) => [status, marketSubmissionView(status)])).toEqual([
    ['CREATED', 'waiting'],
    ['REQUESTED', 'waiting'],
    ['QUOTE_BLOCKED', 'quote-blocked'],
    ['FAILED', 'failed'],
    ['RELEASED', 'comparison'],
    ['BOUND', 'confirmation'],
    ['BIND_REQUESTED', 'confirmation'],
    ['EXPIRED', 'comparison'],
  ]);
});

test.each([
  ['PACKAGES-018', 'RELEASED', 'comparison'],
  ['PACKAGES-018', 'EXPIRED', 'comparison'],
  ['PACKAGES-019', 'QUOTE_BLOCKED', 'quote-blocked'],
  ['PACKAGES-050', 'FAILED', 'failed'],
  ['PACKAGES-020', 'CREATED', 'waiting'],
  ['PACKAGES-020', 'REQUESTED', 'waiting'],
  ['PACKAGES-020', 'OF_TOMORROW', 'waiting'],
  ['a bound submission', 'BOUND', 'confirmation'],
  ['a bound submission', 'BIND_REQUESTED', 'confirmation'],
])('%s the home of a submission that is %s shows: %s', (_, status, view) => {
  expect(marketSubmissionView(status)).toBe(view);
});
