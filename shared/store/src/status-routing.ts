// Where an application continues, and what that depends on. Visitors of the first route don't need it.
export { findMarketSubmissionFx, readApplicationFactsFx } from './navigation/application-facts.ts';
export { getApplicationFx, routeByStatusFx } from './navigation/status-routing.ts';
export {
  readUnchecked,
  type UncheckedApplication,
  uncheckedEntry,
} from './navigation/unchecked-application.ts';
