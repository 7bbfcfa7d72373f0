import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesLeft, previousSet, progressPercent } from './progress.ts';

describe('how far an application has come', () => {
  test('FLOW-060 it counts to 25 sets and stops at 95', () => {
    expect([0, 1, 12, 23, 24, 25, 40].map(progressPercent)).toEqual([0, 4, 48, 92, 95, 95, 95]);
  });

  test('FLOW-061 the time starts at 15 minutes and shrinks with progress', () => {
    expect([0, 48, 95, 100].map(minutesLeft)).toEqual([15, 8, 1, 1]);
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(minutesLeft(high)).toBeLessThanOrEqual(minutesLeft(low));
      }),
    );
  });

  test('FLOW-037 the previous set is the one before by order, regardless of the last answered one', () => {
    const answered = [3, 1, 2].map((order) => ({ id: `qs-${order}`, order }));
    expect(previousSet(answered, { id: 'qs-3', order: 3 })?.id).toBe('qs-2');
    expect(previousSet(answered, { id: 'qs-9', order: 9 })?.id).toBe('qs-3');
    expect(previousSet(answered, { id: 'qs-1', order: 1 })).toBeNull();
  });
});
