import { Command } from 'commander';
import type { Io } from '../io.ts';
import type { StagingOptions } from '../staging/staging.ts';
import { asFolder } from './as-folder.ts';
import { asPort } from './as-port.ts';

/** `fairlead staging`: serves the app with a back end on Postgres. */
export function stagingCommand(io: Io): Command {
  return new Command('staging')
    .description('serve the built app with its back end on Postgres, embedded or a server')
    .option('--port <n>', 'port; 0 takes a free one', asPort, 4400)
    .option('--host <address>', 'interface to listen on; 0.0.0.0 for all', '127.0.0.1')
    .option('--data <folder>', 'folder of the embedded database', asFolder, '.fairlead/staging')
    .option(
      '--registry <place>',
      'folder or s3://<bucket>/<prefix> of a registry, which admins see at /modules',
      asFolder,
    )
    .option('--keys <folder>', 'folder with its key "online"', asFolder, '.fairlead/keys')
    .option('--quiet', 'do not log requests', false)
    .addHelpText('after', help)
    .action(async (flags: StagingOptions) => {
      const { refuseOutsideOfClone } = await import('../refuse-outside-of-clone.ts');
      refuseOutsideOfClone('`fairlead staging`');
      const { staging } = await import('../staging/staging.ts');
      await staging(flags, io);
    });
}

const help = `
Environment:
  DATABASE_URL             a Postgres server (15 or later) instead of the embedded database
  FAIRLEAD_STAGING_TOKEN   the token of the control API, which \`fairlead run --target\` uses

Examples:
  fairlead staging
  fairlead staging --host 0.0.0.0 --data /var/lib/fairlead
  DATABASE_URL=postgres://fairlead@db/staging fairlead staging --port 4401`;
