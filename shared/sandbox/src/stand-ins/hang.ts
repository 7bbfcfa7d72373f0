import { holdRequest } from '../browser/held-requests.ts';

/** Never answers a vendor's request. */
export function hang(request: Request): Promise<never> {
  holdRequest(request);
  return new Promise(() => undefined);
}
