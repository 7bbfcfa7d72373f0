import { expect, test } from 'vitest';
import { isDisplayed } from './displayed.ts';
import {
  isPackageEditable,
  nextSubmissionStatuses,
  submissionChangeLabel,
  submissionStatusLabel,
  whyNotRelease,
} from './submission-rules.ts';

test('ADMIN-061 ADMIN-062 a released submission may be quote-blocked, a blocked one released', () => {
  expect(nextSubmissionStatuses('RELEASED')).toEqual(['QUOTE_BLOCKED']);
  expect(nextSubmissionStatuses('QUOTE_BLOCKED')).toEqual(['RELEASED']);
});

test.each(['CREATED', 'REQUESTED', 'FAILED', 'BOUND', 'BIND_REQUESTED', 'EXPIRED'])(
  'ADMIN-063 an admin changes nothing about a submission that is %s',
  (status) => {
    expect(nextSubmissionStatuses(status)).toEqual([]);
  },
);

test('ADMIN-064 ADMIN-065 submission statuses read Live and Quote Blocked, the change to it Quote Block', () => {
  expect(submissionStatusLabel('RELEASED')).toBe('Live');
  expect(submissionStatusLabel('QUOTE_BLOCKED')).toBe('Quote Blocked');
  expect(submissionChangeLabel('QUOTE_BLOCKED')).toBe('Quote Block');
});

test('ADMIN-067 a blocked submission without a ready package cannot be released', () => {
  const draft = {
    id: 'pk_1',
    status: 'IN_REVIEW',
    recommended: false,
    is_client_custom_package: false,
    quotes: [],
    coverage_requests: [],
  };
  expect(whyNotRelease({ status: 'QUOTE_BLOCKED', packages: [draft] })).toBe(
    'There are no ready packages. Please set a package to ready to proceed.',
  );
  expect(
    whyNotRelease({ status: 'QUOTE_BLOCKED', packages: [{ ...draft, status: 'READY' }] }),
  ).toBeNull();
});

test('while the submission is released only packages in review are editable', () => {
  expect(isPackageEditable('RELEASED', 'IN_REVIEW')).toBe(true);
  expect(isPackageEditable('RELEASED', 'READY')).toBe(false);
  expect(isPackageEditable('QUOTE_BLOCKED', 'READY')).toBe(true);
  expect(isPackageEditable('QUOTE_BLOCKED', 'ARCHIVED')).toBe(false);
});

test('a client sees ready packages and the own custom one until it is gone', () => {
  expect(isDisplayed({ status: 'READY', is_client_custom_package: false })).toBe(true);
  expect(isDisplayed({ status: 'IN_REVIEW', is_client_custom_package: false })).toBe(false);
  expect(isDisplayed({ status: 'IN_REVIEW', is_client_custom_package: true })).toBe(true);
  expect(isDisplayed({ status: 'ARCHIVED', is_client_custom_package: true })).toBe(false);
});

test.each([
  ['RELEASED', 'Live', 'Live'],
  ['QUOTE_BLOCKED', 'Quote Blocked', 'Quote Block'],
  ['BOUND', 'Bound', 'Bound'],
])('a submission that is %s reads %s, and is made so by %s', (status, label, change) => {
  expect(submissionStatusLabel(status)).toBe(label);
  expect(submissionChangeLabel(status)).toBe(change);
});

test('a submission that is live already needs no ready packages', () => {
  expect(whyNotRelease({ status: 'RELEASED', packages: [] })).toBeNull();
});

test.each([
  ['READY', false, true],
  ['IN_REVIEW', false, false],
  ['IN_REVIEW', true, true],
  ['PENDING', true, true],
  ['ARCHIVED', true, false],
  ['INVALIDATED', true, false],
])('a package that is %s (the client’s own: %s) is displayed: %s', (status, isOwn, expected) => {
  expect(isDisplayed({ status, is_client_custom_package: isOwn })).toBe(expected);
});
