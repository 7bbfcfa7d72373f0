import { type OpenRoute, routeAt } from '@fairlead/store';

/** The screen that was requested before sign-in, if its address is one of ours; other addresses are ignored. */
export function requestedRoute(wanted: unknown): OpenRoute | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.startsWith('//')) return null;
  return routeAt({ address: wanted, state: {} });
}

/** Its address; null if there is none. */
export const requestedAddress = (wanted: unknown): string | null =>
  requestedRoute(wanted)?.address ?? null;
