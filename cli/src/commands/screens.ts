import { Command } from 'commander';
import type { Io } from '../io.ts';

/** `fairlead screens`: lists the screens in the route table. */
export function screensCommand(io: Io): Command {
  return new Command('screens')
    .description('list the screens of the product with their addresses')
    .option('--json', 'print JSON', false)
    .addHelpText('after', '\nExample:\n  fairlead screens --json')
    .action(async ({ json }: { json: boolean }) => {
      const [{ listScreens }, { printListing }] = await Promise.all([
        import('../connect/screens.ts'),
        import('../listing.ts'),
      ]);
      printListing(
        {
          rows: listScreens(),
          headings: ['screen', 'address', 'area', 'title'],
          cells: ({ name, address, area, title }) => [name, address, area, title],
        },
        json,
        io,
      );
    });
}
