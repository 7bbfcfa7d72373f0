export { type BankVisit, type StandInHandlers, standInHandlers } from './handlers/index.ts';
export { addressBook, type BookAddress } from './maps/address-book.ts';
export { isPublicToken } from './plaid/logic.ts';
export { standInRequestHandlers } from './request-handlers.ts';
export {
  createStandInState,
  type StandInSettings,
  type StandInState,
  type StandInVendor,
  type VendorEvent,
  type VendorFault,
} from './state.ts';
export { type CardEntry, type ChargeOutcome, chargeOutcome } from './stripe/logic.ts';
