import { showCrashScreen } from '@fairlead/mfe-kit/shell';
import { $authFailure, sessionRequested } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';

/** The loading overlay over the whole page. Returns the way to take it down. */
export function showWaiting(): () => void {
  const overlay = document.createElement('ui-overlay');
  document.body.append(overlay);
  return () => overlay.remove();
}

/** The crash page of the whole page; its Try again requests the session again. */
export function showFailed(scope: Scope, talkToAdvisor: () => void): () => void {
  const main = document.getElementById('main') ?? document.body;
  // What an area shows of the same failure stays out of sight.
  main.dataset.blocked = '';
  const retry = scopeBind(sessionRequested, { scope });
  const hideCrash = showCrashScreen(main, {
    retry,
    talkToAdvisor,
    error: scope.getState($authFailure),
    takesFocus: true,
  });
  return () => {
    hideCrash();
    delete main.dataset.blocked;
  };
}
