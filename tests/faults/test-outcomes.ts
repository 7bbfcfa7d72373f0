import { afterAll, expect, test } from 'vitest';
import type { CallCase } from './case.ts';
import { createCaseOpener } from './open-case.ts';
import { runCase } from './run-case.ts';

/** States the outcome of every fault of each call. In two files, so that two processes share the cases. */
export async function testOutcomes(cases: readonly CallCase[]): Promise<void> {
  const opener = await createCaseOpener();
  afterAll(() => opener.close());

  test.each(cases.map((one) => [one.call, one.when, one] as const))(
    '%s goes wrong in every way when %s, and nothing is lost or doubled',
    async (_, __, one) => {
      expect(await runCase(opener, one)).toEqual([]);
    },
    60_000,
  );
}
