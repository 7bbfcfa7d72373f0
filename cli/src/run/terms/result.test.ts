import { expect, test } from 'vitest';
import { aResult } from '../../test-kit/a-result.ts';
import { hasSucceeded, type ScenarioResult } from './result.ts';

const run = (verdict: ScenarioResult['verdict'], notRun = 0) => ({
  scenarios: [aResult({}), aResult({ verdict })],
  notRun,
  ms: 1,
});

test('a run succeeds if every scenario passed', () => {
  expect(hasSucceeded(run('passed'))).toBe(true);
  expect(hasSucceeded(run('failed'))).toBe(false);
  expect(hasSucceeded(run('passed', 1))).toBe(false);
});

test('a flaky scenario fails the run, unless that is allowed', () => {
  expect(hasSucceeded(run('flaky'))).toBe(false);
  expect(hasSucceeded(run('flaky'), true)).toBe(true);
  expect(hasSucceeded(run('failed'), true)).toBe(false);
});
