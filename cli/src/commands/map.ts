import { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import type { MapOptions } from '../map/map.ts';
import { formats } from '../map/output.ts';

const examples = `
The map shows the screens in the route table and every decision that the routers can make, each with its rule (because)
and its screen. With --covered, screens and decisions that no scenario reaches are dashed and listed.

Examples:
  fairlead map > funnel.svg                                  the funnel
  fairlead map --covered --out docs/images/funnel.svg        colored by what scenarios reach
  fairlead map --covered scenarios/decision --out d.svg      colored by what the scenarios in a folder reach
  fairlead map --report report.json --format mermaid         colored from a JSON report of fairlead run`;

/** `fairlead map`: draws the funnel. */
export function mapCommand(io: Io): Command {
  return new Command('map')
    .description('draw the funnel: every screen, and where each decision leads')
    .argument('[paths...]', 'with --covered: scenario files or folders (default: scenarios)')
    .option('--covered', 'run scenarios and color what they reach', false)
    .option('--report <file>', 'color what a JSON report reached, without running anything')
    .addOption(
      new Option(
        '--format <name>',
        'output format (default: from the file name in --out, otherwise svg)',
      ).choices([...formats]),
    )
    .option('--out <file>', 'write to this .svg or .mmd file (default: print)')
    .addHelpText('after', examples)
    .action(async (paths: string[], options: MapOptions) => {
      const { refuseOutsideOfClone } = await import('../refuse-outside-of-clone.ts');
      refuseOutsideOfClone('`fairlead map`');
      const { drawMap } = await import('../map/map.ts');
      await drawMap(paths, options, io);
    });
}
