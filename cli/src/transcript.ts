import { diff } from './diff.ts';
import type { ScenarioResult, StepResult } from './run/terms/result.ts';

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
    : { name: left.name, file: left.file, lines: [...near(lines), ...problemsOf(left, right)] };
}

/** Says why calls had no answer. Not compared: only a driver with a network has the platform's words for it. */
function problemsOf(...results: readonly ScenarioResult[]): string[] {
  const calls = results.flatMap(({ steps }) => steps.flatMap((step) => step.calls));
  const said = calls.flatMap(({ name, problem }) =>
    problem === undefined ? [] : [`call ${name} had no answer: ${problem}`],
  );
  return [...new Set(said)];
}

/** Keeps only the differences and two lines of context on each side. */
function near(lines: readonly string[]): string[] {
  return lines.filter((_, index) =>
    lines.slice(Math.max(0, index - 2), index + 3).some((line) => !line.startsWith(' ')),
  );
}
