import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Invariant, Moment } from '../invariant.ts';

const words = 'Another admin';

/** Somebody who is alone never reads that another admin made a change. */
export const ownChange: Invariant = {
  name: 'an own change is nobody else’s',
  watch() {
    let hasGivenUp = false;
    return (moment) => {
      const { page, isAlone, faults } = moment;
      hasGivenUp ||= givesUp(moment);
      const said = nodesOf(page.outline).find(({ name }) => name.startsWith(words));
      // A call that is told to fail with 409 says the same as another admin's change.
      const isTold = faults.some(({ status }) => status === 409);
      if (!said || !isAlone || isTold || hasGivenUp) return null;
      return { message: said.name, step: { 'see no text': words } };
    };
  },
};

/**
 * Whether somebody loads the page although a change is on its way, which a browser asks about. The server may still make it, and
 * the next page can't know whose it is.
 */
const givesUp = ({ step: { action }, hadUnsavedEdits }: Moment): boolean =>
  hadUnsavedEdits &&
  action.kind === 'control' &&
  (action.control === 'reload' || action.control === 'go to');
