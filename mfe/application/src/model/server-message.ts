import { ApiError } from '@fairlead/contracts';

/** What the server said of its failure (A§8: its message may be shown), or the sentence for when it said nothing. */
export function serverMessageOr(failure: Error, otherwise: string): string {
  if (!(failure instanceof ApiError)) return otherwise;
  return failure.message === new ApiError(failure.status).message ? otherwise : failure.message;
}

export const errorCodeOf = (failure: Error): string | null =>
  failure instanceof ApiError ? failure.errorCode : null;
