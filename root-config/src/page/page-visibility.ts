import { pageVisibilityChanged } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';

/** Tells the models when the page becomes hidden and visible. */
export function followPageVisibility(scope: Scope, until: AbortSignal, page = document): void {
  const changed = scopeBind(pageVisibilityChanged, { scope });
  const tell = () => changed(page.visibilityState);
  tell();
  page.addEventListener('visibilitychange', tell, { signal: until });
}
