import { ApiError, ContractError, isStatus } from '@fairlead/contracts';
import { type Event, sample } from 'effector';
import { reportErrorFx } from '../host/host-effects.ts';
import { isPassing } from './call-fx.ts';

const sentences = {
  noAnswer: 'The server didn’t respond. Check your connection and try again; nothing is lost.',
  forbidden:
    'This account has no access to it. Sign in with the account that started the application; nothing is lost.',
  refused: 'The server rejected the request. Try again or talk to an advisor; nothing is lost.',
  unreadable:
    'We couldn’t read the server’s response. Try again or talk to an advisor; nothing is lost.',
};

/**
 * What the user reads when a look-up failed: what was asked, why there is nothing, what to do, in general terms. What no
 * rule covers ('Unknown decision') is an answer that could not be read. The exact error belongs in the report.
 */
export function lookUpFailureText(asked: string, failure: unknown): string {
  return `${asked} ${sentences[kindOf(failure)]}`;
}

function kindOf(failure: unknown): keyof typeof sentences {
  if (isPassing(failure)) return 'noAnswer';
  if (isStatus(failure, 403)) return 'forbidden';
  return failure instanceof ApiError ? 'refused' : 'unreadable';
}

/**
 * Reports the exact errors behind a general sentence. A session that ended is no error, and a contract failure has been
 * reported with its call.
 */
export function reportLookUpFailures(where: string, failed: Event<Error>) {
  sample({
    clock: failed,
    filter: (error) => !isStatus(error, 401) && !(error instanceof ContractError),
    fn: (error) => ({ error, where }),
    target: reportErrorFx,
  });
}
