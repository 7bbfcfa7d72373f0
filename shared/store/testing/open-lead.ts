import { ApiError, type Call } from '@fairlead/contracts';
import { type ApplicantSummary, applicantSummary, emptyIntakeForm } from '@fairlead/domain';
import { allSettled, fork } from 'effector';
import { requestFx } from '../src/calls/request.ts';
import { appStarted } from '../src/host/app.ts';
import { type ErrorReport, reportErrorFx } from '../src/host/host-effects.ts';
import {
  accountRegistered,
  applicationCreated,
  createLeadFx,
  emailVerified,
} from '../src/leads/index.ts';
import { memoryHistory } from '../src/navigation/history.ts';
import { $history } from '../src/navigation/navigation.ts';
import { $owner } from '../src/session/owner.ts';
import { visitor } from '../src/storage/own-storage.ts';
import { $storage, memoryStorage } from '../src/storage/storage.ts';

/** An answer that creates a lead. */
export const lead = {
  id: 'mql_1',
  client_id: null,
  contact_id: null,
  error_message: null,
  error_code: null,
};

/** The summary of an empty form. */
export const summary: ApplicantSummary = applicantSummary(emptyIntakeForm);

/** Opens a visitor’s page and records its calls about leads. */
export async function openLead(
  answer: (call: Call) => unknown,
  storage = memoryStorage(),
  address = '/?partner=Carta&offer_code=SPRING',
) {
  const calls: Call[] = [];
  const logged: string[] = [];
  const errors: unknown[] = [];
  const levels: string[] = [];
  const scope = fork({
    values: [
      [$history, memoryHistory(address)],
      [$storage, storage],
    ],
    handlers: [
      [
        requestFx,
        (call: Call) => {
          if (call.service !== 'policy-admin') throw new ApiError(401);
          calls.push(call);
          return answer(call);
        },
      ],
      [
        reportErrorFx,
        ({ where, error, level = 'error' }: ErrorReport) => {
          levels.push(level);
          logged.push(where);
          errors.push(error);
        },
      ],
    ],
  });
  await allSettled(appStarted, { scope });
  await allSettled($owner, { scope, params: visitor });
  const create = () => allSettled(createLeadFx, { scope, params: summary });
  const liveOn = async () => {
    await allSettled(accountRegistered, { scope, params: { email: 'ada@x.example' } });
    await allSettled(emailVerified, { scope });
    await allSettled(applicationCreated, { scope, params: { applicationId: 'app_1' } });
  };
  return { scope, calls, logged, levels, errors, create, liveOn };
}

/** A storage with a lead. */
export const kept = (given: object = {}) =>
  memoryStorage({
    'fairlead:lead': JSON.stringify({ id: 'mql_1', key: 'k', reported: [], ...given }),
  });
