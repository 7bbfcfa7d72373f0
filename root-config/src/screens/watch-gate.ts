import type { Host } from '@fairlead/mfe-kit/shell';
import { $gate, sessionRequested } from '@fairlead/store';
import { createWatch, scopeBind } from 'effector';
import { focusOnHeading } from './screen-changes.ts';

/** Shorter waits aren't shown, so that the overlay doesn't flash, in ms. */
const delay = 200;

/**
 * Shows what the page has while no screen may open and no area is mounted: the loading overlay, and the crash page if
 * authentication failed permanently (A§2, A§4).
 */
export function watchGate({ scope, report, talkToAdvisor }: Host): void {
  let hide = () => {};
  let hadFailed = false;
  const show = async (gate: 'waiting' | 'failed') => {
    // Not part of the first route's bundle.
    const { showWaiting, showFailed } = await import('./show-gate.ts');
    if (scope.getState($gate) !== gate) return;
    hide();
    hide = gate === 'waiting' ? showWaiting() : showFailed(scope, talkToAdvisor);
  };
  const ask = scopeBind(sessionRequested, { scope });
  /** What broke the connection may also keep the page's own code away: then the session is asked for once it is back. */
  const showOrAsk = (gate: 'waiting' | 'failed') =>
    show(gate).catch((error: unknown) => {
      addEventListener('online', () => ask(), { once: true });
      report(error, 'root-config: gate');
    });
  createWatch({
    unit: $gate,
    scope,
    fn: (gate) => {
      hide();
      hide = () => {};
      if (gate === 'open' && hadFailed) focusOnHeading(scope);
      if (gate !== 'waiting') hadFailed = gate === 'failed';
      if (gate === 'open') return;
      const timer = setTimeout(() => void showOrAsk(gate), gate === 'waiting' ? delay : 0);
      hide = () => clearTimeout(timer);
    },
  });
}
