import { useCrash } from '@fairlead/mfe-kit';
import { useModel } from '../use-model.ts';

/** A route that only redirects: the page waits until the destination is known. */
export function RedirectingScreen() {
  useCrash(useModel());
  return <ui-overlay />;
}
