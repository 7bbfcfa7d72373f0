import { foreignOrigin, isOwnRequest } from '@fairlead/sandbox/over-http/same-origin';
import { modulesPath } from './module-links.ts';

export type Answer = (request: Request) => Promise<Response | null>;

/** Where the page's script reads the registry, and sends releases. */
const registryPath = `${modulesPath}/registry`;

/** Where it sends releases. */
export const releasesPath = `${registryPath}/releases`;

/**
 * Answers the registry below the page. A write is accepted from a page of this origin only, although its signature alone
 * decides: no other site makes a browser send anything.
 */
export const answerMounted =
  (registry: (request: Request) => Promise<Response>): Answer =>
  async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${registryPath}/`)) return null;
    if (request.method !== 'GET' && !isOwnRequest(request)) return foreignOrigin();
    url.pathname = url.pathname.slice(registryPath.length);
    const { method, headers } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
    return registry(new Request(url, { method, headers, body }));
  };
