import { Command } from 'commander';
import type { Io } from '../io.ts';
import type { ServeFlags } from '../releases/serve.ts';
import { asFolder } from './as-folder.ts';
import { asPort } from './as-port.ts';

/** `fairlead registry`: serves releases, and takes new ones. */
export function registryCommand(io: Io): Command {
  return new Command('registry')
    .description('serve a registry of releases: files, metadata, the import map, and publishes')
    .option(
      '--folder <folder>',
      'folder or s3://<bucket>/<prefix> of the registry',
      asFolder,
      '.fairlead/registry',
    )
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
