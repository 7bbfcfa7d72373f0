import type { ExpectedError } from '@fairlead/contracts';

/** How a call goes wrong. */
export type Fault = {
  /** The contract's name of the call. */
  readonly call: string;
  readonly kind: 'status' | 'malformed' | 'dropped-before-commit' | 'dropped-after-commit' | 'slow';
  readonly status?: number | undefined;
  /** The body of a `status` fault. The default is the contract's error for that status. */
  readonly body?: unknown;
  /** How long a slow call takes, in ms. */
  readonly ms?: number | undefined;
  /** How many times the fault still applies; without it, always. */
  readonly times?: number | undefined;
};

/** Returns the fault for this call, and the remaining faults afterward. */
export function strike(faults: readonly Fault[], call: string) {
  const index = faults.findIndex((fault) => fault.call === call);
  const fault = faults[index];
  if (!fault) return null;
  const { times } = fault;
  const left = times === undefined ? [fault] : times > 1 ? [{ ...fault, times: times - 1 }] : [];
  return { fault, left: [...faults.slice(0, index), ...left, ...faults.slice(index + 1)] };
}

/**
 * The body a server would send with that status, in the shape of A§8. The message doesn't use the contract's
 * description of an error, because a page's bundles don't contain it: responses are the same in a page and in this
 * process.
 */
export function faultBody(status: number, expected: readonly ExpectedError[]): unknown {
  return {
    message: `The sandbox was told to answer ${status}`,
    error_code: expected.find((error) => error.status === status)?.code ?? null,
    status_code: status,
    detail: null,
  };
}
