import type {} from '@fairlead/ui/react';
import { useCrash } from './page.tsx';

/** A route that only redirects: the page waits until the destination is known. */
export function RedirectingScreen() {
  useCrash();
  return <ui-overlay />;
}
