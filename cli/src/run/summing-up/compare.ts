import type { Paint } from '../../paint.ts';
import { compareTranscripts } from '../../transcript.ts';
import type { RunResult } from '../terms/result.ts';

/** Returns the differences between the transcripts of two runs as a diff, and whether they are equal. */
export function formatDifferences(
  left: RunResult,
  right: RunResult,
  paint: Paint,
): { text: string; equal: boolean } {
  const others = new Map(right.scenarios.map((result) => [result.name, result]));
  const pairs = left.scenarios.flatMap((one) => {
    const other = others.get(one.name);
    return other ? [[one, other] as const] : [];
  });
  const differences = pairs.flatMap(([one, other]) => compareTranscripts(one, other) ?? []);
  const alone = left.scenarios.length + right.scenarios.length - 2 * pairs.length;
  const equal = differences.length === 0 && alone === 0;
  const said = differences.map(({ name, file, lines }) =>
    [
      `${paint.bold(name)} ${paint.dim(file)}`,
      ...lines.map((line) => `  ${paintLine(line, paint)}`),
    ].join('\n'),
  );
  const same = pairs.length - differences.length;
  const sum = `${same} ${same === 1 ? 'transcript' : 'transcripts'} equal, ${differences.length} different${alone ? `, ${alone} without a counterpart` : ''}`;
  return { text: `${[...said, sum].join('\n\n')}\n`, equal };
}

function paintLine(line: string, paint: Paint): string {
  if (line.startsWith('-')) return paint.red(line);
  return line.startsWith('+') ? paint.green(line) : line;
}
