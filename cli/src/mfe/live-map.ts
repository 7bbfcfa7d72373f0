import type { DeployedMap } from '@fairlead/build';
import { formatConnectionError } from '@fairlead/registry/http/connection-error';
import { UsageError } from '../usage-error.ts';

/** Reads the import map of a composition that runs at this address. */
export async function readLiveMap(url: string): Promise<DeployedMap> {
  const address = new URL('/import-map.json', url).href;
  const response = await fetch(address).catch((error: unknown) => {
    throw new UsageError(
      `${url} does not answer: ${formatConnectionError(error)}. Start a composition, or name another one with --in.`,
    );
  });
  if (response.ok) return response.json();
  throw new UsageError(
    `${address} was answered with ${response.status} instead of 200. Is there a composition at this address?`,
  );
}
