export {
  type AnswerFunctions,
  type Answers,
  dropped,
  fails,
  failsWithCode,
  inTurn,
  noAnswerYet,
  oneAfterAnother,
} from './answers.ts';
export { cardForm, filledCard, filledCardFields, linked } from './card-form.ts';
export { type ClientPage, type ClientPageOptions, createClientPage } from './client-page.ts';
export { createAreaModel } from './create-area-model.ts';
export { eventually } from './eventually.ts';
export { failOnLoggedErrors } from './fail-on-logged-errors.ts';
export { forkArea } from './fork-area.ts';
export { inVirtualTime } from './in-virtual-time.ts';
export { openInVirtualTime } from './open-in-virtual-time.ts';
export { createRecord, forgetRecord } from './page-record.ts';
export { choosing, embeddedStorage, nobody, session, signedIn, unverified } from './session.ts';
