import { genericStep, literal } from './generic-step.ts';
import { isWritten, type Line } from './recording.ts';
import { type Value, yamlText } from './yaml-text.ts';

type Heading = Readonly<Record<'scenario' | 'as', string>> & { readonly [key: string]: Value };

type Step = string | { readonly [name: string]: Value };

/** Writes a recording as a scenario file. */
export function writeScenario(heading: Heading, lines: readonly Line[]): string {
  const head = Object.entries(heading).map(([key, value]) => `${key}:${yamlText(value, '  ')}\n`);
  const steps = stepLines(lines.filter(isWritten)).map((step) => `  - ${step}\n`);
  return `${head.join('')}steps:\n${steps.join('')}`;
}

/** Returns the text of each step. */
export const stepLines = (lines: readonly Line[]): readonly string[] =>
  stepsOf(lines).map(stepText);

/** Returns the steps of a recording. Fields that follow one another share a step. */
function stepsOf(lines: readonly Line[]): readonly Step[] {
  const steps: Step[] = [];
  for (const line of lines) {
    const step = stepOf(line);
    if (step === null) continue;
    const joined = joinFields(steps.at(-1), step);
    if (joined) steps.splice(-1, 1, joined);
    else steps.push(step);
  }
  return steps;
}

function stepText(step: Step): string {
  if (typeof step === 'string') return step;
  return Object.entries(step)
    .map(([name, value]) => `${name}:${yamlText(value, '      ')}`)
    .join('');
}

function stepOf(line: Line): Step | null {
  if (line.kind === 'notice') return null;
  if (line.kind === 'task')
    return line.input === undefined ? line.task : { [line.task]: escaped(line.input) };
  if (line.kind === 'action') return genericStep(line.action);
  return { [`see ${line.see.about}`]: escaped(line.see.is) };
}

function escaped(value: Value): Value {
  if (typeof value === 'string') return literal(value);
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, escaped(one)]));
}

/** Joins two steps about different fields of one place. */
function joinFields(last: Step | undefined, next: Step): Step | null {
  if (typeof last !== 'object' || typeof next !== 'object') return null;
  for (const name of ['fill', 'choose']) {
    const before = last[name];
    const after = next[name];
    if (!isMapping(before) || !isMapping(after) || before.in !== after.in) continue;
    const isNew = Object.keys(after).every((key) => key === 'in' || !(key in before));
    if (isNew) return { [name]: { ...before, ...after } };
  }
  return null;
}

const isMapping = (value: Value | undefined): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && !Array.isArray(value);
