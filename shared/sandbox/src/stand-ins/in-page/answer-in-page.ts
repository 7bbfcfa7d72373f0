import type { StandInState } from '../state.ts';
import type { VendorScript, VendorService } from '../vendor-endpoint.ts';
import { vendorEndpoints } from '../vendor-endpoints.ts';
import type { FindService } from './find-stand-in.ts';
import { interceptFetch } from './intercept-fetch.ts';
import { interceptScripts } from './intercept-scripts.ts';
import { interceptXhr } from './intercept-xhr.ts';

/**
 * Responds to requests to vendors in this page, without a service worker: script elements, fetch and XMLHttpRequest use
 * the stand-ins instead of the network. The product's loading code is unchanged, and the page's policies apply to the
 * vendors' own addresses.
 */
export function answerInPage(state: StandInState): void {
  const endpoints = vendorEndpoints(state);
  const scripts = endpoints.filter(({ kind }) => kind === 'script') as VendorScript[];
  const services = endpoints.filter(({ kind }) => kind === 'service') as VendorService[];
  interceptScripts((url) => scripts.find(({ address }) => address.test(withoutQuery(url))), state);
  const findService: FindService = (method, url) =>
    services.find(
      (one) => one.method === method.toUpperCase() && one.address.test(withoutQuery(url)),
    );
  interceptFetch(findService);
  interceptXhr(findService);
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');
