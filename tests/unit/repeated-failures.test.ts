import { expect, test } from 'vitest';
import { describeRepeated } from '../../scripts/repeated-failures.ts';

const run = (name: string, ...failures: string[]) => ({
  name,
  passed: 1,
  failed: failures.length,
  failures,
  duration: 0,
  processor: 0,
});

test('each failure of repeated runs is listed with how often it happened, the most frequent first', () => {
  const said = describeRepeated([
    run('composition', 'FAIL a.test.ts > one\nafter 51 ms'),
    run('elements'),
    run('composition'),
    run('elements'),
    run('composition', 'FAIL b.test.ts > two\nnever', 'FAIL a.test.ts > one\nafter 54 ms'),
    run('composition', 'FAIL b.test.ts > two', 'FAIL b.test.ts > two'),
    run('composition', 'FAIL b.test.ts > two'),
  ]);
  expect(said).toBe(`FAILED composition: 4 of 5 runs failed

  3 of 5  FAIL b.test.ts > two
  never

  2 of 5  FAIL a.test.ts > one
  after 51 ms
ok     elements: 2 of 2 runs passed`);
});
