import { expect, test } from 'vitest';
import { aResult } from '../test-kit/a-result.ts';
import { isComparable } from './compare-what-ran.ts';

const headless = { driver: 'headless', target: 'msw', watch: false } as const;
const ended = (...verdicts: readonly ('passed' | 'failed' | 'crashed' | 'interrupted')[]) => ({
  scenarios: verdicts.map((verdict) => aResult({ verdict })),
});

test('a headless run on the sandbox with a failure is compared', () => {
  expect(isComparable(ended('passed', 'failed'), headless)).toBe(true);
});

test.each([
  ['without a failure', ended('passed', 'crashed'), headless],
  ['that somebody stopped', ended('failed', 'interrupted'), headless],
  ['in a browser', ended('failed'), { ...headless, driver: 'browser' as const }],
  ['on a server', ended('failed'), { ...headless, target: 'https://staging.example.com' }],
  ['that is watched', ended('failed'), { ...headless, watch: true }],
])('a run %s is not compared', (_, run, options) => {
  expect(isComparable(run, options)).toBe(false);
});
