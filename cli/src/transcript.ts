import type { ScenarioResult, StepResult } from './run/result.ts';

/** The facts that a scenario observed, without times and generated ids. Both drivers must produce the same. */
export type Transcript = readonly string[];

/**
 * Returns one line per fact, step by step. Each call is listed once per step, sorted by name: the number of polls depends
 * on the clock, and the order of the responses to parallel calls depends on the network.
 */
export function transcriptOf({ steps }: Pick<ScenarioResult, 'steps'>): Transcript {
  return steps.flatMap((step) => [
    `${step.actor}: ${step.text} ${step.verdict}`,
    ...facts(step).map((fact) => `  ${fact}`),
  ]);
}

function facts({
  screens,
  decisions,
  calls,
  events,
  toasts,
  outline = [],
  screen,
}: StepResult): string[] {
  return [
    ...screens.map((name) => `screen ${name}`),
    ...decisions.map(({ router, to, because }) => `decision ${router} → ${to} because ${because}`),
    ...unordered(calls.map(({ name, status }) => `call ${name} ${status}`)),
    ...unordered(events.map(({ name }) => `event ${name}`)),
    ...toasts.map((text) => `toast ${text}`),
    `on ${screen ?? 'no screen'}`,
    ...outline.map((line) => `  ${line}`),
  ];
}

function unordered(lines: readonly string[]): string[] {
  return [...new Set(lines)].sort();
}

export type Difference = {
  readonly name: string;
  readonly file: string;
  readonly lines: readonly string[];
};

/** Returns the lines in which two runs of a scenario differ (`-` first run, `+` second run), or null if equal. */
export function compareTranscripts(left: ScenarioResult, right: ScenarioResult): Difference | null {
  const lines = diff(transcriptOf(left), transcriptOf(right));
  return lines.every((line) => line.startsWith(' '))
    ? null
    : { name: left.name, file: left.file, lines: near(lines) };
}

/** Computes the longest common subsequence; transcripts are short. */
function diff(left: Transcript, right: Transcript): string[] {
  const common = commonLengths(left, right);
  const lines: string[] = [];
  let row = 0;
  let column = 0;
  while (row < left.length && column < right.length) {
    if (left[row] === right[column]) {
      lines.push(`  ${left[row]}`);
      row += 1;
      column += 1;
    } else if (common(row + 1, column) >= common(row, column + 1)) {
      lines.push(`- ${left[row]}`);
      row += 1;
    } else {
      lines.push(`+ ${right[column]}`);
      column += 1;
    }
  }
  return [
    ...lines,
    ...left.slice(row).map((line) => `- ${line}`),
    ...right.slice(column).map((line) => `+ ${line}`),
  ];
}

/** Counts the lines that both have in common from each row and column on. */
function commonLengths(left: Transcript, right: Transcript) {
  const width = right.length + 1;
  const table = new Uint32Array((left.length + 1) * width);
  const at = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      table[row * width + column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}

/** Keeps only the differences and two lines of context on each side. */
function near(lines: readonly string[]): string[] {
  return lines.filter((_, index) =>
    lines.slice(Math.max(0, index - 2), index + 3).some((line) => !line.startsWith(' ')),
  );
}
