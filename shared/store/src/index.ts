// The public names. Each one here is loaded with the first route.
import './notifications/chat-failure.ts';

export * from './addresses/address-choice.ts';
export * from './addresses/address-suggestions.ts';
export { cacheCleared, createQueryFx, type QueryOptions } from './calls/cache.ts';
export * from './calls/call-fx.ts';
export type { CamelCased } from './calls/camel-case.ts';
export type { Keep } from './calls/kept-token.ts';
export { createLatest } from './calls/latest.ts';
export * from './calls/look-up-failure.ts';
export { nullOnStatus } from './calls/null-on-status.ts';
export { createPolling } from './calls/polling.ts';
export * from './calls/request.ts';
export * from './calls/try-again-text.ts';
export * from './configuration/carta.ts';
export * from './configuration/contacts.ts';
export * from './configuration/legal-pages.ts';
export * from './drafts/drafts.ts';
export { forgetDraftFx } from './drafts/forget-draft.ts';
export * from './drafts/intake-answers.ts';
export { type MadeDraft, withDrafts } from './drafts/made-drafts.ts';
export * from './guards/guards.ts';
export * from './host/app.ts';
export * from './host/connection.ts';
export { type CreateModel, inSteps } from './host/create-in-steps.ts';
export * from './host/host-effects.ts';
export * from './host/payment-in-flight.ts';
export { reportErrors } from './host/report-errors.ts';
export { createCrash } from './journal/crash.ts';
export { $decisions, $journal, decided, type JournalEntry, journaled } from './journal/journal.ts';
export * from './navigation/history.ts';
export * from './navigation/navigation.ts';
export * from './navigation/screens.ts';
export * from './notifications/notifications.ts';
export { $attribution, $experience, type Attribution } from './session/attribution.ts';
export { $blockedSession } from './session/blocked-session.ts';
export * from './session/client-id.ts';
export {
  clientIdIn,
  existingClientConflict,
  saysExistingClient,
} from './session/client-in-refusal.ts';
export * from './session/clients.ts';
export { $isEmbedded, AuthCodeError, addressGiven, signInReturned } from './session/embedded.ts';
export * from './session/flags.ts';
export * from './session/internal-users.ts';
export { $owner, $ownStorage, persistOwnFx } from './session/owner.ts';
export {
  $auth,
  $authFailure,
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
  sessionEnded,
  sessionRequested,
  type UserInfo,
} from './session/session.ts';
export * from './session/session-timer.ts';
export * from './session/sign-in.ts';
export * from './session/start-session.ts';
export { visitor } from './storage/own-storage.ts';
export {
  $storage,
  forgetEverythingFx,
  memoryStorage,
  nameOfKey,
  persistFx,
  persistIn,
  readAs,
  recall,
  type TextStorage,
} from './storage/storage.ts';
export * from './storage/storage-changed.ts';
export * from './time/page-visibility.ts';
export * from './time/timer.ts';
export * from './time/wait.ts';
export * from './tracking/anonymous-id.ts';
export * from './tracking/tracking.ts';
export * from './tracking/vendor-keys.ts';
