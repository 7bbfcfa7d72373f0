import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Moment } from './invariant.ts';
import { kindOf } from './kind-of.ts';
import { changesIn } from './made-calls.ts';

/** Which calls change something when a control of a screen is used. */
export type KnownSaves = {
  /** Notes the calls of a step. */
  learn(moment: Pick<Moment, 'step' | 'before' | 'happened'>): void;
  /** Returns the calls that followed when the walks before did the same on this screen. */
  of(screen: string, action: PageAction): readonly string[];
};

/** Begins without knowing a screen. The same walks in the same order come to know the same calls. */
export function createKnownSaves(): KnownSaves {
  const known = new Map<string, Set<string>>();
  return {
    learn({ step: { action }, before: { screen }, happened }) {
      if (action.kind !== 'page' || screen === null) return;
      for (const one of action.actions)
        for (const { name } of changesIn(happened)) callsAt(keyOf(screen, one)).add(name);
    },
    of: (screen, action) => [...(known.get(keyOf(screen, action)) ?? [])],
  };

  function callsAt(key: string): Set<string> {
    const calls = known.get(key) ?? new Set();
    known.set(key, calls);
    return calls;
  }
}

/** Which control of which screen, without what is typed or chosen. */
const keyOf = (screen: string, action: PageAction): string =>
  `${screen} ${kindOf(controlOf(action))}`;

function controlOf(action: PageAction): string {
  if ('press' in action) return action.press;
  if ('fill' in action) return action.fill;
  if ('suggest' in action) return action.suggest;
  if ('choose' in action) return action.of;
  if ('check' in action) return action.check;
  return 'uncheck' in action ? action.uncheck : action.drag;
}
