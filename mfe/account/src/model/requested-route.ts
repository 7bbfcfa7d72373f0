import { type OpenRoute, routeAt } from '@fairlead/store';

/** The screen someone wanted before signing in, if its address is one of ours; anything else is not followed. */
export function requestedRoute(wanted: unknown): OpenRoute | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.startsWith('//')) return null;
  return routeAt({ address: wanted, state: {} });
}

/** Its address; null when there is none to follow. */
export const requestedAddress = (wanted: unknown): string | null =>
  requestedRoute(wanted)?.address ?? null;
