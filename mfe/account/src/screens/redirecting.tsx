import type {} from '@fairlead/ui/react';
import { useCrash } from './page.tsx';

/** A route that only passes on: while it works out where to, the page waits. */
export function RedirectingScreen() {
  useCrash();
  return <ui-overlay />;
}
