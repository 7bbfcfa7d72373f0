import { expect, test } from 'vitest';
import { aResult, aStep } from '../../test-kit/a-result.ts';
import type { RunResult } from '../terms/result.ts';
import { formatWhereTimeWent } from './where-time-went.ts';

test('steps of one kind are added up, longest first, and what no step took is the opening', () => {
  const scenario = aResult({
    driver: 'browser',
    ms: 5000,
    steps: [
      aStep({ text: 'answer: { Industry: SAAS }', ms: 1200 }),
      aStep({ text: 'reload', ms: 700 }),
      aStep({ text: 'answer: { State: US-DE }', ms: 1100 }),
    ],
  });
  const run: RunResult = { scenarios: [scenario], notRun: 0, ms: 65_000 };
  expect(formatWhereTimeWent(run)).toBe(
    [
      'Where the time went (browser, 1 min 5 s):',
      '    2.30 s     2 ×  answer',
      '    2.00 s     1 ×  (opening and closing)',
      '    700 ms     1 ×  reload',
      '',
    ].join('\n'),
  );
});
