import { afterAll, expect, test } from 'vitest';
import { createCaseOpener } from './open-case.ts';
import { cases } from './outcomes.ts';
import { runCase } from './run-case.ts';

const opener = await createCaseOpener();
afterAll(() => opener.close());

test.each(cases.map((one) => [one.call, one.when, one] as const))(
  '%s goes wrong in every way when %s, and nothing is lost or doubled',
  async (_, __, one) => {
    expect(await runCase(opener, one)).toEqual([]);
  },
  60_000,
);
