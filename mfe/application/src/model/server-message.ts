import { ApiError } from '@fairlead/contracts';

/** Returns the server's error message (A§8: it may be shown), or the given one if there is none. */
export function serverMessageOr(failure: Error, otherwise: string): string {
  if (!(failure instanceof ApiError)) return otherwise;
  return failure.message === new ApiError(failure.status).message ? otherwise : failure.message;
}

export const errorCodeOf = (failure: Error): string | null =>
  failure instanceof ApiError ? failure.errorCode : null;
