import { Command } from 'commander';
import type { Io } from '../io.ts';
import { Refusal } from '../refusal.ts';

/** `fairlead tasks`: every step that a scenario may speak. */
export function tasksCommand(io: Io): Command {
  return new Command('tasks')
    .description('the steps that scenarios may speak, with their inputs')
    .argument('[words]', 'only steps that contain these words')
    .option('--json', 'as JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead tasks\n  fairlead tasks pay\n  fairlead tasks --json',
    )
    .action(async (words: string | undefined, { json }: { json: boolean }) => {
      const [{ loadVocabulary }, { stepList }] = await Promise.all([
        import('../connect/vocabulary.ts'),
        import('../step-list.ts'),
      ]);
      const steps = stepList(await loadVocabulary()).filter(
        ({ step }) => !words || step.includes(words),
      );
      if (steps.length === 0)
        throw new Refusal(
          `No step contains ${JSON.stringify(words)}; \`fairlead tasks\` lists them all`,
        );
      if (json) {
        io.out(`${JSON.stringify(steps, null, 2)}\n`);
        return;
      }
      const { columns } = await import('../columns.ts');
      io.out(columns(steps.map(({ step, input, says }) => [step, input, says])));
    });
}
