import { passing } from './call-case.ts';
import type { CallCase } from './case.ts';
import { faultNames } from './faults.ts';
import type { CaseOpener } from './open-case.ts';
import { runFine, tryFault } from './try-fault.ts';

/** Tests one call with every fault. Returns a line for each difference from its outcome. */
export async function runCase(opener: CaseOpener, one: CallCase): Promise<readonly string[]> {
  const fine = await runFine(opener, one);
  const lines = fine.problems.map((problem) => `without a fault: ${problem}`);
  const note = (fault: string, problems: readonly string[]) =>
    lines.push(...problems.map((problem) => `${fault}: ${problem}`));
  for (const fault of faultNames) {
    const outcome = one.outcomes[fault];
    note(fault, await tryFault(opener, one, { fault, outcome }, fine.baseline));
  }
  // A temporary failure is over at the second attempt, so the user notices nothing.
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
