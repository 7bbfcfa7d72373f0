import { Command } from 'commander';
import type { Io } from '../io.ts';
import { asPort } from './as-port.ts';

/** `fairlead serve`: serves the built app with the sandbox. */
export function serveCommand(io: Io): Command {
  return new Command('serve')
    .description('serve the built app with the sandbox')
    .option('--port <n>', 'port; the next free one if it is taken', asPort, 4300)
    .addHelpText('after', '\nExample:\n  fairlead serve --port 4400')
    .action(async ({ port }: { port: number }) => {
      const { refuseOutsideOfClone } = await import('../refuse-outside-of-clone.ts');
      refuseOutsideOfClone('`fairlead serve`');
      const { serve } = await import('../serve.ts');
      await serve(port, io);
    });
}
