import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { type Coverage, coverageOf, type Played } from './coverage.ts';
import { formatCoverage } from './format-map.ts';
import type { FunnelMap } from './funnel-map.ts';
import { type Format, formatOf, refuseUnwritable, writeOut } from './output.ts';
import { readMap } from './read-map.ts';

export type MapOptions = {
  readonly covered: boolean;
  readonly report?: string;
  readonly format?: Format;
  readonly out?: string;
};

/** `fairlead map`: draws the funnel, colored by what scenarios reached. The exit code is 1 if one of them failed. */
export async function drawMap(
  paths: readonly string[],
  options: MapOptions,
  io: Io,
): Promise<void> {
  const { out, report } = options;
  const format = formatOf(options.format, out);
  if (out !== undefined) refuseUnwritable(io.cwd, out);
  if (paths.length > 0 && report !== undefined)
    throw new UsageError('Use either scenario files or --report, not both');
  if (paths.length > 0 && !options.covered)
    throw new UsageError(
      `Scenario files need --covered: fairlead map --covered ${paths.join(' ')}`,
    );
  const map = readMap();
  const results = await resultsOf(paths, options, io);
  const coverage = results && coverageOf(map, results);
  if (coverage) refuseUnknown(coverage, report);
  const picture = await draw(map, coverage, format);
  // Only the picture is printed to stdout, so that it can be piped into a file.
  const say = out === undefined ? io.err : io.out;
  if (out === undefined) io.out(picture);
  else writeOut(io.cwd, out, picture);
  if (coverage) say(`${formatCoverage(map, coverage)}\n`);
  if (out !== undefined) say(`Wrote ${out}\n`);
  if (results && reportFailed(results, say) && report === undefined) io.exitWith(1);
}

async function resultsOf(
  paths: readonly string[],
  { covered, report }: MapOptions,
  io: Io,
): Promise<readonly Played[] | null> {
  if (report !== undefined) {
    const { readReport } = await import('./read-report.ts');
    return readReport(io.cwd, report);
  }
  if (!covered) return null;
  const { replay } = await import('./replay.ts');
  const { scenarios, notRun } = await replay(paths, io);
  if (notRun > 0) throw new UsageError('Interrupted: nothing was drawn');
  return scenarios;
}

function refuseUnknown({ unknown }: Coverage, report: string | undefined): void {
  if (unknown.length === 0) return;
  const seen = `${unknown.join(', ')} ${unknown.length === 1 ? 'is' : 'are'} not on the map`;
  throw new UsageError(
    report === undefined
      ? `${seen}: add the router or its facts to cli/src/map/routers.ts`
      : `${seen}: ${report} was generated from other sources; generate it again`,
  );
}

async function draw(map: FunnelMap, coverage: Coverage | null, format: Format): Promise<string> {
  if (format === 'mermaid') {
    const { drawMermaid } = await import('./mermaid.ts');
    return drawMermaid(map, coverage);
  }
  const [{ drawSvg }, { readPalettes }] = await Promise.all([
    import('./svg.ts'),
    import('./palette.ts'),
  ]);
  return drawSvg(map, coverage, readPalettes());
}

function reportFailed(results: readonly Played[], say: (text: string) => void): boolean {
  const failed = results.filter(({ verdict }) => verdict !== 'passed');
  const [first] = failed;
  if (!first) return false;
  say(
    `${failed.length} of ${results.length} scenarios failed, the first of them ${JSON.stringify(first.name)}; the map includes what they reached\n`,
  );
  return true;
}
