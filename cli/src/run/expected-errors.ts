import type { ReportedError, StepFailure } from './result.ts';

type Allowed = { readonly step: number; readonly words: string; isMet: boolean };

/** The errors of the product that a scenario provokes on purpose. */
export type ExpectedErrors = {
  /** From this step on the product reports an error with these words in its message or place. */
  expect(step: number, words: string): void;
  /** Those of these errors that nobody expects. */
  unexpected(errors: readonly ReportedError[]): readonly ReportedError[];
  /** The steps whose error was never reported, each with what to say of it. */
  missed(): readonly { readonly step: number; readonly failure: StepFailure }[];
};

export function createExpectedErrors(): ExpectedErrors {
  const allowed: Allowed[] = [];
  const seen: ReportedError[] = [];
  return {
    expect: (step, words) => void allowed.push({ step, words, isMet: false }),
    unexpected(errors) {
      seen.push(...errors);
      const met = errors.filter((error) => {
        const fitting = allowed.filter(({ words }) => says(error, words));
        for (const one of fitting) one.isMet = true;
        return fitting.length > 0;
      });
      // An error that comes by at several places is expected at all of them.
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

/** Why a step failed in which the product reported errors that nobody expects. */
export function failureOfErrors([first, ...others]: readonly ReportedError[]): StepFailure {
  const more = others.length ? `; and ${others.length} more` : '';
  const { message = '', where = '', at } = first ?? {};
  return {
    message: `the product reported an error: ${message} (${where}${more})`,
    ...(at ? { at: [at] } : {}),
  };
}
