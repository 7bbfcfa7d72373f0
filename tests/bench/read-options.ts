import { parseArgs } from 'node:util';

export type BenchOptions = { readonly json: boolean; readonly only: readonly string[] };

/** How the command is used. */
export const usage = `npm run bench -- [--json] [--only <name>]…
  --json         one object with a number for each name, on standard output; progress goes to standard error
  --only <name>  this benchmark or figure alone; may be given more than once
  --help         this text`;

/** The options on the command line, or a message and the exit code. */
export function readOptions(
  args: readonly string[],
): BenchOptions | { readonly say: string; readonly exitCode: 0 | 2 } {
  try {
    const { help, ...options } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
    return help ? { say: usage, exitCode: 0 } : options;
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    return { say: `${sentence.replace(/\.$/, '')}. There are:\n${usage}`, exitCode: 2 };
  }
}
