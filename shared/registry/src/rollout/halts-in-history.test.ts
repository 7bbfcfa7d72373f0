import { expect, test } from 'vitest';
import type { Halt, Timestamp } from '../verify/metadata.ts';
import { newHalts } from './halts-in-history.ts';

const aHalt = (build: string, at: string): Halt => ({
  ...{ build, at, version: '1.2.0', because: 'it crashed' },
});
const halted = (halt: Halt) => ({ halted: { 'mfe-letters': halt } }) as unknown as Timestamp;

test.each([
  ['none', null, 1],
  ['the same one', halted(aHalt('2', '2026-11-24T12:00:00Z')), 0],
  ['another build', halted(aHalt('1', '2026-11-24T12:00:00Z')), 1],
  ['the same build at another time', halted(aHalt('2', '2026-11-23T12:00:00Z')), 1],
])('a build that was taken back is new after %s', (_, earlier, count) => {
  expect(newHalts(halted(aHalt('2', '2026-11-24T12:00:00Z')), earlier)).toHaveLength(count);
});
