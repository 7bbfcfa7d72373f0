import { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import type { ShowOptions } from '../show/show.ts';
import { asPort } from './as-port.ts';

/** `fairlead show`: serves the HTML report of a run and opens it. */
export function showCommand(io: Io): Command {
  return new Command('show')
    .description('serve the HTML report of a run and open it in the browser')
    .argument('[report]', 'file or folder', 'reports')
    .option('--compare <report>', 'show what differs from this report; the older run is A')
    .addOption(new Option('--port <n>', 'port').argParser(asPort).default(0, 'any free one'))
    .option('--no-open', 'only say the address')
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead run --reporter line,html && fairlead show\n  fairlead show build/report.html --port 4500 --no-open\n  fairlead show reports --compare before/report.html',
    )
    .action(async (report: string, options: ShowOptions) => {
      const { showReport } = await import('../show/show.ts');
      await showReport(report, options, io);
    });
}
