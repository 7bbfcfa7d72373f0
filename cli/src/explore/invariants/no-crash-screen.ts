import { crashText } from '@fairlead/ui/crash-text';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Invariant } from '../invariant.ts';

/** No screen is replaced by the crash page unless a fault explains it. */
export const noCrashScreen: Invariant = {
  name: 'no crash screen',
  broken({ outline, hasFault }) {
    const isCrash = nodesOf(outline).some(
      ({ role, name }) => role === 'heading' && name === crashText.heading,
    );
    return isCrash && !hasFault ? `the page says "${crashText.heading}"` : null;
  },
  step: { 'see no heading': crashText.heading },
};
