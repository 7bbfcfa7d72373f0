import { baseOf } from '@fairlead/contracts';
import { calls } from '@fairlead/contracts/calls';
import { matcherOf } from '@fairlead/sandbox/calls/match-path';

type PendingCall = {
  readonly name: string;
  readonly method: string;
  readonly service: string;
  readonly path: string;
};

/** Names a call that has no response yet, as failures do in every driver. */
export const formatPendingCall = ({ name, method, service, path }: PendingCall): string =>
  `${name}, ${method} ${service}${path}`;

/** Names the call of a request. Returns null if the request isn't a call of the product. */
export function formatPendingRequest(method: string, pathname: string): string | null {
  const call = calls.find(
    (one) => one.method === method && matcherOf(one.service, one.path)(pathname) !== null,
  );
  if (!call) return null;
  return formatPendingCall({ ...call, path: pathname.slice(baseOf(call.service).length) });
}
