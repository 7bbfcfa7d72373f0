import { $legalPages } from '@fairlead/store';
import { useUnit } from 'effector-react';

/** What the footer's links need (`ui-footer`, `ui-hand-off`): the legal pages are on another site. */
export function useLegalLinks() {
  const { terms, privacy } = useUnit($legalPages);
  return { termsHref: terms, privacyHref: privacy };
}
