import { Command, InvalidArgumentError } from 'commander';
import type { Io } from '../io.ts';

/** `fairlead serve`: serves the built app with the sandbox. */
export function serveCommand(io: Io): Command {
  return new Command('serve')
    .description('serve the built app with the sandbox')
    .option('--port <n>', 'port; the next free one if it is taken', asPort, 4300)
    .addHelpText('after', '\nExample:\n  fairlead serve --port 4400')
    .action(async ({ port }: { port: number }) => {
      const { serve } = await import('../serve.ts');
      await serve(port, io);
    });
}

function asPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('Give a port from 0 to 65535.');
}
