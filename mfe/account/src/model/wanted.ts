import { routeAt } from '@fairlead/store';

/** The address someone wanted before signing in, if it is one of our screens; anything else is not followed. */
export function wantedAddress(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.startsWith('//')) return null;
  return routeAt({ address: wanted, state: {} }) ? wanted : null;
}
