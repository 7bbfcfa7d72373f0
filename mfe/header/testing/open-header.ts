import { type Answers, forkArea, signedIn } from '@fairlead/mfe-kit/testing';
import { appStarted, memoryStorage, openChatFx } from '@fairlead/store';
import { allSettled } from 'effector';
import { createModel } from '../src/model/index.ts';

export const model = createModel();

/** Answers for a client with several companies. */
export const signedInWithCompanies: Answers = {
  ...signedIn,
  'list-clients': [
    { client_id: 'a', company: 'A' },
    { client_id: 'b', company: 'B' },
  ],
};

/** Opens the header of a page at an address; a call without an answer gets an empty response. */
export async function open(answers: Answers, address = '/', storage = memoryStorage()) {
  const page = forkArea({
    address,
    storage,
    answers,
    answerOthers: () => ({}),
    handlers: [[openChatFx, () => Promise.reject(new Error('no chat'))]],
  });
  await allSettled(appStarted, { scope: page.scope });
  return { ...page, at: () => page.history.current() };
}
