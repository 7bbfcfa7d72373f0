import { expect, test } from 'vitest';
import { getsRollout, type Visitor } from './gets-rollout.ts';

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);

const visitor = (changes: Partial<Visitor> = {}): Visitor => ({
  ...{ bucket: 0, experience: 'fairlead', isInternal: false },
  ...changes,
});

const to = (share: number) => ({ version: '1.1.0', stable: '1.0.0', share });

const withIt = (role: string, share: number) =>
  buckets.filter((bucket) => getsRollout(role, to(share), visitor({ bucket })));

test('a share of n% is n of 100 buckets, and whoever has it keeps it when the share grows', () => {
  for (const share of buckets) {
    expect(withIt('mfe-letters', share)).toHaveLength(share);
    expect(withIt('mfe-letters', share + 1)).toEqual(
      expect.arrayContaining(withIt('mfe-letters', share)),
    );
  }
});

test('two areas do not begin with the same visitors', () => {
  expect(withIt('mfe-letters', 10)).not.toEqual(withIt('mfe-stamps', 10));
});

test('a browser that keeps nothing gets no share, because the next page would draw again', () => {
  expect(getsRollout('mfe-letters', to(100), visitor({ bucket: null }))).toBe(false);
});

test('an experience takes the others out, and internal users get it before anybody else', () => {
  const vanta = { ...to(100), experience: 'vanta' } as const;
  expect(getsRollout('mfe-letters', vanta, visitor())).toBe(false);
  expect(getsRollout('mfe-letters', vanta, visitor({ experience: 'vanta' }))).toBe(true);
  const internal = { ...to(0), internal: true } as const;
  expect(getsRollout('mfe-letters', internal, visitor())).toBe(false);
  expect(getsRollout('mfe-letters', internal, visitor({ isInternal: true }))).toBe(true);
});

test('internal users get no more than anybody else of a rollout that isn’t meant for them', () => {
  expect(getsRollout('mfe-letters', to(0), visitor({ isInternal: true }))).toBe(false);
});
