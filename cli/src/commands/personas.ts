import { Command } from 'commander';
import type { Io } from '../io.ts';

/** `fairlead personas`: lists the personas of the sandbox. */
export function personasCommand(io: Io): Command {
  return new Command('personas')
    .description('list the personas that a scenario can use')
    .option('--json', 'print JSON', false)
    .addHelpText('after', '\nExample:\n  fairlead personas --json')
    .action(async ({ json }: { json: boolean }) => {
      const [{ loadVocabulary }, { printListing }] = await Promise.all([
        import('../connect/vocabulary.ts'),
        import('../listing.ts'),
      ]);
      const { personas } = await loadVocabulary();
      printListing(
        {
          rows: personas,
          headings: ['persona', 'email', 'starts at', 'shows'],
          cells: ({ id, email, start, shows }) => [id, email, start, shows],
        },
        json,
        io,
      );
    });
}
