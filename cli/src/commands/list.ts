import { Command } from 'commander';
import type { Io } from '../io.ts';

type Options = { readonly json: boolean; readonly tag: readonly string[]; readonly grep?: string };

/** `fairlead list`: lists scenarios. */
export function listCommand(io: Io): Command {
  return new Command('list')
    .description('list scenarios with their tags')
    .argument('[paths...]', 'scenario files or folders (default: scenarios)')
    .option(
      '--tag <tags>',
      'only scenarios with these tags (separated by commas)',
      (value) => value.split(','),
      [],
    )
    .option('--grep <pattern>', 'only scenarios whose name or file matches this regular expression')
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead list --tag smoke\n  fairlead list scenarios/admin --json',
    )
    .action(async (paths: string[], { json, tag, grep }: Options) => {
      const { loadOrRefuse } = await import('../load-or-refuse.ts');
      const { select } = await import('../select.ts');
      const { printListing } = await import('../listing.ts');
      const plans = select(await loadOrRefuse(paths, io), { tags: tag, grep });
      const rows = plans.map(({ name, file, line, tags, covers, steps }) => ({
        name,
        file,
        line,
        tags,
        covers,
        steps: steps.length,
      }));
      const headings = ['file', 'scenario', 'tags'];
      const cells = ({ file, name, tags }: (typeof rows)[number]) => [file, name, tags.join(', ')];
      printListing({ rows, headings, cells }, json, io);
      if (!json) io.out(`${plans.length} ${plans.length === 1 ? 'scenario' : 'scenarios'}\n`);
    });
}
