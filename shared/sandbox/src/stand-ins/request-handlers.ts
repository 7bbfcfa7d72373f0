import { HttpResponse, http } from 'msw';
import type { StandInState } from './state.ts';
import { isDown, type VendorScript } from './vendor-endpoint.ts';
import { vendorEndpoints } from './vendor-endpoints.ts';

declare global {
  var fairleadStandIns: Record<string, (script: HTMLScriptElement | null) => void> | undefined;
}

/** MSW handlers for every vendor URL: scripts, services and collection endpoints. */
export const standInRequestHandlers = (state: StandInState) =>
  vendorEndpoints(state).map((endpoint) => {
    if (endpoint.kind === 'script') return serveScript(endpoint, state);
    const method = endpoint.method === 'GET' ? 'get' : 'post';
    return http[method](endpoint.address, ({ request }) => endpoint.answer(request));
  });

/**
 * Answers a vendor's script URL. MSW's handlers run in the page that asks, so the script that is
 * served only has to call the stand-in, which was loaded on this request: nothing is built for
 * it, and the product's own loading code (script element, load event, globals) stays as it is.
 */
function serveScript({ vendor, address, load }: VendorScript, state: StandInState) {
  return http.get(address, async ({ request }) => {
    if (await isDown(vendor, state, request)) return HttpResponse.error();
    const install = await load();
    const { host } = new URL(request.url);
    globalThis.fairleadStandIns ??= {};
    globalThis.fairleadStandIns[host] = (script) => install(state, script);
    return new HttpResponse(`fairleadStandIns[${JSON.stringify(host)}](document.currentScript);`, {
      headers: { 'content-type': 'text/javascript' },
    });
  });
}
