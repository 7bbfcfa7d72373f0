import { ApiError, ContractError, isStatus, NetworkError } from '@fairlead/contracts';
import { type Event, sample } from 'effector';
import { reportErrorFx } from '../host/host-effects.ts';
import { isPassing } from './call-fx.ts';

const sentences = {
  noAnswer: 'The server didn’t respond: check your connection and try again; nothing is lost.',
  failed: 'The server had a problem: try again in a few minutes; nothing is lost.',
  forbidden:
    'This account has no access to it: sign in with the account that started the application; nothing is lost.',
  refused: 'The server rejected the request: try again or talk to an advisor; nothing is lost.',
  unreadable:
    'We couldn’t read the server’s response: try again or talk to an advisor; nothing is lost.',
};

/**
 * Returns the message for a failed lookup in general terms: what was requested, why it failed, what to do. A failure
 * that no rule covers ('Unknown decision') reads like a response that couldn't be understood. The exact error belongs
 * in the report.
 */
export function lookUpFailureText(asked: string, failure: unknown): string {
  return `${asked} ${sentences[kindOf(failure)]}`;
}

function kindOf(failure: unknown): keyof typeof sentences {
  if (failure instanceof NetworkError) return 'noAnswer';
  if (isPassing(failure)) return 'failed';
  if (isStatus(failure, 403)) return 'forbidden';
  return failure instanceof ApiError ? 'refused' : 'unreadable';
}

/**
 * Reports the exact errors behind a general message. The end of a session isn't an error, and a contract failure was
 * already reported with its call.
 */
export function reportLookUpFailures(where: string, failed: Event<Error>) {
  sample({
    clock: failed,
    filter: (error) => !isStatus(error, 401) && !(error instanceof ContractError),
    fn: (error) => ({ error, where }),
    target: reportErrorFx,
  });
}
