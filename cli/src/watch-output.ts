import { formatReason } from './system-error.ts';

type Output = { on(event: 'error', heard: (error: NodeJS.ErrnoException) => void): unknown };

/**
 * Follows the command's output. Says once that it could not be written, and makes that the command's failure, unless it
 * has another. A closed pipe (`fairlead list | head`) isn't one.
 */
export function watchOutput(
  out: Output,
  err: Output & { write(text: string): unknown },
  setExitCode: (code: number) => void,
) {
  let isLost = false;
  let last = 0;
  out.on('error', (error) => {
    if (isLost || error.code === 'EPIPE') return;
    isLost = true;
    err.write(`The output could not be written: ${formatReason(error)}.\n`);
    setExitCode(last || 2);
  });
  // There is nowhere left to say it.
  err.on('error', () => {});
  return {
    exitWith(code: number): void {
      last = code;
      setExitCode(code || (isLost ? 2 : 0));
    },
  };
}
