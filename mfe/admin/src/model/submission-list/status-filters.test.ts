import { expect, test } from 'vitest';
import { statusFilters } from './status-filters.ts';

const counts = [
  { status: 'BOUND', count: 2 },
  { status: 'NEVER_HEARD_OF', count: 1 },
  { status: 'QUOTE_BLOCKED', count: 4 },
  { status: 'EXPIRED', count: 0 },
];

test('statuses are in the order of a submission’s life, each with how many it has', () => {
  expect(statusFilters(counts, null)).toEqual([
    { status: null, label: 'All', count: 7, isChosen: true },
    { status: 'QUOTE_BLOCKED', label: 'Quote Blocked', count: 4, isChosen: false },
    { status: 'BOUND', label: 'Bound', count: 2, isChosen: false },
    { status: 'NEVER_HEARD_OF', label: 'Never heard of', count: 1, isChosen: false },
  ]);
});

test('the chosen status stays, also with no submission', () => {
  expect(statusFilters([], 'RELEASED')).toEqual([
    { status: null, label: 'All', count: 0, isChosen: false },
    { status: 'RELEASED', label: 'Live', count: 0, isChosen: true },
  ]);
});
