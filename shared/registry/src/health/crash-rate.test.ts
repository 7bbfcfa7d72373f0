import { expect, test } from 'vitest';
import { findCrashReason } from './crash-rate.ts';

const counts = (load: number, crash: number) => ({
  load,
  mount: load,
  crash,
  rollback: 0,
  override: 0,
});
const reason = (next: [number, number], stable: [number, number] = [100, 0]) =>
  findCrashReason(counts(...next), counts(...stable), '1.0.0');

test('a build goes back once 5 pages had it, 3 crashed, and more than 10% more of them than of the others', () => {
  expect(reason([4, 4])).toBeNull();
  expect(reason([5, 2])).toBeNull();
  expect(reason([5, 3])).toBe('3 of 5 pages crashed (60%; 0% with 1.0.0).');
  expect(reason([30, 3])).toBeNull();
  expect(reason([29, 3])).toBe('3 of 29 pages crashed (10%; 0% with 1.0.0).');
});

test('what breaks both builds alike ends no rollout', () => {
  expect(reason([10, 6], [100, 55])).toBeNull();
});

test('a build that cannot be loaded counts with its crashes alone', () => {
  expect(reason([0, 4])).toBeNull();
  expect(reason([0, 5])).toBe('5 of 5 pages crashed (100%; 0% with 1.0.0).');
});
