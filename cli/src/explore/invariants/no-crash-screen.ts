import { crashText } from '@fairlead/ui/crash-text';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Invariant } from '../invariant.ts';

/** No screen is replaced by the crash page unless a fault explains it. */
export const noCrashScreen: Invariant = {
  name: 'no crash screen',
  watch:
    () =>
    ({ page, faults }) => {
      const isCrash = nodesOf(page.outline).some(
        ({ role, name }) => role === 'heading' && name === crashText.heading,
      );
      if (!isCrash || faults.length > 0) return null;
      return {
        message: `the page says "${crashText.heading}"`,
        step: { 'see no heading': crashText.heading },
      };
    },
};
