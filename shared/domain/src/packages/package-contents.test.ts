import { expect, test } from 'vitest';
import { whyNotAdd, whyNotDrop, whyNotRemove } from './package-contents.ts';

test.each([
  ['ADMIN-082', 'IN_REVIEW', 'RELEASED', null],
  ['ADMIN-082', 'IN_REVIEW', 'QUOTE_BLOCKED', null],
  ['ADMIN-045', 'READY', 'RELEASED', 'Package is locked when live'],
  ['ADMIN-047', 'READY', 'QUOTE_BLOCKED', 'Package must be In Review to add quotes'],
  ['ADMIN-046', 'ARCHIVED', 'QUOTE_BLOCKED', 'Restore package to edit'],
  ['ADMIN-046', 'ARCHIVED', 'RELEASED', 'Restore package to edit'],
  ['ADMIN-047', 'PENDING', 'QUOTE_BLOCKED', 'Package must be In Review to add quotes'],
  ['ADMIN-047', 'INVALIDATED', 'RELEASED', 'Package must be In Review to add quotes'],
])(
  '%s a drop on a package that is %s while the submission is %s: %s',
  (_, own, submission, why) => {
    expect(whyNotDrop(own, submission)).toBe(why);
  },
);

test.each([
  ['IN_REVIEW', 'RELEASED', null],
  ['IN_REVIEW', 'QUOTE_BLOCKED', null],
  ['READY', 'QUOTE_BLOCKED', null],
  ['READY', 'RELEASED', 'Package is locked when live'],
  ['ARCHIVED', 'QUOTE_BLOCKED', 'Restore package to edit'],
  ['PENDING', 'QUOTE_BLOCKED', 'Package must be In Review to remove quotes'],
])(
  'ADMIN-083 removing from a package that is %s while the submission is %s: %s',
  (own, submission, why) => {
    expect(whyNotRemove(own, submission)).toBe(why);
  },
);

const target = {
  status: 'IN_REVIEW',
  quotes: [{ product_name: 'SML', annual_quote_id: 'a' }],
  coverage_requests: [{ id: 'cr_1' }],
};
const quote = (product: string) => ({ kind: 'quote', product }) as const;

test('ADMIN-095 ADMIN-096 a second quote of a product is refused by name, one of another product is not', () => {
  expect(whyNotAdd(quote('SML'), target, 'QUOTE_BLOCKED')).toBe(
    'A quote for Management & Professional Liability Policy already exists in the package.',
  );
  expect(whyNotAdd(quote('SGL'), target, 'QUOTE_BLOCKED')).toBeNull();
});

test('requests are refused when the package holds all of them, not when it lacks one', () => {
  const requests = (...ids: string[]) => ({ kind: 'requests', ids }) as const;
  expect(whyNotAdd(requests('cr_1'), target, 'QUOTE_BLOCKED')).toBe(
    'These requests are in the package already.',
  );
  expect(whyNotAdd(requests('cr_1', 'cr_2'), target, 'QUOTE_BLOCKED')).toBeNull();
});

test('the state of the package comes before what it holds', () => {
  const live = { ...target, status: 'READY' };
  expect(whyNotAdd(quote('SML'), live, 'RELEASED')).toBe('Package is locked when live');
});
