import { expect, test } from 'vitest';
import { reportPage } from '../../reporters/html/report-page.ts';
import type { ScenarioResult } from '../../run/terms/result.ts';
import { aResult, aStep } from '../../test-kit/a-result.ts';
import { readReportData } from '../report-data.ts';
import { compareScenarios } from './compare-scenarios.ts';

/** Reads a run back from its report. */
const reportOf = (scenarios: readonly ScenarioResult[]) =>
  readReportData(reportPage({ scenarios, notRun: 0, ms: 1 }, { css: '', script: '' }));

const call = { name: 'bind', method: 'POST', path: '/bind', status: 200 };

test('two runs are compared by scenario, the ones that fail now first', () => {
  const pays = (verdict: 'passed' | 'failed') => [
    aStep({ text: 'look' }),
    aStep({ text: 'pay', verdict }),
  ];
  const before = reportOf([
    aResult({ name: 'same' }),
    aResult({ name: 'gone' }),
    aResult({ name: 'mended', verdict: 'failed' }),
    aResult({ name: 'calls', steps: [aStep({ calls: [call] })] }),
    aResult({ name: 'broken', steps: pays('passed') }),
  ]);
  const now = reportOf([
    aResult({ name: 'same', ms: 900 }),
    aResult({ name: 'new' }),
    aResult({ name: 'mended' }),
    aResult({ name: 'calls', steps: [aStep({ calls: [{ ...call, status: 409 }] })] }),
    aResult({ name: 'broken', verdict: 'failed', steps: pays('failed') }),
  ]);
  const pairs = compareScenarios(before, now);
  expect(pairs.map(({ name, kind }) => [name, kind])).toEqual([
    ['broken', 'failed now'],
    ['mended', 'passes now'],
    ['calls', 'differs'],
    ['new', 'new'],
    ['gone', 'gone'],
    ['same', 'same'],
  ]);
  expect(pairs[0]?.steps.map(({ isSame }) => isSame)).toEqual([true, false]);
  expect(pairs[2]?.steps[0]).toMatchObject({
    factsOfA: expect.arrayContaining(['  call bind 200']),
    factsOfB: expect.arrayContaining(['  call bind 409']),
  });
});
