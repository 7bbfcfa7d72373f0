export { standInHandlers } from './handlers/index.ts';
export { standInRequestHandlers } from './request-handlers.ts';
export {
  createStandInState,
  type VendorFault,
} from './state.ts';
export { chargeOutcome } from './stripe/logic.ts';
