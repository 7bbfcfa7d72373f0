import { setTimeout as pause } from 'node:timers/promises';
import type { Io } from '../io.ts';

/** How often the page is asked for a command, in ms. */
const interval = 150;

type Asking = {
  readonly ask: NonNullable<Io['ask']>;
  /** Takes the command that was given in the page; null: none yet. */
  takeCommand(): Promise<string | null>;
  readonly out: Io['out'];
  readonly signal: AbortSignal;
};

/** Asks at the terminal, and in the page's tools. The first answer counts, and one from the page is said at the terminal. */
export async function askBoth(
  question: string,
  { ask, takeCommand, out, signal }: Asking,
): Promise<string | null> {
  const answered = new AbortController();
  const either = AbortSignal.any([signal, answered.signal]);
  const inPage = async (): Promise<string | null> => {
    while (!either.aborted) {
      const command = await takeCommand();
      if (command !== null) return command;
      // Ends early, and quietly, with the question.
      await pause(interval, undefined, { signal: either }).catch(() => {});
    }
    return null;
  };
  const atTerminal = ask(question, either).then((answer) => ({ answer, from: 'terminal' }));
  const first = await Promise.race([
    atTerminal,
    inPage().then((answer) => ({ answer, from: 'page' })),
  ]);
  answered.abort();
  if (first.from === 'page' && first.answer !== null) out(`${first.answer}\n`);
  return first.answer;
}
