import type { Plan, Step } from '../language/plan.ts';
import type { DriverName } from '../run/terms/result.ts';
import type { Target } from './target.ts';

/** Why a scenario can't run against a server: what it needs, and the step that needs it, if it is one. */
export type NotPossible = { readonly plan: Plan; readonly needs: string; readonly step?: Step };

/** Finds what a server without worlds can't do for a scenario. Null if it can do everything. */
export function whyNotPossible(
  plan: Plan,
  { accounts, controlToken }: Target,
  driver: DriverName,
): NotPossible | null {
  if (controlToken !== null) return null;
  if (driver === 'browser')
    return { plan, needs: 'a control token, because a browser is signed in through it' };
  for (const persona of Object.values(plan.actors).length ? Object.values(plan.actors) : [plan.as])
    if (!accounts[persona]) return { plan, needs: `an account for the persona ${persona}` };
  if (Object.keys(plan.flags).length > 0)
    return { plan, needs: 'a world of its own, because it sets flags' };
  if (plan.at !== undefined)
    return { plan, needs: 'a world of its own, because it says when it begins' };
  const step = plan.steps.find((one) => needOf(one) !== null);
  return step ? { plan, needs: needOf(step) ?? '', step } : null;
}

/** What a step needs from a world of its own, or null. */
function needOf({ action }: Step): string | null {
  if (action.kind === 'task')
    return loginTasks.has(action.task) ? 'a login site of the sandbox' : null;
  if (action.kind !== 'control') return null;
  if (action.control === 'fault') return 'faults';
  if (action.control === 'advance time') return 'time that can be moved';
  return null;
}

const loginTasks = new Set(['sign in', 'sign up', 'open the verification e-mail']);

/** Says which scenarios are not run, and why. */
export function formatNotPossible(found: readonly NotPossible[], target: string): string {
  const lines = found.map(
    ({ plan, needs, step }) =>
      `  ${plan.name} (${plan.file}:${plan.line}): needs ${needs}${step ? `, at "${step.text}" (${step.at.file}:${step.at.line})` : ''}`,
  );
  return `${found.length} not possible on ${target}, neither passed nor failed:\n${lines.join('\n')}\n`;
}
