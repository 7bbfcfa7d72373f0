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
 * Responds to a vendor's script URL. MSW's handlers run in the requesting page, so the served script only calls the
 * stand-in, which this request loaded. It needs no build of its own, and the product's loading code (script element,
 * load event, globals) is unchanged.
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
