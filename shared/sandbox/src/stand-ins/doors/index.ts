import type { StandInState } from '../state.ts';
import { addressDoor } from './address-door.ts';
import { bankDoor } from './bank-door.ts';
import { cardDoor } from './card-door.ts';
import { flagDoor } from './flag-door.ts';
import { signalDoors } from './signal-doors.ts';

export type { BankVisit } from './bank-door.ts';

export type StandInDoors = ReturnType<typeof standInDoors>;

/**
 * The vendors for a program without a page: the same answers, events and errors as the adapters
 * of the browser give on the stand-in scripts. `enterCard`, `clearCard` and `planBankVisit` are
 * the visitor's hands in the vendors' own forms; the rest are handlers for the store's doors.
 */
export const standInDoors = (state: StandInState) => ({
  ...cardDoor(state),
  ...bankDoor(state),
  ...addressDoor(state),
  ...flagDoor(state),
  ...signalDoors(state),
});
