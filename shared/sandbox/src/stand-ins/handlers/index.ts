import type { StandInState } from '../state.ts';
import { addressHandlers } from './address-handlers.ts';
import { bankHandlers } from './bank-handlers.ts';
import { cardHandlers } from './card-handlers.ts';
import { flagHandlers } from './flag-handlers.ts';
import { signalHandlers } from './signal-handlers.ts';

export type StandInHandlers = ReturnType<typeof standInHandlers>;

/**
 * The vendors for a program without a page: the same answers, events and errors as the adapters
 * of the browser give on the stand-in scripts. `enterCard`, `clearCard` and `planBankVisit` are
 * the visitor's input in the vendors' own forms; the rest are handlers of the store's host effects.
 */
export const standInHandlers = (state: StandInState) => ({
  ...cardHandlers(state),
  ...bankHandlers(state),
  ...addressHandlers(state),
  ...flagHandlers(state),
  ...signalHandlers(state),
});
