export { type Answers, forkArea } from '../element-test/fork-area.ts';
export { createRecord, forgetRecord } from '../element-test/page-record.ts';
export {
  type AnswerFunctions,
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
export { inVirtualTime } from './in-virtual-time.ts';
export { openInVirtualTime } from './open-in-virtual-time.ts';
export { choosing, embeddedStorage, nobody, session, signedIn, unverified } from './session.ts';
