import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import { allowOrigins, serve } from './back-end.ts';
import { buildArea, buildDeployment, deployment } from './deployment.ts';
import { answerPartner } from './partner.ts';

/** What a test finds set up: a composed app on a port, and builds to swap in. */
export type Stage = {
  readonly url: string;
  readonly dist: string;
  /** A page of someone else, on an origin of its own. */
  readonly partnerUrl: string;
  /** Name of a build → the address of its entry. */
  readonly builds: Readonly<Record<string, string>>;
};

const spare = ['intake-next', 'intake-broken', 'intake-demanding'] as const;

export async function openStage(): Promise<Stage & { close(): Promise<void> }> {
  const { dist } = await buildDeployment(
    'main',
    deployment(['header', 'intake', 'account', 'decision']),
  );
  const builds = new Map<string, { dir: string; file: string }>();
  for (const name of spare) builds.set(name, await buildArea(name));

  let partnerUrl = '';
  const server = await createAppServer({
    dist,
    port: 0,
    handlers: [
      async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/api/')) return answerApi(request);
        const [, name = '', file = ''] = pathname.match(/^\/builds\/([^/]+)\/([^/]+)$/) ?? [];
        const build = builds.get(name);
        return build ? script(join(build.dir, file)) : null;
      },
    ],
  });
  const answerApi = allowOrigins(
    () => [partnerUrl],
    async () => Response.json({ message: 'Nobody is signed in.' }, { status: 401 }),
  );
  const partner = await serve(async ({ url }) => answerPartner(new URL(url), server.url, dist));
  partnerUrl = partner.url;
  return {
    url: server.url,
    dist,
    partnerUrl,
    close: async () => void (await Promise.all([server.close(), partner.close()])),
    builds: Object.fromEntries(
      [...builds].map(([name, { file }]) => [name, `${server.url}/builds/${name}/${file}`]),
    ),
  };
}

function script(file: string) {
  return new Response(readFileSync(file), { headers: { 'content-type': 'text/javascript' } });
}
