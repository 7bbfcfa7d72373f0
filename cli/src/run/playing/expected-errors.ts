import type { ReportedError, StepFailure } from '../terms/result.ts';

type Allowed = { readonly step: number; readonly words: string; isMet: boolean };

/** The product's errors that a scenario expects. */
export type ExpectedErrors = {
  /** Expects an error with these words in its message or location, from this step on. */
  expect(step: number, words: string): void;
  /** A step has planted a fault, which may lead to errors. */
  faultPlanted(): void;
  /** Returns the errors that aren't expected. */
  unexpected(errors: readonly ReportedError[]): readonly ReportedError[];
  /** Returns the failure of a step in which the product reported unexpected errors. */
  failureOf(errors: readonly ReportedError[]): StepFailure;
  /** Returns the steps whose expected error was never reported, each with a failure message. */
  missed(): readonly { readonly step: number; readonly failure: StepFailure }[];
};

export function createExpectedErrors(): ExpectedErrors {
  const allowed: Allowed[] = [];
  const seen: ReportedError[] = [];
  let isAfterFault = false;
  return {
    faultPlanted() {
      isAfterFault = true;
    },
    failureOf: (errors) => failureOfErrors(errors, isAfterFault),
    expect: (step, words) => void allowed.push({ step, words, isMet: false }),
    unexpected(errors) {
      seen.push(...errors);
      const met = errors.filter((error) => {
        const fitting = allowed.filter(({ words }) => says(error, words));
        for (const one of fitting) one.isMet = true;
        return fitting.length > 0;
      });
      // An error that passes through several locations is expected in all of them.
      return errors.filter(
        ({ message, mayBeMeant }) => !mayBeMeant && !met.some((error) => error.message === message),
      );
    },
    missed: () =>
      allowed
        .filter(({ isMet }) => !isMet)
        .map(({ step, words }) => ({
          step,
          failure: {
            message: 'the product reported no such error until the end of the scenario',
            expected: [words],
            found: seen.length ? seen.map(({ message }) => message) : ['no error'],
          },
        })),
  };
}

function says({ message, where }: ReportedError, words: string): boolean {
  const wanted = words.toLowerCase();
  return [message, where].some((text) => text.toLowerCase().includes(wanted));
}

function failureOfErrors(
  [first, ...others]: readonly ReportedError[],
  isAfterFault: boolean,
): StepFailure {
  const more = others.length ? `; and ${others.length} more` : '';
  const { message = '', where = '', at } = first ?? {};
  // What a line of the product throws is a mistake in it, whatever a call responded.
  const hint =
    isAfterFault && !at
      ? `. If the fault explains it, write \`- expect error: ${where}\` before this step`
      : '';
  return {
    message: `the product reported an error: ${message} (${where}${more})${hint}`,
    ...(at ? { at: [at] } : {}),
  };
}
