import { expect, test } from 'vitest';
import { lossRatioBp } from './index.ts';

const term = { ends: '2026-12-30', net_premium_cents: 1_000_000 };
const claim = (date: string, paid: number, reserved = 0) => ({
  'claim-date': date,
  'claim-amount-paid': paid,
  'claim-amount-reserved': reserved,
});
const ratio = (...claims_history: ReturnType<typeof claim>[]) =>
  lossRatioBp({ claims_history }, term);

test('paid and reserved of the claims inside the term count, in basis points of its premium', () => {
  expect(ratio(claim('2026-03-01', 400_000, 200_000), claim('2026-06-01', 50_000))).toBe(6500);
});

test('the first day of the term counts, its last day is the next term’s', () => {
  expect(ratio(claim('2025-12-30', 100_000))).toBe(1000);
  expect(ratio(claim('2025-12-29', 100_000))).toBe(0);
  expect(ratio(claim('2026-12-29', 100_000))).toBe(1000);
  expect(ratio(claim('2026-12-30', 100_000))).toBe(0);
});

test('half a basis point is rounded up', () => {
  expect(ratio(claim('2026-03-01', 50))).toBe(1);
  expect(ratio(claim('2026-03-01', 49))).toBe(0);
});

test('without claims, dates or a premium there is no loss', () => {
  expect(lossRatioBp({}, term)).toBe(0);
  expect(lossRatioBp({ claims_history: [{ 'claim-amount-paid': 100_000 }] }, term)).toBe(0);
  expect(ratio()).toBe(0);
  expect(
    lossRatioBp({ claims_history: [claim('2026-03-01', 5)] }, { ...term, net_premium_cents: 0 }),
  ).toBe(0);
});
