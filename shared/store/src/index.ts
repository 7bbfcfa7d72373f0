// What others may use: each name here is one that the first route carries.
import './advice.ts';

export * from './anonymous-id.ts';
export * from './app.ts';
export { findMarketSubmissionFx, readApplicationFactsFx } from './application-facts.ts';
export { $attribution, $experience, type Attribution } from './attribution.ts';
export { $wasSignedIn } from './auth-source.ts';
export { cacheCleared, createQueryFx, type QueryOptions } from './cache.ts';
export * from './call-fx.ts';
export type { CamelCased } from './camel-case.ts';
export * from './carta.ts';
export * from './client-id.ts';
export { clientIdIn } from './client-in-refusal.ts';
export * from './clients.ts';
export { createCrash } from './crash.ts';
export * from './create-lead.ts';
export * from './doors.ts';
export * from './drafts.ts';
export { $isEmbedded } from './embedded.ts';
export * from './flags.ts';
export * from './guards.ts';
export * from './history.ts';
export * from './intake-answers.ts';
export { $decisions, $journal, decided, type JournalEntry, journaled } from './journal.ts';
export * from './lead-life-cycle.ts';
export * from './look-up-failure.ts';
export { type MadeDraft, withDrafts } from './made-drafts.ts';
export * from './navigation.ts';
export { noneWhen } from './none-when.ts';
export * from './notifications.ts';
export * from './payment.ts';
export * from './request.ts';
export * from './screens.ts';
export {
  $auth,
  $authSource,
  $isAdmin,
  $isSignedIn,
  $session,
  $user,
  $userInfo,
  type Auth,
  type AuthUser,
  authAfter,
  authFailed,
  sessionAsked,
  sessionEnded,
  type UserInfo,
} from './session.ts';
export * from './session-timer.ts';
export * from './sign-in.ts';
export * from './start-session.ts';
export * from './status-routing.ts';
export * from './storage.ts';
export * from './storage-changed.ts';
export * from './timer.ts';
export * from './tracking.ts';
export * from './vendor-keys.ts';
export * from './wait.ts';
