import { expect, test } from 'vitest';
import { reviewTimes } from './review-times.ts';

test('DECISION-058 DECISION-059 underwriting and discretion have a time of their own', () => {
  expect(reviewTimes).toEqual({
    underwriting: '3-4 business days',
    discretion: 'about four business days',
  });
});
