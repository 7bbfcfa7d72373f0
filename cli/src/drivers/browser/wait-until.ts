import { setTimeout as wait } from 'node:timers/promises';

export type Waiting = {
  /** Describes what never happened, for the error after the time limit. */
  readonly sentence: string | (() => string);
  /** In ms; without it, long enough for a busy machine: only what hangs runs into it. */
  readonly limit?: number;
};

const longEnough = 30_000;

/**
 * Asks a page until the answer is neither false nor missing, and gives that answer. An answer that throws is asked
 * for again: the document it was asked of may have been left.
 *
 * The time is the machine's uptime. webdriverio's own `waitUntil` takes the time of day, so that a machine whose time is
 * set while a test runs ends a wait that has only begun.
 */
export async function waitUntil<Answer>(
  ask: () => Promise<Answer>,
  { sentence, limit = longEnough }: Waiting,
): Promise<NonNullable<Exclude<Answer, false>>> {
  const end = performance.now() + limit;
  for (;;) {
    let cause: unknown;
    const answer = await ask().catch((error: unknown) => {
      cause = error;
      return null;
    });
    if (isAnswer(answer)) return answer;
    if (performance.now() > end)
      throw new Error(typeof sentence === 'string' ? sentence : sentence(), { cause });
    await wait(20);
  }
}

const isAnswer = <Answer>(answer: Answer | null): answer is NonNullable<Exclude<Answer, false>> =>
  answer !== null && answer !== undefined && answer !== false;
