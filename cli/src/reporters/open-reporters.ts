import { type Io, wantsColor } from '../io.ts';
import { createPaint } from '../paint.ts';
import { UsageError } from '../usage-error.ts';
import { loadReporter } from './index.ts';
import { formatRunSummary, formatVerdictCounts } from './line.ts';
import { placeReports, whyNotWritable, writeReport } from './report-files.ts';
import type { Reporter, ReporterName } from './reporter.ts';

/** Combines a run's reporters. Refuses at once a report that can't be written. */
export async function openReporters(
  names: readonly ReporterName[],
  out: string | undefined,
  total: number,
  io: Io,
): Promise<Reporter> {
  const files = placeReports(names, out, io.cwd);
  const printed = names.filter((name) => !files.has(name));
  for (const path of files.values()) {
    const because = whyNotWritable(io.cwd, path);
    if (because !== null) throw new UsageError(formatNotWritten(path, because, 'cannot be'));
  }
  const paint = createPaint(wantsColor(io));
  const live = io.terminal && !io.env.CI;
  const writing = await Promise.all(
    [...files].map(async ([name, path]): Promise<Reporter> => {
      const create = await loadReporter(name);
      return create({
        paint: createPaint(false),
        live: false,
        total,
        out: (text) => write(path, text),
      });
    }),
  );
  const printing = await Promise.all(
    printed.map(async (name) =>
      (await loadReporter(name))({ out: io.out, paint, live, width: io.width, total }),
    ),
  );
  return {
    ended(result) {
      for (const reporter of [...writing, ...printing]) reporter.ended(result);
    },
    comparing() {
      for (const reporter of printing) reporter.comparing?.();
    },
    finished(run) {
      for (const reporter of writing) reporter.finished(run);
      for (const reporter of printing) reporter.finished(run);
      if (printing.length === 0) io.out(`${formatRunSummary(run)}${formatVerdictCounts(run)}\n`);
    },
  };

  function write(path: string, text: string): void {
    const failed = writeReport(io.cwd, path, text);
    if (failed !== null) {
      io.err(`${formatNotWritten(path, failed, 'could not be')}\n`);
      // Until a failed scenario is the run's result.
      io.exitWith(2);
    } else if (printed.every((name) => name === 'line' || name === 'list'))
      io.out(`Report: ${path}\n`);
  }
}

const formatNotWritten = (path: string, because: string, verb: string) =>
  `The report ${verb} written to ${path}: ${because}. Use --out to choose another file.`;
