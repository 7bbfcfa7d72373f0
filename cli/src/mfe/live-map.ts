import type { DeployedMap } from '@fairlead/build';
import { askServer } from '../target/ask-server.ts';
import { createHttpClient } from '../target/http-client.ts';
import { UsageError } from '../usage-error.ts';

/** Reads the import map of a composition that runs at this address. */
export async function readLiveMap(url: string): Promise<DeployedMap> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError(
      `${JSON.stringify(url)} is no address of a composition. Write it with http:// or https://, for example http://localhost:4300.`,
    );
  const client = createHttpClient(url);
  try {
    const said = await askServer(client, '/import-map.json');
    if ('problem' in said)
      throw new UsageError(
        `${url} does not answer: ${said.problem}. Start a composition, or name another one with --in.`,
      );
    const { status, text } = said.response;
    const map = status === 200 ? parseMap(text) : null;
    if (map !== null) return map;
    throw new UsageError(
      `${new URL('/import-map.json', url)} was answered with ${status === 200 ? 'something else' : status} instead of an import map. Is there a composition at this address?`,
    );
  } finally {
    client.close();
  }
}

function parseMap(text: string): DeployedMap | null {
  try {
    const map = JSON.parse(text);
    return map?.modules ? map : null;
  } catch {
    return null;
  }
}
