import { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import type { MapOptions } from '../map/map.ts';
import { formats } from '../map/output.ts';

const examples = `
The screens come from the route table. The decisions are all that the routers can make, each with its rule (because)
and the screen that it leads to. With --covered, what no scenario reaches is dashed, and listed.

Examples:
  fairlead map > funnel.svg                                  the funnel
  fairlead map --covered --out docs/images/funnel.svg        colored by what all scenarios reach
  fairlead map --covered scenarios/decision --out d.svg      by what the scenarios in a folder reach
  fairlead map --report report.json --format mermaid         from a report of fairlead run --reporter json`;

/** `fairlead map`: the funnel as a picture. */
export function mapCommand(io: Io): Command {
  return new Command('map')
    .description('draw the funnel: every screen, and where each decision leads')
    .argument('[paths...]', 'with --covered: scenario files or folders (default: scenarios)')
    .option('--covered', 'run scenarios and color what they reach', false)
    .option(
      '--report <file>',
      'color what a JSON report says was reached, without running anything',
    )
    .addOption(
      new Option(
        '--format <name>',
        'output format (default: by the name of --out, or svg)',
      ).choices([...formats]),
    )
    .option('--out <file>', 'write to a file, .svg or .mmd, instead of printing')
    .addHelpText('after', examples)
    .action(async (paths: string[], options: MapOptions) => {
      const { drawMap } = await import('../map/map.ts');
      await drawMap(paths, options, io);
    });
}
