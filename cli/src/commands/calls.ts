import { Command } from 'commander';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** `fairlead calls`: lists the calls to the back ends. */
export function callsCommand(io: Io): Command {
  return new Command('calls')
    .description('list the calls to the back ends, with their parameters and bodies')
    .argument('[words]', 'only calls whose name, method or path contains these words')
    .option('--json', 'print JSON, including responses, headers and expected errors', false)
    .addHelpText('after', '\nExamples:\n  fairlead calls bind\n  fairlead calls --json')
    .action(async (words: string | undefined, { json }: { json: boolean }) => {
      const [{ listCalls }, { printListing }] = await Promise.all([
        import('../connect/calls.ts'),
        import('../listing.ts'),
      ]);
      const rows = listCalls().filter(
        ({ name, service, method, path }) =>
          !words ||
          [name, `${service}${path}`, `${method} ${path}`].some((text) => text.includes(words)),
      );
      if (rows.length === 0)
        throw new UsageError(
          `No call contains ${JSON.stringify(words)}; \`fairlead calls\` lists them all`,
        );
      printListing(
        {
          rows,
          headings: ['call', 'service', 'method and path', 'sends'],
          cells: ({ name, service, method, path, body, query }) => [
            name,
            service,
            `${method} ${path}`,
            [query && `?${query}`, body].filter(Boolean).join(' '),
          ],
        },
        json,
        io,
      );
    });
}
