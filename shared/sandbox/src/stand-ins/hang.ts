import { holdRequest } from '../calls/held-requests.ts';

/** Leaves a vendor's request pending forever. */
export function hang(request: Request): Promise<never> {
  holdRequest(request);
  return new Promise(() => undefined);
}
