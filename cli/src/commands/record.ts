import { Command } from 'commander';
import type { Io } from '../io.ts';
import type { RecordOptions } from '../record/record.ts';

/** `fairlead record`: writes a scenario while a person clicks. */
export function recordCommand(io: Io): Command {
  return new Command('record')
    .description('open a browser and write a scenario while you click')
    .argument('[start]', 'address to start at (default: that of the persona)')
    .option('--as <persona>', 'who you are', 'new-founder')
    .option(
      '--target <where>',
      'back end: msw (the sandbox), the address of a server, or a name in fairlead.targets.yaml',
      'msw',
    )
    .option('--out <file>', 'file for the scenario (default: in scenarios/, by its name)')
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead record\n  fairlead record --as returning-at-review --out scenarios/application/attests.yaml',
    )
    .action(async (start: string | undefined, options: RecordOptions) => {
      const { record } = await import('../record/record.ts');
      await record(start, options, io);
    });
}
