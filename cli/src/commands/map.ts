import { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import type { MapOptions } from '../map/map.ts';
import { formats } from '../map/output.ts';

const examples = `
The screens are those of the route table. The decisions are all the answers that the routers give, each with the rule
that holds (because) and the screen it leads to. With --covered, what no scenario reached is dashed, and listed.

Examples:
  fairlead map > funnel.svg                                  the funnel as it is
  fairlead map --covered --out docs/images/funnel.svg        painted with what all scenarios reach
  fairlead map --covered scenarios/decision --out d.svg      with what those under a folder reach
  fairlead map --report report.json --format mermaid         from a report of fairlead run --reporter json`;

/** `fairlead map`: the funnel as a picture. */
export function mapCommand(io: Io): Command {
  return new Command('map')
    .description('draw the funnel: every screen, and where every decision leads')
    .argument('[paths...]', 'with --covered: scenario files or folders (default: scenarios)')
    .option('--covered', 'replay scenarios on the models, and paint what they reach', false)
    .option('--report <file>', 'paint what a JSON report says was reached, and replay nothing')
    .addOption(
      new Option('--format <name>', 'what to draw (default: by the name of --out, or svg)').choices(
        [...formats],
      ),
    )
    .option('--out <file>', 'write into a file, .svg or .mmd, instead of printing')
    .addHelpText('after', examples)
    .action(async (paths: string[], options: MapOptions) => {
      const { drawMap } = await import('../map/map.ts');
      await drawMap(paths, options, io);
    });
}
