import { type DefaultBodyType, HttpResponse, http } from 'msw';
import { hang } from './hang.ts';
import type { StandInState, StandInVendor, VendorEvent } from './state.ts';

type Endpoint = { readonly method: 'get' | 'post'; readonly url: string | RegExp };

/** A vendor's collection endpoint: what it is sent is read into an event and recorded. */
export function collect(
  vendor: StandInVendor,
  { method, url }: Endpoint,
  state: StandInState,
  read: (request: Request) => Promise<VendorEvent | undefined>,
) {
  return http[method]<never, DefaultBodyType, DefaultBodyType>(url, async ({ request }) => {
    const fault = state.faultOf(vendor);
    if (fault === 'down') return HttpResponse.error();
    if (fault === 'hangs') await hang(request);
    const event = await read(request);
    if (event) state.record(event);
    return HttpResponse.json({ success: true });
  });
}
