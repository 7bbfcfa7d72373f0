import { ApiError, isStatus } from '@fairlead/contracts';
import { tryAgainText } from '@fairlead/store';
import { content } from '../content.ts';

/** What follows a refused or failed start: another page, a message, or nothing if the session ended. */
export type BeginFailure = 'unable' | { readonly text: string } | null;

/** Reads the failure of POST /v1/renewals. */
export function failureTextOf(failure: Error | null): BeginFailure {
  if (failure === null || isStatus(failure, 401)) return null;
  const code = failure instanceof ApiError ? failure.errorCode : null;
  if (code === 'conditional_renewal') return 'unable';
  if (code === 'renewal_not_ready') return { text: content.errors.notReady };
  return { text: `${content.errors.createFailed} ${tryAgainText(failure)}` };
}
