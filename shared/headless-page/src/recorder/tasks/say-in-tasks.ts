import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Line } from '../recording.ts';
import type { Pattern } from './invert-tasks.ts';
import { inputFrom, isSame } from './match-action.ts';

type ActionLine = Extract<Line, { kind: 'action' }>;
type TaskLine = Extract<Line, { kind: 'task' }>;

/** Replaces actions with the tasks that perform them, where exactly one task does. `isInput`: whether a task takes it. */
export function sayInTasks(
  lines: readonly Line[],
  patterns: readonly Pattern[],
  isInput: (task: string, input: unknown) => boolean,
): readonly Line[] {
  const said: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const { line, length } = longestTask(lines.slice(at), patterns, isInput);
    if (line) said.push(line);
    at += length;
  }
  return said;
}

type Said = { readonly line: Line | undefined; readonly length: number };

function longestTask(
  lines: readonly Line[],
  patterns: readonly Pattern[],
  isInput: (task: string, input: unknown) => boolean,
): Said {
  const [first] = lines;
  const asIs = { line: first, length: 1 };
  const actions = leadingActions(lines);
  if (actions.length === 0) return asIs;
  const mapping = mappingTask(actions, patterns);
  if (mapping.line && isInput(mapping.line.task, mapping.line.input)) return mapping;
  const found = patterns
    .filter(({ key, actions: wanted }) => key === null && startWith(actions, wanted))
    .filter(({ screens }) => isOn(actions[0], screens));
  const length = Math.max(0, ...found.map((one) => one.actions.length));
  const [only, ...others] = found.filter((one) => one.actions.length === length);
  if (!only || others.length > 0) return asIs;
  const input = inputFrom(actions[length - 1]?.action, only);
  if (!isInput(only.task, input)) return asIs;
  return { line: taskLine(actions, length, only.task, input), length };
}

/** Joins the actions that are keys of one task's input. */
function mappingTask(
  actions: readonly ActionLine[],
  patterns: readonly Pattern[],
): { readonly line: TaskLine | undefined; readonly length: number } {
  const input: Record<string, string | boolean> = {};
  let task: string | null = null;
  let length = 0;
  for (const line of actions) {
    const found = patterns.filter(
      (one) =>
        one.key !== null &&
        (task === null || one.task === task) &&
        isOn(line, one.screens) &&
        startWith([line], one.actions),
    );
    const [only, ...others] = found;
    if (!only || only.key === null || others.length > 0 || only.key in input) break;
    task = only.task;
    input[only.key] = inputFrom(line.action, only) ?? '';
    length += 1;
  }
  return { line: task === null ? undefined : taskLine(actions, length, task, input), length };
}

function taskLine(
  actions: readonly ActionLine[],
  length: number,
  task: string,
  input: TaskLine['input'],
): TaskLine {
  const id = actions[length - 1]?.id ?? 0;
  return { id, kind: 'task', task, ...(input === undefined ? {} : { input }) };
}

function leadingActions(lines: readonly Line[]): readonly ActionLine[] {
  const end = lines.findIndex(({ kind }) => kind !== 'action');
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .filter((line): line is ActionLine => line.kind === 'action');
}

const isOn = (line: ActionLine | undefined, screens: Pattern['screens']): boolean =>
  screens === null || screens.includes(line?.screen ?? '');

const startWith = (lines: readonly ActionLine[], wanted: readonly PageAction[]): boolean =>
  wanted.length <= lines.length &&
  wanted.every((action, at) => isSame(lines[at]?.action ?? action, action));
