import type { Action, Control } from '../language/plan.ts';
import type { ScenarioSession } from '../run/terms/scenario-session.ts';
import { offeredActions } from './offered-actions.ts';
import type { Random } from './random.ts';

const minute = 60_000;

/** Chooses what a person, the browser, the network or the clock does next on the open page. */
export async function chooseStep(
  session: ScenarioSession,
  actor: string,
  random: Random,
  isCalm: boolean,
): Promise<Action> {
  const lot = random.next();
  if (lot < 0.02) return control({ control: 'reload' });
  if (lot < 0.05) return control({ control: 'go back' });
  if (lot < 0.06) return control({ control: 'advance time', ms: 5 * minute });
  if (lot < 0.1 && !isCalm) {
    const calls = (await session.journal(actor)).flatMap((one) =>
      one.kind === 'call' ? one.name : [],
    );
    const call = random.pick([...new Set(calls)]);
    if (call !== undefined)
      return control({ control: 'fault', call, fault: { kind: 'status', status: 503, times: 1 } });
  }
  const { outline } = await session.observe(actor);
  const action = random.pick(offeredActions(outline));
  return action
    ? { kind: 'page', actions: [action] }
    : control({ control: 'advance time', ms: minute });
}

const control = (what: Control): Action => ({ kind: 'control', ...what });
