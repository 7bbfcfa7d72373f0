import { sessionRequested } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';

/**
 * Asks for the session again when Back or Forward brings this page out of the browser's memory: meanwhile somebody may have
 * signed out or in, and the page still shows what it did before.
 */
export function followRestores(scope: Scope, until: AbortSignal, page: EventTarget = window): void {
  const ask = scopeBind(sessionRequested, { scope });
  const shown = (event: Event) => {
    if ('persisted' in event && event.persisted === true) ask();
  };
  page.addEventListener('pageshow', shown, { signal: until });
}
