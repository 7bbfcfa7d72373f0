import { createHttpClient } from '@fairlead/cli/target/http-client';
import type { Visit } from './load.ts';

/** Creates worlds of a sandbox in memory, with a client signed in in each. */
export async function createMemoryVisits(url: string, count: number): Promise<readonly Visit[]> {
  const client = createHttpClient(url);
  const visits: Visit[] = [];
  while (visits.length < count) {
    const world = { 'fairlead-world': `w${visits.length}` };
    const { cookies } = await client.send({
      method: 'POST',
      path: '/sandbox/api/control/begin',
      headers: world,
      body: { persona: 'ms-released' },
    });
    visits.push({ headers: { ...world, cookie: cookies.join('; ') } });
  }
  client.close();
  return visits;
}
