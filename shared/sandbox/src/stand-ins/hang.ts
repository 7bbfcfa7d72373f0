import { holdRequest } from '../browser/held-requests.ts';

/** Leaves a vendor's request pending forever. */
export function hang(request: Request): Promise<never> {
  holdRequest(request);
  return new Promise(() => undefined);
}
