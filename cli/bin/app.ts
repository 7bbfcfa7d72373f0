import { createInterface } from 'node:readline';
import type { Io } from '../src/io.ts';
import { runProgram } from '../src/program.ts';
import { watchOutput } from '../src/watch-output.ts';
import { onParentLost } from './parent-lost.mjs';

/** The only impure file: creates the real `io` and passes it to everything else. */
export async function main(args: readonly string[], stamp: string): Promise<void> {
  const { exitWith } = watchOutput(process.stdout, process.stderr, (code) => {
    process.exitCode = code;
  });
  await runProgram(args, { ...realIo, stamp, exitWith });
}

const realIo: Omit<Io, 'stamp' | 'exitWith'> = {
  cwd: process.cwd(),
  env: process.env,
  terminal: process.stdout.isTTY === true,
  width: process.stdout.columns,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  onInterrupt(stop) {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const forgetParent = onParentLost(stop);
    return () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      forgetParent();
    };
  },
  ...(process.stdin.isTTY ? { ask } : {}),
};

/** Resolves to null if the terminal is closed, Ctrl-C is pressed or the signal is given. */
function ask(question: string, signal?: AbortSignal): Promise<string | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    const close = () => terminal.close();
    signal?.addEventListener('abort', close, { once: true });
    terminal.once('close', () => {
      signal?.removeEventListener('abort', close);
      resolve(null);
    });
    terminal.question(question, (answer) => {
      resolve(answer);
      terminal.close();
    });
  });
}
