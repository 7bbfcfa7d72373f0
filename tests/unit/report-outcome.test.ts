import { expect, test } from 'vitest';
import { describeOutcome } from '../../scripts/report-outcome.ts';

test('the end of a run lists every step, what did not run and why, the failures and the sum', () => {
  const said = describeOutcome({
    results: [
      { name: 'types', passed: 1, failed: 0, failures: [], duration: 1240, processor: 2330 },
      {
        name: 'build',
        passed: 0,
        failed: 1,
        failures: ['no such file'],
        duration: 300,
        processor: 280,
      },
      {
        name: 'unit',
        passed: 20,
        failed: 2,
        failures: ['FAIL a', 'FAIL b'],
        duration: 61_000,
        processor: 95_000,
      },
    ],
    notRun: [{ name: 'accessibility', because: "it needs 'build', which failed" }],
  });
  expect(said).toBe(`ok      types: 1 passed, 0 failed (1.2 s, 2.3 s of the processors)
FAILED  build: 0 passed, 1 failed (0.3 s, 0.3 s of the processors)
FAILED  unit: 20 passed, 2 failed (61.0 s, 95.0 s of the processors)
not run accessibility: it needs 'build', which failed

== build

no such file

== unit

FAIL a

FAIL b

21 passed, 3 failed`);
});

test('of a step with many failures the first five are repeated', () => {
  const failures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const said = describeOutcome({
    results: [{ name: 'unit', passed: 0, failed: 7, failures, duration: 0, processor: 0 }],
    notRun: [],
  });
  expect(said).toContain('five\n\n… and 2 more failures of this step, above');
  expect(said).not.toContain('six');
});
