import { formatLocation } from '../language/source.ts';
import type { Paint } from '../paint.ts';
import {
  type FailureCause,
  failedStep,
  type ScenarioResult,
  type StepFailure,
  type StepResult,
} from '../run/terms/result.ts';
import { formatCause, formatDecisions, formatTrailLine } from './format-cause.ts';

/**
 * Describes a failed scenario: the place, what was expected and what was found, side by side. `width`: how many characters
 * fit on a line.
 */
export function formatFailure(result: ScenarioResult, paint: Paint, width?: number): string {
  const { failedAttempts = [] } = result;
  const attempts = failedAttempts.flatMap((attempt, index) => [
    `  ${paint.bold(`attempt ${index + 1}`)}`,
    ...indent(formatWhy(attempt, paint, width && width - 2)),
  ]);
  const last = [...attempts, `  ${paint.bold(`attempt ${failedAttempts.length + 1}`)}`];
  return [
    formatScenarioLine(result, paint),
    ...(failedAttempts.length === 0 ? [] : last),
    ...(result.verdict === 'flaky' ? ['    passed'] : formatWhy(result, paint, width)),
  ].join('\n');
}

function formatWhy(result: ScenarioResult, paint: Paint, width?: number): string[] {
  const { failure } = result;
  const broken = failedStep(result);
  return [
    ...(broken ? formatFailedStep(broken, paint, width) : []),
    ...(failure ? indent(formatStepFailure(failure, paint, width)) : []),
  ];
}

/** Describes a scenario with the same failure as an earlier one: its place, and the scenario that shows the cause. */
export function formatRepeatedFailure(
  result: ScenarioResult,
  first: ScenarioResult,
  paint: Paint,
): string {
  const broken = failedStep(result);
  return [
    formatScenarioLine(result, paint),
    ...(broken ? [`  ${formatLocation(broken.at)} ${paint.bold(broken.text)}`] : []),
    `  ${paint.dim(`same failure as "${first.name}", ${first.file}:${first.line}`)}`,
  ].join('\n');
}

const formatScenarioLine = ({ name, file, line, verdict }: ScenarioResult, paint: Paint) =>
  `${paint.red(['crashed', 'flaky'].includes(verdict) ? verdict : 'failed')} ${paint.bold(name)} ${paint.dim(`${file}:${line}`)}`;

/** Describes a failed step: its place, what was expected and found, the causes and the page. */
export function formatFailedStep(step: StepResult, paint: Paint, width?: number): string[] {
  const { text, at, screen, failure } = step;
  return indent([
    `${formatLocation(at)} ${paint.bold(text)}`,
    ...(failure ? formatStepFailure(failure, paint, width) : []),
    paint.dim(formatScreen(screen, failure?.cause)),
  ]);
}

function formatStepFailure(failure: StepFailure, paint: Paint, width?: number): string[] {
  const { message, expected, found, at = [], cause } = failure;
  return [
    ...message.split('\n'),
    ...at.map((place) => paint.dim(`at ${place}`)),
    ...(cause ? formatCause(cause, message, paint) : []),
    ...(expected && found ? sideBySide(expected, found, paint, width) : []),
    ...(cause ? [...formatDecisions(cause, paint), ...formatTrailLine(cause, paint)] : []),
  ];
}

function formatScreen(screen: string | null, cause: FailureCause | undefined): string {
  const { address, heading, dialog, isQuiet, drawnAt } = cause ?? {};
  return [
    `on ${screen ?? 'no screen'}`,
    ...(drawnAt ? [` (${drawnAt})`] : []),
    ...(address ? [` at ${address}`] : []),
    ...(heading ? [`, heading "${heading}"`] : []),
    ...(dialog === undefined
      ? []
      : [`, in the dialog ${dialog ? `"${dialog}"` : 'without a name'}`]),
    ...(isQuiet ? ['; the last action called, decided and opened nothing'] : []),
  ].join('');
}

/** The widest that each column gets, and what is around them: the indentation, and the line between them. */
const widest = { expected: 46, found: 70 };
const around = 5;

/** Lays out two columns: expected and found. */
function sideBySide(
  expected: readonly string[],
  found: readonly string[],
  paint: Paint,
  room = widest.expected + widest.found + around,
): string[] {
  const half = Math.min(widest.expected, Math.floor((room - around) * 0.4));
  const left = expected.flatMap((line) => wrap(line, half));
  const width = Math.max('expected'.length, ...left.map(({ length }) => length));
  const right = found.flatMap((line) => wrap(line, Math.min(widest.found, room - around - width)));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const [one = '', other = ''] = [left[index], right[index]];
    return `${paint.green(one.padEnd(width))} │ ${paint.red(other)}`;
  });
  return [
    `${'expected'.padEnd(width)} │ found`,
    `${'─'.repeat(width)}─┼─${'─'.repeat(5)}`,
    ...rows,
  ].map(trimEnd);
}

/** Breaks a line between words. Its indentation shows where it is in an outline, so the rest keeps it. */
function wrap(line: string, width: number): string[] {
  const [indentation = ''] = /^ */.exec(line) ?? [];
  const words = line.slice(indentation.length).split(' ');
  const lines: string[] = [];
  let current = '';
  for (const word of words) {
    const next = current ? `${current} ${word}` : word;
    if (indentation.length + next.length > width && current) {
      lines.push(current);
      current = word;
    } else current = next;
  }
  return [...lines, current].map((part) => indentation + part);
}

const trimEnd = (line: string) => line.trimEnd();
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
