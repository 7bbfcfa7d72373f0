import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { documentHeaders } from '@fairlead/build/server/headers';
import { buildArea, buildDeployment, deployment } from './deployment.ts';

/** What a test finds set up: a composed app on a port, and builds to swap in. */
export type Stage = {
  readonly url: string;
  readonly dist: string;
  /** Name of a build → the address of its entry. */
  readonly builds: Readonly<Record<string, string>>;
};

const spare = ['intake-next', 'intake-broken', 'intake-demanding', 'intake-raised'] as const;

export async function openStage(): Promise<Stage & { server: AppServer }> {
  const { dist } = await buildDeployment(
    'main',
    deployment(['header', 'intake', 'account', 'decision']),
  );
  const builds = new Map<string, { dir: string; file: string }>();
  for (const name of spare) builds.set(name, await buildArea(name));

  const reports: string[] = [];
  const server = await createAppServer({
    dist,
    port: 0,
    handlers: [
      async (request) => {
        const { url } = request;
        const { pathname } = new URL(url);
        if (pathname.startsWith('/reports/')) return answerReports(request, reports);
        if (pathname === '/start') return startPage(dist, url);
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

/** Keeps what is sent to the error-reporting service, and shows what was kept. */
async function answerReports(request: Request, reports: string[]) {
  if (request.method === 'POST') reports.push(await request.text());
  return Response.json(reports);
}

/** The start page of a deployment whose error-reporting service is this server. */
function startPage(dist: string, url: string) {
  const { protocol, host } = new URL(url);
  const page = readFileSync(join(dist, 'pages/intake.html'), 'utf8')
    .replace('https://sandbox@ingest.sentry.io/1', `${protocol}//key@${host}/reports/1`)
    .replace('"environment":"sandbox"', '"environment":"staging"');
  return new Response(page, {
    headers: { ...documentHeaders, 'content-type': 'text/html; charset=utf-8' },
  });
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
