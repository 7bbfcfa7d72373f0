import { genericStep } from '@fairlead/headless-page/recorder/generic-step';
import { stringify } from 'yaml';
import type { Action, Fault, Plan } from '../language/plan.ts';
import { anotherWindow } from '../language/windows.ts';
import type { Walk } from './walk.ts';
import type { WalkStep } from './walk-step.ts';

/** Writes a failing walk as a scenario that `fairlead run` fails on. */
export function writeScenario(plan: Plan, { steps, finding, errors }: Walk): string {
  const last = finding?.step
    ? [...(finding.isLater ? [{ 'advance time': '3 min' }] : []), finding.step]
    : [];
  const expected = [...new Set(errors)].map((message) => ({ 'expect error': message }));
  const taken = steps.filter(({ isRefused }) => !isRefused);
  const scenario = {
    scenario: plan.name,
    as: plan.as,
    start: plan.start,
    steps: [
      ...expected,
      ...turnsOf(taken).flatMap(({ actor, actions }, at, turns) => {
        const own = [...actions.flatMap(stepOf), ...(at === turns.length - 1 ? last : [])];
        return actor === plan.as ? own : [{ [headOf(actor, plan)]: own }];
      }),
      ...(taken.length === 0 ? last : []),
    ],
  };
  const found = finding ? `${finding.invariant.name}: ${finding.message}` : '';
  return `# ${found.replaceAll(/\s+/g, ' ')}\n${stringify(scenario, { lineWidth: 0 })}`;
}

/** Groups steps that one actor takes in a row. */
function turnsOf(steps: readonly WalkStep[]) {
  const turns: { readonly actor: string; readonly actions: Action[] }[] = [];
  for (const { actor, action } of steps) {
    const open = turns.at(-1);
    if (open?.actor === actor) open.actions.push(action);
    else turns.push({ actor, actions: [action] });
  }
  return turns;
}

const headOf = (actor: string, { windows = {} }: Plan): string =>
  actor in windows ? anotherWindow : `as ${actor}`;

function stepOf(action: Action): readonly unknown[] {
  if (action.kind === 'page') return action.actions.map(genericStep);
  if (action.kind === 'task')
    return [action.input === undefined ? action.task : { [action.task]: action.input }];
  if (action.kind !== 'control') return [];
  switch (action.control) {
    case 'advance time':
      return [{ 'advance time': `${action.ms / 60_000} min` }];
    case 'fault':
      return [`when call ${action.call} fails with ${formatFault(action.fault)}`];
    case 'vendors':
      return [{ 'vendors fail': action.faults }];
    case 'go to':
      return [{ 'go to': action.path }];
    case 'keys':
      return [{ 'press keys': action.keys }];
    case 'swap':
      return [`swap ${action.microFrontend} for ${action.url}`];
    default:
      return [action.control];
  }
}

function formatFault({ kind, status, ms = 10_000, times }: Fault): string {
  const what = kind === 'status' ? status : kind === 'slow' ? `slow ${ms / 1000} s` : words[kind];
  return `${what}${times === undefined ? '' : times === 1 ? ' once' : ` ${times} times`}`;
}

const words = {
  malformed: 'malformed',
  'dropped-before-commit': 'dropped before commit',
  'dropped-after-commit': 'dropped after commit',
} as const;
