import { genericStep } from '@fairlead/headless-page/recorder/generic-step';
import { stringify } from 'yaml';
import type { Action, Plan } from '../language/plan.ts';
import type { Walk } from './walk.ts';

/** Writes a failing walk as a scenario that `fairlead run` fails on. */
export function writeScenario(plan: Plan, { steps, finding }: Walk): string {
  const last = finding?.invariant.step;
  const scenario = {
    scenario: plan.name,
    as: plan.as,
    start: plan.start,
    steps: [...steps.flatMap(stepOf), ...(last ? [last] : [])],
  };
  const found = finding ? `${finding.invariant.name}: ${finding.message}` : '';
  return `# ${found.replaceAll(/\s+/g, ' ')}\n${stringify(scenario, { lineWidth: 0 })}`;
}

function stepOf(action: Action): readonly unknown[] {
  if (action.kind === 'page') return action.actions.map(genericStep);
  if (action.kind !== 'control') return [];
  if (action.control === 'advance time') return [{ 'advance time': `${action.ms / 60_000} min` }];
  if (action.control === 'fault')
    return [`when call ${action.call} fails with ${action.fault.status} once`];
  return [action.control];
}
