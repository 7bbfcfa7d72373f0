import { Command } from 'commander';
import type { Io } from '../io.ts';

type Options = { readonly json: boolean; readonly schema: boolean };

/** `fairlead check`: checks every scenario without running it. */
export function checkCommand(io: Io): Command {
  return new Command('check')
    .description('check every scenario without running it')
    .argument('[paths...]', 'scenario files or folders (default: scenarios)')
    .option(
      '--schema',
      'write scenarios/schema.json, for completion and validation in editors',
      false,
    )
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead check\n  fairlead check scenarios/intake --json\n  fairlead check --schema',
    )
    .action(async (paths: string[], { json, schema }: Options) => {
      const { checkScenarios, writeSchema } = await import('../check-scenarios.ts');
      await (schema ? writeSchema(io) : checkScenarios(paths, json, io));
    });
}
