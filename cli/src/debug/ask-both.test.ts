import { expect, test } from 'vitest';
import { askBoth } from './ask-both.ts';

/** A terminal at which nobody answers. */
const nobody = (_: string, signal?: AbortSignal) =>
  new Promise<null>((resolve) => signal?.addEventListener('abort', () => resolve(null)));

const { signal } = new AbortController();

test('a command in the page answers, is said at the terminal, and ends its question', async () => {
  let said = '';
  let isEnded = false;
  const commands = [null, null, 'next'];
  const answer = await askBoth('> ', {
    async ask(question, until) {
      await nobody(question, until);
      isEnded = true;
      return null;
    },
    takeCommand: async () => commands.shift() ?? null,
    out: (text) => {
      said += text;
    },
    signal,
  });
  await Promise.resolve();
  expect([answer, said, isEnded]).toEqual(['next', 'next\n', true]);
});

test('an answer at the terminal ends the asking in the page', async () => {
  const answer = await askBoth('> ', {
    ask: async () => 'q',
    takeCommand: () => new Promise(() => {}),
    out: () => {},
    signal,
  });
  expect(answer).toBe('q');
});

test('a stop ends both questions without an answer', async () => {
  const stop = new AbortController();
  const asking = askBoth('> ', {
    ask: nobody,
    takeCommand: async () => null,
    out: () => {},
    signal: stop.signal,
  });
  stop.abort();
  expect(await asking).toBe(null);
});
