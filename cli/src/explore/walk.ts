import { findOperation } from '@fairlead/headless-page/find';
import type { Action, Plan } from '../language/plan.ts';
import { failureFrom } from '../run/causes/failure.ts';
import type { Driver, ScenarioSession } from '../run/terms/scenario-session.ts';
import type { Invariant } from './invariant.ts';
import { invariants } from './invariants/index.ts';

type Finding = { readonly invariant: Invariant; readonly message: string };
export type Walk = { readonly steps: readonly Action[]; readonly finding: Finding | null };

/** Chooses the next step on the page that is open now; null ends the walk. */
type Choose = (session: ScenarioSession, taken: readonly Action[]) => Promise<Action | null>;

/** Walks in a new session, and looks at every invariant after each step. */
export async function walk(
  plan: Plan,
  driver: Driver,
  seed: number,
  choose: Choose,
): Promise<Walk> {
  const session = await driver.open(plan, seed);
  const steps: Action[] = [];
  try {
    let seen = 0;
    for (;;) {
      const action = await choose(session, steps);
      if (!action) return { steps, finding: null };
      const thrown = await take(action, plan.as, session);
      steps.push(action);
      const { outline } = await session.observe(plan.as);
      const journal = await session.journal(plan.as);
      const happened = [
        ...journal.slice(seen),
        ...(thrown ? [{ kind: 'error' as const, message: thrown, where: 'this step' }] : []),
      ];
      seen = journal.length;
      const hasFault = steps.some((one) => one.kind === 'control' && one.control === 'fault');
      for (const invariant of invariants) {
        const message = invariant.broken({ outline, happened, hasFault, isAlone: true });
        if (message !== null) return { steps, finding: { invariant, message } };
      }
    }
  } finally {
    await session.close(true);
  }
}

/** Takes the steps of a walk again. A step that the page doesn't offer anymore is left out. */
export function walkAgain(plan: Plan, driver: Driver, seed: number, steps: readonly Action[]) {
  const left = [...steps];
  return walk(plan, driver, seed, async (session) => {
    const { outline } = await session.observe(plan.as);
    for (;;) {
      const next = left.shift();
      if (next?.kind !== 'page') return next ?? null;
      if (next.actions.every((action) => !('missing' in findOperation(outline, action))))
        return next;
    }
  });
}

/** Takes one step with the runner's own actions. Returns what it threw. */
async function take(
  action: Action,
  actor: string,
  session: ScenarioSession,
): Promise<string | null> {
  try {
    if (action.kind === 'page') await session.act(actor, action.actions);
    else if (action.kind === 'control') await session.control(actor, action);
    return null;
  } catch (error) {
    const { message, expected } = failureFrom(error);
    // A page may change between reading it and pressing: only what the product throws is a finding.
    return expected ? null : message;
  }
}
