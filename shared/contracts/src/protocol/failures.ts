import { isRecord } from '@fairlead/domain';

/** The server refused. `message`, `errorCode` and `detail` are from its response (A§8); the message may be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly errorCode: string | null;
  readonly detail: unknown;
  /** The server's own sentence; null if it sent none. */
  readonly reason: string | null;
  /** The sentences of its list `errors`. */
  readonly errors: readonly string[];

  constructor(
    status: number,
    said: {
      message?: string;
      errorCode?: string | null;
      detail?: unknown;
      errors?: readonly string[];
    } = {},
  ) {
    super(said.message ?? `The server answered ${status}`);
    this.status = status;
    this.errorCode = said.errorCode ?? null;
    this.detail = said.detail;
    this.reason = said.message ?? null;
    this.errors = said.errors ?? [];
  }
}

/** Whether the server refused with one of these statuses. */
export const isStatus = (failure: unknown, ...statuses: readonly number[]): boolean =>
  failure instanceof ApiError && statuses.includes(failure.status);

/**
 * There was no response, or it broke off. Whether the server received the request is unknown. `cause` is the error of
 * the platform, if there was one.
 */
export class NetworkError extends Error {
  override name = 'NetworkError';
  readonly code = 'ERR_NETWORK';
  /** The status of a response that broke off before its body was whole; null if none came. */
  readonly status: number | null;

  constructor(cause?: unknown, status: number | null = null) {
    super('Network Error', { cause });
    this.status = status;
  }
}

/** The server's response doesn't match the contract. */
export class ContractError extends Error {
  override name = 'ContractError';
  readonly call: string;
  readonly path: string;

  constructor(call: string, path: string, found: string) {
    super(`The answer to '${call}' is not what was agreed: at ${path || 'its root'}, ${found}`);
    this.call = call;
    this.path = path;
  }
}

export type CallFailure = ApiError | NetworkError | ContractError;

/** Error bodies of the intake engine and its neighbors (A§8): {message, error_code, status_code, detail}; GraphQL: {errors: [{message}]}. */
export function apiErrorFrom(status: number, body: unknown): ApiError {
  const said = isRecord(body) ? body : {};
  const errors = messagesIn(said.errors);
  const message = text(said.message) ?? text(said.error) ?? errors[0];
  return new ApiError(status, {
    ...(message ? { message } : {}),
    errorCode: text(said.error_code) ?? null,
    detail: said.detail ?? said.errors ?? null,
    errors,
  });
}

function messagesIn(errors: unknown): readonly string[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap(
    (error: unknown) => text(error) ?? (isRecord(error) ? text(error.message) : undefined) ?? [],
  );
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
