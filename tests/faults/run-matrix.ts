import { passing } from './call-case.ts';
import type { CallCase } from './case.ts';
import { faultNames } from './faults.ts';
import { type CaseOpener, createCaseOpener } from './open-case.ts';
import { cases } from './outcomes.ts';
import { runFine, tryFault } from './try-fault.ts';

/** Lets one call go wrong in every way and tells what is not as it is written, a line for each problem. */
export async function runCase(opener: CaseOpener, one: CallCase): Promise<readonly string[]> {
  const fine = await runFine(opener, one);
  const lines = fine.problems.map((problem) => `without a fault: ${problem}`);
  const note = (fault: string, problems: readonly string[]) =>
    lines.push(...problems.map((problem) => `${fault}: ${problem}`));
  for (const fault of faultNames) {
    const outcome = one.outcomes[fault];
    note(fault, await tryFault(opener, one, { fault, outcome }, fine.baseline));
  }
  // What passes by itself is over with the second try, and nobody has noticed.
  const tries = fine.baseline.tries + 1;
  const noticed = {
    focus: null,
    screen: one.arrives,
    sees: null,
    tries,
    wayOn: { kind: 'none needed' },
  } as const;
  for (const fault of one.retries > 0 ? passing : [])
    note(
      `${fault}, once`,
      await tryFault(opener, one, { fault, times: 1, outcome: noticed }, fine.baseline),
    );
  return lines;
}

/** The whole matrix, one call after the other: `seconds` is the benchmark's figure. */
export async function runMatrix() {
  const started = performance.now();
  const opener = await createCaseOpener();
  const problems: string[] = [];
  for (const one of cases)
    for (const problem of await runCase(opener, one))
      problems.push(`${one.call}, ${one.when}: ${problem}`);
  await opener.close();
  return { calls: cases.length, problems, seconds: (performance.now() - started) / 1000 };
}
