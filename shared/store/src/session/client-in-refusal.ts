import { ApiError } from '@fairlead/contracts';

/** The client that a refusal names in its detail ("the company is a client already"), or null. */
export function clientIdIn(failure: unknown): string | null {
  const detail = failure instanceof ApiError ? failure.detail : null;
  if (typeof detail !== 'object' || detail === null) return null;
  const { client_id } = detail as { client_id?: unknown };
  return typeof client_id === 'string' ? client_id : null;
}

/** AMB-40, AMB-41: the conflict and a 403 say that the company is a client already. That is an answer, no fault. */
export const saysExistingClient = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError &&
  (failure.errorCode === existingClientConflict || failure.status === 403);

export const existingClientConflict = 'existing_client_conflict';
