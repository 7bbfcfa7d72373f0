import type { Host } from '@fairlead/mfe-kit/host';
import { $gate } from '@fairlead/store';
import { createWatch } from 'effector';

/**
 * What stands in the page while a screen may not open yet, when no area could say it: the loading overlay, and the
 * crash page when authentication failed for good (A§2, A§4).
 */
export function watchGate({ scope, talkToAdvisor }: Host): void {
  let hide = () => {};
  createWatch({
    unit: $gate,
    scope,
    fn: async (gate) => {
      hide();
      hide = () => {};
      if (gate === 'open') return;
      // Off the first route, which waits for nobody.
      const { showWaiting, showFailed } = await import('./show-gate.ts');
      if (scope.getState($gate) !== gate) return;
      hide();
      hide = gate === 'waiting' ? showWaiting() : showFailed(scope, talkToAdvisor);
    },
  });
}
