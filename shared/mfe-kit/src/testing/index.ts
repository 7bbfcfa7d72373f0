export {
  type AnswerFunctions,
  type Answers,
  dropped,
  fails,
  failsWithCode,
  inTurn,
  noAnswerYet,
} from './answers.ts';
export { createAreaModel } from './create-area-model.ts';
export { forkArea } from './fork-area.ts';
export { createRecord, forgetRecord } from './page-record.ts';
export { choosing, embeddedStorage, nobody, session, signedIn, unverified } from './session.ts';
