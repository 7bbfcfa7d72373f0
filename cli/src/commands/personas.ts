import { Command } from 'commander';
import type { Io } from '../io.ts';

/** `fairlead personas`: who a scenario can be played as. */
export function personasCommand(io: Io): Command {
  return new Command('personas')
    .description('who a scenario can be played as')
    .option('--json', 'as JSON', false)
    .addHelpText('after', '\nExample:\n  fairlead personas --json')
    .action(async ({ json }: { json: boolean }) => {
      const { loadVocabulary } = await import('../connect/vocabulary.ts');
      const { personas } = await loadVocabulary();
      if (json) {
        io.out(`${JSON.stringify(personas, null, 2)}\n`);
        return;
      }
      const { columns } = await import('../columns.ts');
      io.out(columns(personas.map(({ id, shows }) => [id, shows])));
    });
}
