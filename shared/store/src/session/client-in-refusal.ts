import { ApiError } from '@fairlead/contracts';
import { isRecord } from '@fairlead/domain';

/** The client that a refusal names in its detail ("the company is a client already"), or null. */
export function clientIdIn(failure: unknown): string | null {
  const detail = failure instanceof ApiError ? failure.detail : null;
  const id = isRecord(detail) ? detail.client_id : null;
  return typeof id === 'string' ? id : null;
}

/**
 * AMB-40, AMB-41: the conflict and a 403 say that the company is a client already. That is an expected response, not a
 * failure.
 */
export const saysExistingClient = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError &&
  (failure.errorCode === existingClientConflict || failure.status === 403);

export const existingClientConflict = 'existing_client_conflict';
