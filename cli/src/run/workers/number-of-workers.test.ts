import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repository } from '../../repository.ts';

/** A client who returns later, and a client and an admin who share one browser. */
const sample = [
  'scenarios/checkout/covered-by-card.yaml',
  'scenarios/packages/an-admin-changes-the-package-at-checkout.yaml',
];

/** Runs the sample with the command and returns its results without the real time that they took. */
async function results(workers: number): Promise<readonly unknown[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['cli/bin/fairlead.mjs', 'run', ...sample, '--workers', `${workers}`, '--reporter', 'json'],
    { cwd: repository, maxBuffer: 2 ** 28 },
  );
  const withoutTime = (key: string, value: unknown) => (key === 'ms' ? undefined : value);
  return JSON.parse(stdout, withoutTime).scenarios;
}

// Not in the test, because the first run builds the command.
const alone = await results(1);
const together = await results(2);

test('a scenario’s result is the same with one worker and with two', () => {
  expect(alone).toHaveLength(3);
  expect(together).toEqual(alone);
});
