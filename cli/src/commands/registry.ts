import { Command, InvalidArgumentError } from 'commander';
import type { Io } from '../io.ts';
import type { ServeFlags } from '../releases/serve.ts';

/** `fairlead registry`: serves releases, and takes new ones. */
export function registryCommand(io: Io): Command {
  return new Command('registry')
    .description('serve a registry of releases: files, metadata, the import map, and publishes')
    .option('--folder <folder>', 'folder of the registry', asFolder, '.fairlead/registry')
    .option('--keys <folder>', 'folder with its key "online"', asFolder, '.fairlead/keys')
    .option('--port <n>', 'port; 0 takes a free one', asPort, 4500)
    .option('--host <address>', 'interface to listen on; 0.0.0.0 for all', '127.0.0.1')
    .addHelpText(
      'after',
      '\nExample:\n  fairlead registry --folder /srv/registry --keys /etc/fairlead/keys --port 4500',
    )
    .action(async (flags: ServeFlags) => {
      const { serveReleases } = await import('../releases/serve.ts');
      await serveReleases(flags, io);
    });
}

function asFolder(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('Name a folder.');
}

function asPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('Give a port from 0 to 65535.');
}
