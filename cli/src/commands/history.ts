import { Command } from 'commander';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** `fairlead history`: lists verdicts and durations of the runs with `--record`. */
export function historyCommand(io: Io): Command {
  return new Command('history')
    .description('list verdicts and durations of the last runs with --record')
    .argument('[words]', 'only scenarios whose file or name contains these words')
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      '\nA sign for each run, the newest last: ✓ passed, ~ flaky, ✗ failed. Then the median duration.\n\nExamples:\n  fairlead run --record && fairlead history\n  fairlead history checkout',
    )
    .action(async (words: string | undefined, { json }: { json: boolean }) => {
      const [{ readRuns }, { historyOf, formatVerdicts }, { formatSeconds }, { printListing }] =
        await Promise.all([
          import('../run/summing-up/recorded-runs.ts'),
          import('../history.ts'),
          import('../reporters/format-seconds.ts'),
          import('../listing.ts'),
        ]);
      const runs = readRuns(io.cwd);
      if (runs.length === 0)
        throw new UsageError('No run is recorded. `fairlead run --record` records one.');
      const rows = historyOf(runs).filter(({ scenario }) => !words || scenario.includes(words));
      if (rows.length === 0)
        throw new UsageError(`No recorded scenario contains ${JSON.stringify(words)}`);
      const cells = (row: (typeof rows)[number]) => [
        formatVerdicts(row),
        formatSeconds(row.medianMs),
        row.scenario,
      ];
      printListing({ rows, headings: ['runs', 'median', 'scenario'], cells }, json, io);
    });
}
