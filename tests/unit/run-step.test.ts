import { expect, test } from 'vitest';
import { countTests } from '../../scripts/run-step.ts';

test('the last summary of a runner is counted, with or without colors', () => {
  const esc = String.fromCharCode(27);
  expect(
    countTests(`${esc}[2m      Tests ${esc}[22m ${esc}[1m3 failed${esc}[22m | 39 passed (42)`),
  ).toEqual({ passed: 39, failed: 3 });
  expect(countTests('noise\n12 passed, 1 failed\n')).toEqual({ passed: 12, failed: 1 });
  expect(countTests('12 passed, 1 failed\n20 passed, 0 failed')).toEqual({ passed: 20, failed: 0 });
});

test('output without a summary counts no tests', () => {
  expect(countTests('Checked 66 files. 3 passed by the window.')).toBeNull();
});
