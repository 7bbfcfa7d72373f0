import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { buildArea, buildDeployment, deployment } from './deployment.ts';

/** What a test finds set up: a composed app on a port, and builds to swap in. */
export type Stage = {
  readonly url: string;
  readonly dist: string;
  /** Name of a build → the address of its entry. */
  readonly builds: Readonly<Record<string, string>>;
};

const spare = ['intake-next', 'intake-broken', 'intake-demanding'] as const;

export async function openStage(): Promise<Stage & { server: AppServer }> {
  const { dist } = await buildDeployment(
    'main',
    deployment(['header', 'intake', 'account', 'decision']),
  );
  const builds = new Map<string, { dir: string; file: string }>();
  for (const name of spare) builds.set(name, await buildArea(name));

  const server = await createAppServer({
    dist,
    port: 0,
    handlers: [
      async ({ url }) => {
        const { pathname } = new URL(url);
        if (pathname.startsWith('/api/'))
          return Response.json({ message: 'Nobody is signed in.' }, { status: 401 });
        if (pathname === '/partner') return partnerPage(dist);
        const [, name = '', file = ''] = pathname.match(/^\/builds\/([^/]+)\/([^/]+)$/) ?? [];
        const build = builds.get(name);
        return build ? script(join(build.dir, file)) : null;
      },
    ],
  });
  return {
    server,
    url: server.url,
    dist,
    builds: Object.fromEntries(
      [...builds].map(([name, { file }]) => [name, `${server.url}/builds/${name}/${file}`]),
    ),
  };
}

function script(file: string) {
  return new Response(readFileSync(file), { headers: { 'content-type': 'text/javascript' } });
}

/** A page of someone else, which knows one script of ours. */
function partnerPage(dist: string) {
  const page = readFileSync(join(dist, 'pages/intake.html'), 'utf8');
  const [boot = ''] = page.match(/\/assets\/boot-[^"]+/) ?? [];
  return new Response(
    `<!doctype html><title>Partner</title><h1>Partner</h1>
     <fairlead-intake path="/"></fairlead-intake>
     <div id="elsewhere"></div>
     <script src="${boot}"></script>`,
    { headers: { 'content-type': 'text/html' } },
  );
}
