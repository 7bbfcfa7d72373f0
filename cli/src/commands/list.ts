import { Command } from 'commander';
import type { Io } from '../io.ts';

type Options = { readonly json: boolean; readonly tag: readonly string[]; readonly grep?: string };

/** `fairlead list`: the scenarios there are. */
export function listCommand(io: Io): Command {
  return new Command('list')
    .description('the scenarios there are, with their tags')
    .argument('[paths...]', 'scenario files or folders (default: scenarios)')
    .option('--tag <tags>', 'only scenarios with these tags', (value) => value.split(','), [])
    .option('--grep <pattern>', 'only scenarios whose name or file matches')
    .option('--json', 'as JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead list --tag smoke\n  fairlead list scenarios/admin --json',
    )
    .action(async (paths: string[], { json, tag, grep }: Options) => {
      const { loadOrRefuse } = await import('../load-or-refuse.ts');
      const { select } = await import('../select.ts');
      const plans = select(await loadOrRefuse(paths, io), { tags: tag, grep });
      if (json) {
        const rows = plans.map(({ name, file, line, tags, covers, steps }) => ({
          name,
          file,
          line,
          tags,
          covers,
          steps: steps.length,
        }));
        io.out(`${JSON.stringify(rows, null, 2)}\n`);
        return;
      }
      const { columns } = await import('../columns.ts');
      io.out(columns(plans.map(({ name, file, tags }) => [file, name, tags.join(', ')])));
      io.out(`${plans.length} ${plans.length === 1 ? 'scenario' : 'scenarios'}\n`);
    });
}
