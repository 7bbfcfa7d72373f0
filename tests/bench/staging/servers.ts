import { createHttpClient } from '@fairlead/cli/target/http-client';
import type { Visit } from './load.ts';

/** Creates worlds of a staging, with a client signed in in each. */
export async function createVisits(url: string, count: number): Promise<readonly Visit[]> {
  const client = createHttpClient(url);
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const { status, text } = await client.send({
      method: 'POST',
      path: `/staging/control${path}`,
      body,
      headers: { authorization: 'Bearer control', ...headers },
    });
    if (status >= 300) throw new Error(`${path} was answered with ${status}: ${text}`);
    return JSON.parse(text) as Record<string, string>;
  };
  const visits: Visit[] = [];
  while (visits.length < count) {
    const { world = '' } = await post('/worlds', {});
    const inWorld = { 'fairlead-world': world };
    const { session = '' } = await post('/enter', { persona: 'ms-released' }, inWorld);
    visits.push({ headers: { ...inWorld, 'fairlead-session': session } });
  }
  client.close();
  return visits;
}

/** Counts the acknowledged sign-ups whose email isn't in the world's mailbox. */
export async function countLost(
  url: string,
  visits: readonly Visit[],
  told: readonly (readonly string[])[],
): Promise<number> {
  const client = createHttpClient(url);
  let lost = 0;
  for (const [index, { headers }] of visits.entries()) {
    const { text } = await client.send({ method: 'GET', path: '/sandbox/api/mailbox', headers });
    const stored = new Set((JSON.parse(text) as { to: string }[]).map(({ to }) => to));
    lost += (told[index] ?? []).filter((email) => !stored.has(email)).length;
  }
  client.close();
  return lost;
}
