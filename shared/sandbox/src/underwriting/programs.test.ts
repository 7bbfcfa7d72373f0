import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import {
  incubator,
  incubatorOfSlug,
  isReadyForRenewal,
  preDecision,
  quotableAnswers,
} from './index.ts';

describe('programs', () => {
  test('a program is found by its name and by its slugs', () => {
    expect(incubator('carta')?.discount_code).toBe('carta_partnership_discount');
    expect(incubator('unheard')).toBeNull();
    expect(incubatorOfSlug('svb_credit_solutions_ineligible')?.program).toBe(
      'svb_credit_solutions',
    );
    expect(incubatorOfSlug('recommended')).toBeNull();
  });
});

describe('renewals', () => {
  test.each([
    ['2026-11-20', true],
    ['2027-01-19', true],
    ['2027-01-20', false],
    ['2026-11-19', false],
  ])('a policy that ends on %s is ready: %s', (ends, ready) => {
    expect(isReadyForRenewal(ends, '2026-11-20')).toBe(ready);
  });
});

test('a maybe without its own rule goes to manual review', () => {
  expect(preDecision({ decision: 'maybe', reason_token: 'loss_review' })).toEqual({
    qualified: true,
    reasoning_key: 'manual_review',
  });
});

test('an underwriter quotes without what the reasons exclude', () => {
  const answers: Answers = {
    'coverages-wanted': ['gl', 'hnoa'],
    locations: [{ 'location-address-region': 'US-NV' }, { 'location-address-region': 'US-CA' }],
  };

  expect(quotableAnswers(answers, ['REV-01'])).toEqual(answers);
  expect(quotableAnswers(answers, ['REV-14', 'REV-16'])).toEqual({
    'coverages-wanted': ['gl'],
    locations: [{ 'location-address-region': 'US-CA' }],
  });
});
