import { ApiError } from '@fairlead/contracts';

/** The server knows nothing of the kind. */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 404;
