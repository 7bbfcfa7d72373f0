import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dependentsAmong, missingParent } from './dependents.ts';
import { choiceGroups, editing, isAddable, isLastCoverage, isLastLocation } from './editing.ts';
import { packageAction } from './package-action.ts';
import { packagePollDelay, submissionPollDelay } from './poll-delays.ts';

const facts = {
  customizationIsOn: true,
  isCustom: true,
  hasCustom: true,
  status: 'READY',
  hasPendingRequest: false,
  isLocked: false,
};

test.each([
  [{}, 'open'],
  [{ customizationIsOn: false }, 'closed'],
  [{ isLocked: true }, 'closed'],
  [{ isCustom: false, hasCustom: false }, 'ask-to-copy'],
  [{ isCustom: false }, 'refused'],
  [{ hasPendingRequest: true }, 'refused'],
  [{ status: 'PENDING' }, 'refused'],
  [{ status: 'IN_REVIEW' }, 'refused'],
])('a package with %j is %s for changes', (more, kind) => {
  expect(editing({ ...facts, ...more }).kind).toBe(kind);
});

test('PACKAGES-126 what is available immediately is AVAILABLE NOW, and the rest REQUIRES REVIEW', () => {
  const part = { intervals: [5, 10, 20, 50], stp_intervals: [10, 20] };
  expect(choiceGroups(part, true)).toEqual({ now: [10, 20], review: [5, 50] });
  expect(choiceGroups(part, false)).toEqual({ now: [10, 20], review: [] });
});

test('every choice is in exactly one group', () => {
  const values = fc.uniqueArray(fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(values, (intervals) => {
      const stp_intervals = intervals.filter((value) => value % 2 === 0);
      const { now, review } = choiceGroups({ intervals, stp_intervals }, true);
      expect([...now, ...review].sort()).toEqual([...intervals].sort());
      expect(choiceGroups({ intervals, stp_intervals }, false).review).toEqual([]);
    }),
  );
});

test('a coverage can be added if the package lacks it and it is available, immediately or after a review', () => {
  const at = (stp_available: boolean) => ({ unique_name: 'crime', stp_available });
  expect(isAddable(at(true), [], false)).toBe(true);
  expect(isAddable(at(true), ['crime'], true)).toBe(false);
  expect(isAddable(at(false), [], false)).toBe(false);
  expect(isAddable(at(false), [], true)).toBe(true);
});

test.each([
  ['bpp', 'property'],
  ['property', 'bpp'],
  ['dao', 'dao_ny'],
  ['dao_ny', 'dao'],
])('%s cannot be added to a package that has %s: it is the same coverage', (unique_name, held) => {
  expect(isAddable({ unique_name, stp_available: true }, [held], true)).toBe(false);
});

test('a dependent goes with its parent and cannot come without it', () => {
  expect(dependentsAmong('gl', ['gl', 'ebl_ny', 'cyber'])).toEqual(['ebl_ny']);
  expect(dependentsAmong('property', ['property', 'bii'])).toEqual(['bii']);
  expect(missingParent('media', ['cyber'])).toBe('eao');
  expect(missingParent('media_ny', ['eao_ny'])).toBeNull();
  expect(missingParent('cyber', [])).toBeNull();
});

test('a location is the last one when no other is protected', () => {
  const location = (unique_name: string, is_enabled: boolean) => ({ unique_name, is_enabled });
  expect(isLastLocation([location('a', true), location('b', false)], 'a')).toBe(true);
  expect(isLastLocation([location('a', true), location('b', true)], 'a')).toBe(false);
});

test('the button requests a review before it saves, and saves before it continues', () => {
  expect(packageAction({ needsReview: true, hasChanges: true })).toBe('request-review');
  expect(packageAction({ needsReview: false, hasChanges: true })).toBe('save');
  expect(packageAction({ needsReview: false, hasChanges: false })).toBe('continue');
});

test('PACKAGES-106 PACKAGES-119 PACKAGES-120 PACKAGES-121 polls follow what can change, at their pace', () => {
  expect(
    ['CREATED', 'REQUESTED', 'RELEASED', 'QUOTE_BLOCKED', 'BOUND', 'NEW'].map(submissionPollDelay),
  ).toEqual([3000, 3000, 15_000, 15_000, null, null]);
  expect(['PENDING', 'IN_REVIEW', 'READY'].map(packagePollDelay)).toEqual([3000, 10_000, null]);
});

test('a coverage is the last one when only its dependents are left with it', () => {
  expect(isLastCoverage('bpp', ['bpp', 'bii'])).toBe(true);
  expect(isLastCoverage('bii', ['bpp', 'bii'])).toBe(false);
  expect(isLastCoverage('bpp', ['bpp', 'gl'])).toBe(false);
});
