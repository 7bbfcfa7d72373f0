import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dividedBy, times } from './arithmetic.ts';

describe('whole numbers', () => {
  test('half a cent rounds away from zero', () => {
    expect(times(5, 1000)).toBe(1);
    expect(times(-5, 1000)).toBe(-1);
    expect(times(4, 1000)).toBe(0);
    expect(dividedBy(-6, 12)).toBe(-1);
  });

  test('it agrees with exact arithmetic', () => {
    const amount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 40_000 }), (cents, bp) => {
        const product = BigInt(cents) * BigInt(bp);
        const size = product < 0n ? -product : product;
        const rounded = (size * 2n + 10_000n) / 20_000n;
        expect(times(cents, bp)).toBe(Number(product < 0n ? -rounded : rounded));
      }),
    );
  });

  test('what a number cannot hold is refused instead of rounded', () => {
    expect(() => times(Number.MAX_SAFE_INTEGER, 2)).toThrow('without losing cents');
    expect(() => times(0.5, 3)).toThrow('whole numbers only');
  });
});
