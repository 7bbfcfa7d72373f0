import { Command } from 'commander';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** `fairlead tasks`: lists the steps that scenarios can use. */
export function tasksCommand(io: Io): Command {
  return new Command('tasks')
    .description('list the steps that scenarios can use, with their inputs')
    .argument('[words]', 'only steps that contain these words, and the tasks of an area')
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead tasks\n  fairlead tasks pay\n  fairlead tasks admin\n  fairlead tasks --json',
    )
    .action(async (words: string | undefined, { json }: { json: boolean }) => {
      const [{ loadVocabulary }, { stepList }, { printListing }] = await Promise.all([
        import('../connect/vocabulary.ts'),
        import('../step-list.ts'),
        import('../listing.ts'),
      ]);
      const rows = stepList(await loadVocabulary()).filter(
        ({ step, area }) => !words || step.includes(words) || area === words,
      );
      if (rows.length === 0)
        throw new UsageError(
          `No step contains ${JSON.stringify(words)}, and no area is called so; \`fairlead tasks\` lists them all`,
        );
      const headings = ['step', 'input', 'does'];
      const cells = ({ step, input, says }: (typeof rows)[number]) => [step, input, says];
      printListing({ rows, headings, cells }, json, io);
    });
}
