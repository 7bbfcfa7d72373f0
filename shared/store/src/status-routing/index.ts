// Where an application continues, and what that depends on. Visitors of the first route don't need it.
export { findMarketSubmissionFx, readApplicationFactsFx } from './application-facts.ts';
export { getApplicationFx, routeByStatusFx } from './route-by-status.ts';
export {
  readUnchecked,
  type UncheckedApplication,
  uncheckedEntry,
} from './unchecked-application.ts';
