import { ApiError } from '@fairlead/contracts';

/** The client that a refusal names in its detail ("the company is a client already"), or null. */
export function clientIdIn(failure: unknown): string | null {
  const detail = failure instanceof ApiError ? failure.detail : null;
  if (typeof detail !== 'object' || detail === null) return null;
  const { client_id } = detail as { client_id?: unknown };
  return typeof client_id === 'string' ? client_id : null;
}
