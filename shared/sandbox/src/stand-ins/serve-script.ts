import { HttpResponse, http } from 'msw';
import { hang } from './hang.ts';
import type { StandInState, StandInVendor } from './state.ts';

/** What a vendor's script does in the page that loads it. */
export type Install = (state: StandInState, script: HTMLScriptElement | null) => void;

declare global {
  var fairleadStandIns: Record<string, (script: HTMLScriptElement | null) => void> | undefined;
}

/**
 * Answers a vendor's script URL. MSW's handlers run in the page that asks, so the script that is
 * served only has to call the stand-in, which was loaded on this request: nothing is built for
 * it, and the product's own loading code (script element, load event, globals) stays as it is.
 */
export function serveScript(
  vendor: StandInVendor,
  url: string,
  state: StandInState,
  load: () => Promise<Install>,
) {
  return http.get(url, async ({ request }) => {
    const fault = state.faultOf(vendor);
    if (fault === 'down') return HttpResponse.error();
    if (fault === 'hangs') await hang(request);
    const install = await load();
    const { host } = new URL(request.url);
    globalThis.fairleadStandIns ??= {};
    globalThis.fairleadStandIns[host] = (script) => install(state, script);
    return new HttpResponse(`fairleadStandIns[${JSON.stringify(host)}](document.currentScript);`, {
      headers: { 'content-type': 'text/javascript' },
    });
  });
}
