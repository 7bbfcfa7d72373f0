import { applicantSummary, emptyIntakeForm, type IntakeForm } from '@fairlead/domain';
import { pageOf } from '@fairlead/headless-page/testing';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  type Answers,
  createRecord,
  embeddedStorage,
  forgetRecord,
  forkArea,
  signedIn,
} from '@fairlead/mfe-kit/testing';
import { appStarted, authFailed, memoryStorage, openChatFx, tracked } from '@fairlead/store';
import { allSettled, createWatch } from 'effector';
import { definition } from '../src/definition.ts';
import { createModel } from '../src/model/index.ts';

export const model = createModel();
const screens = connectScreens('account');

export const insured: Answers = {
  ...signedIn,
  'get-user-info': { is_admin: false, coverage_names: ['general_liability', 'cyber'] },
};

/** A user who has to request access. */
export const requester = {
  clientId: 'cl_4',
  company: 'Brindlecove',
  firstName: 'Ruth',
  lastName: 'A',
  email: 'r@b.co',
};

/** A browser that has stored a lead without reports, and the form that it was created from. */
export function withLead(form: Partial<IntakeForm> = {}, reported: readonly string[] = []) {
  const kept = {
    lead: { id: 'mql_1', key: 'k', reported },
    'intake-answers': applicantSummary({ ...emptyIntakeForm, ...form }),
  };
  return memoryStorage(
    Object.fromEntries(
      Object.entries(kept).map(([name, value]) => [`fairlead:${name}`, JSON.stringify(value)]),
    ),
  );
}

const events: { name: string }[] = [];
const failures: string[] = [];

/** What left the page since `forgetSeen`; `failures` are fatal authentication errors. */
export const seen = { ...createRecord(), events, failures };
export const forgetSeen = () => forgetRecord(seen);

/** Opens a page of this area; a call without an answer gets an empty response. */
export async function open(
  address: string,
  answers: Answers,
  { state = {}, storage = memoryStorage(), embedded = false } = {},
) {
  if (embedded) embeddedStorage(storage);
  const page = forkArea({
    address,
    state,
    storage,
    answers,
    answerOthers: () => ({}),
    handlers: [[openChatFx, () => Promise.reject(new Error('no chat'))]],
    record: seen,
  });
  const { scope, history } = page;
  createWatch({ unit: authFailed, scope, fn: ({ message }) => failures.push(message) });
  createWatch({ unit: tracked, scope, fn: (event) => events.push(event) });
  await allSettled(screens.mounted, { scope });
  await allSettled(appStarted, { scope });
  return {
    ...page,
    at: () => history.current(),
    texts: () => pageOf(definition, { model, scope }).texts(),
    act: (...actions: readonly PageAction[]) =>
      pageOf(definition, { model, scope }).act(...actions),
  };
}
export const named = (name: string) => seen.calls.filter((call) => call.name === name);
