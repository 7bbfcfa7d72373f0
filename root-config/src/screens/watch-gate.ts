import type { Host } from '@fairlead/mfe-kit/shell';
import { $gate } from '@fairlead/store';
import { createWatch } from 'effector';
import { focusOnHeading } from './screen-changes.ts';

/** Shorter waits aren't shown, so that the overlay doesn't flash, in ms. */
const delay = 200;

/**
 * Shows what the page has while no screen may open and no area is mounted: the loading overlay, and the crash page if
 * authentication failed permanently (A§2, A§4).
 */
export function watchGate({ scope, talkToAdvisor }: Host): void {
  let hide = () => {};
  let hadFailed = false;
  const show = async (gate: 'waiting' | 'failed') => {
    // Not part of the first route's bundle.
    const { showWaiting, showFailed } = await import('./show-gate.ts');
    if (scope.getState($gate) !== gate) return;
    hide();
    hide = gate === 'waiting' ? showWaiting() : showFailed(scope, talkToAdvisor);
  };
  createWatch({
    unit: $gate,
    scope,
    fn: (gate) => {
      hide();
      hide = () => {};
      if (gate === 'open' && hadFailed) focusOnHeading(scope);
      if (gate !== 'waiting') hadFailed = gate === 'failed';
      if (gate === 'open') return;
      const timer = setTimeout(() => void show(gate), gate === 'waiting' ? delay : 0);
      hide = () => clearTimeout(timer);
    },
  });
}
