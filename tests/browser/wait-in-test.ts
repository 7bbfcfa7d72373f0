import { waitUntil } from '@fairlead/cli/drivers/browser/wait-until';

/** In ms. Less than the limit of a test, so that a wait without an end says what it waited for. */
const limit = 15_000;

/** Asks until the answer is neither false nor missing, and returns it; the sentence says what never came about. */
export const waitInTest = <Answer>(
  ask: () => Promise<Answer>,
  sentence: string | (() => string),
): Promise<NonNullable<Exclude<Answer, false>>> => waitUntil(ask, { sentence, limit });
