/**
 * Returns the system's error behind one of `fetch`, for its code and its message. A name with several addresses, such as
 * localhost, has one error for each: the first.
 */
export function connectionError(error: unknown): unknown {
  const { cause } = error instanceof Error ? error : {};
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error ? first : error;
}

/** Says why there was no answer, as a part of a sentence. */
export function formatConnectionError(error: unknown): string {
  const cause = connectionError(error);
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
