import { expect, test } from 'vitest';
import { countTests, readTimes, runStep } from '../../scripts/run-step.ts';

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

test('a step says what it and its children took of the processors', async () => {
  const busy = 'const end = performance.now() + 300; while (performance.now() < end);';
  const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
  const run = [process.execPath, '-e', child];
  const result = await runStep({ name: 'busy', run }, import.meta.dirname, 'never');
  expect(result.failed).toBe(0);
  expect(result.processor).toBeGreaterThan(50);
});

test('a step that ends with an error has failed', async () => {
  const run = [process.execPath, '-e', 'process.exit(3)'];
  expect(await runStep({ name: 'ends', run }, import.meta.dirname, 'never')).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('the times of a shell and of its children are added up', () => {
  expect(readTimes('0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toBe(65_760);
});
