import { expect, test } from 'vitest';
import { findFailures } from '../../scripts/find-failures.ts';

const esc = String.fromCharCode(27);

test('a failed test is found with its message, its difference and its place', () => {
  const output = `noise

${esc}[31m FAIL ${esc}[39m a.test.ts > a fact
AssertionError: expected 1 to be 2

- Expected
+ Received

- 2
+ 1

 ❯ a.test.ts:3:1

⎯⎯⎯[1/1]⎯

 Test Files  1 failed (1)
`;
  expect(findFailures(output)).toEqual([
    `FAIL  a.test.ts > a fact
AssertionError: expected 1 to be 2

- Expected
+ Received

- 2
+ 1

 ❯ a.test.ts:3:1`,
  ]);
});

test('tests that fail alike are one failure', () => {
  const output = ' FAIL  a.test.ts > one\n FAIL  a.test.ts > two\nError: no\n\n⎯⎯⎯[1/2]⎯\n';
  expect(findFailures(output)).toEqual([
    'FAIL  a.test.ts > one\n FAIL  a.test.ts > two\nError: no',
  ]);
});

test('a failed scenario is found with all lines below it', () => {
  const output =
    'failed intake/one a.yaml:1\n  a.yaml:3:5 press\n\n  expected │ found\n  on intake\n\n3 passed, 1 failed\n';
  expect(findFailures(output)).toEqual([
    'failed intake/one a.yaml:1\n  a.yaml:3:5 press\n\n  expected │ found\n  on intake',
  ]);
});

test('the differences between two drivers are failures', () => {
  const output =
    '3 passed, 0 failed\n\nintake/one a.yaml\n  2 press\n  - heading "A"\n  + heading "B"\n\n2 transcripts equal, 1 different\n\nWhere the time went\n';
  expect(findFailures(output)).toEqual([
    'intake/one a.yaml\n  2 press\n  - heading "A"\n  + heading "B"',
  ]);
});

test('of a long failure the first sixty lines are kept', () => {
  const below = Array.from({ length: 80 }, (_, index) => `  line ${index + 1}`).join('\n');
  const [failure = ''] = findFailures(`failed intake/one a.yaml:1\n${below}\n`);
  const lines = failure.split('\n');
  expect(lines).toHaveLength(61);
  expect(lines.at(59)).toBe('  line 59');
  expect(lines.at(60)).toBe('… and 21 lines more');
});

test('of a program that knows no tests the end of its output is kept', () => {
  const output = Array.from({ length: 70 }, (_, index) => `line ${index + 1}`).join('\n');
  const [failure = ''] = findFailures(`${output}\n`);
  expect(failure.split('\n')).toHaveLength(60);
  expect(failure).toMatch(/line 70$/);
});
