export { type BankVisit, type StandInDoors, standInDoors } from './doors/index.ts';
export { standInHandlers } from './handlers.ts';
export { addressBook, type BookAddress } from './maps/address-book.ts';
export { isPublicToken } from './plaid/logic.ts';
export {
  createStandInState,
  type StandInSettings,
  type StandInState,
  type StandInVendor,
  type VendorEvent,
  type VendorFault,
} from './state.ts';
export { type CardEntry, type ChargeOutcome, chargeOutcome } from './stripe/logic.ts';
