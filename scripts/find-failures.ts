import { stripVTControlCharacters } from 'node:util';

/** How many lines of a failure the end of `npm test` repeats: its whole cause, with what was expected and found. */
const maxLines = 60;

/**
 * Reads a test runner's message for each failed test with its whole cause: Vitest's " FAIL  file > test" up to the
 * line that numbers it, "failed scenario file:line" and "crashed …" of `fairlead run` with the lines below them, and the
 * differences of `--compare`. Of a program that knows no tests, the end of what it said.
 */
export function findFailures(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const found = [...failedTests(lines), ...failedScenarios(lines), ...differences(lines)];
  return found.length > 0 ? found.map(shorten) : [trimBlank(lines).slice(-maxLines).join('\n')];
}

function failedTests(lines: readonly string[]): string[][] {
  const isHead = (line = '') => /^ *FAIL /.test(line);
  const isEnd = (line: string) => /^⎯+\[\d+\/\d+\]|^ *(Test Files|Tests) /.test(line);
  return lines.flatMap((line, index) => {
    // Tests with the same failure are listed one below the other.
    if (!isHead(line) || isHead(lines[index - 1])) return [];
    const rest = lines.slice(index);
    const said = rest.findIndex((one) => !isHead(one));
    const end = rest.findIndex((one, place) => place > said && (isHead(one) || isEnd(one)));
    return [rest.slice(0, end < 0 ? rest.length : end)];
  });
}

function failedScenarios(lines: readonly string[]): string[][] {
  return lines.flatMap((line, index) => {
    if (!/^(failed|crashed) /.test(line)) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((one) => /^\S/.test(one));
    return [[line, ...rest.slice(0, end < 0 ? rest.length : end)]];
  });
}

function differences(lines: readonly string[]): string[][] {
  const sum = lines.findLastIndex((line) =>
    /^\d+ transcripts equal, [1-9]\d* different/.test(line),
  );
  if (sum < 0) return [];
  const count = Number(lines[sum]?.match(/, (\d+) different/)?.[1]);
  const heads = lines
    .slice(0, sum)
    .flatMap((line, index) =>
      /^\S/.test(line) && /^ {2}\S/.test(lines[index + 1] ?? '') ? index : [],
    )
    .slice(-count);
  return heads.map((head, index) => lines.slice(head, heads[index + 1] ?? sum));
}

const trimBlank = (lines: readonly string[]): string[] => lines.join('\n').trim().split('\n');

function shorten(failure: readonly string[]): string {
  const lines = trimBlank(failure);
  const left = lines.length - maxLines;
  const more = left > 0 ? [`… and ${left} lines more`] : [];
  return [...lines.slice(0, maxLines), ...more].join('\n');
}
