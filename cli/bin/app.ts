import type { Io } from '../src/io.ts';
import { runProgram } from '../src/program.ts';

/** The only impure file: creates the real `io` and passes it to everything else. */
export async function main(args: readonly string[], stamp: string): Promise<void> {
  // A closed pipe (`fairlead list | head`) isn't a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  await runProgram(args, { ...realIo, stamp });
}

const realIo: Omit<Io, 'stamp'> = {
  cwd: process.cwd(),
  env: process.env,
  terminal: process.stdout.isTTY === true,
  width: process.stdout.columns,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  exitWith(code) {
    process.exitCode = code;
  },
  onInterrupt(stop) {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    return () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    };
  },
};
