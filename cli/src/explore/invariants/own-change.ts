import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Invariant } from '../invariant.ts';

const words = 'Another admin';

/** Somebody who is alone never reads that another admin made a change. */
export const ownChange: Invariant = {
  name: 'an own change is nobody else’s',
  watch:
    () =>
    ({ page, isAlone, faults }) => {
      const said = nodesOf(page.outline).find(({ name }) => name.startsWith(words));
      // A call that is told to fail with 409 says the same as another admin's change.
      const isTold = faults.some(({ status }) => status === 409);
      if (!said || !isAlone || isTold) return null;
      return { message: said.name, step: { 'see no text': words } };
    },
};
