import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Deployment, deploymentFile } from '@fairlead/build/deployment/deployment';
import { createAppServer } from '@fairlead/build/server';
import { createHttpSandbox } from '@fairlead/sandbox/http';
import { allowOrigins, serve } from './back-end.ts';
import { buildArea, buildDeployment, deployment } from './deployment.ts';
import { answerPartner } from './partner.ts';

/** The setup for a test: a composed app on a port, and builds to swap in. */
export type Stage = {
  readonly url: string;
  readonly dist: string;
  /** A partner's page, on its own origin. */
  readonly partnerUrl: string;
  /** Name of a build → the address of its entry. */
  readonly builds: Readonly<Record<string, string>>;
};

const spare = ['intake-next', 'intake-broken', 'intake-demanding', 'intake-raised'] as const;

export async function openStage(): Promise<Stage & { close(): Promise<void> }> {
  const { dist } = await buildDeployment(
    'main',
    deployment(['header', 'intake', 'account', 'decision']),
  );
  const builds = new Map<string, { dir: string; file: string }>();
  for (const name of spare) builds.set(name, await buildArea(name));

  const reports: string[] = [];
  let partnerUrl = '';
  const server = await createAppServer({
    dist,
    port: 0,
    handlers: [
      async (request) => {
        const { url } = request;
        const { pathname } = new URL(url);
        if (pathname.startsWith('/reports/')) return answerReports(request, reports);
        if (pathname === '/start') return startPage(dist, url);
        if (pathname.startsWith('/api/')) return answerApi(request);
        const [, name = '', file = ''] = pathname.match(/^\/builds\/([^/]+)\/([^/]+)$/) ?? [];
        const build = builds.get(name);
        return build ? script(join(build.dir, file)) : null;
      },
    ],
  });
  const sandbox = createHttpSandbox();
  const answerPartnerApi = allowOrigins(() => [partnerUrl], sandbox.handle);
  const answerApi = async (request: Request) =>
    request.headers.get('origin') === partnerUrl
      ? answerPartnerApi(request)
      : Response.json({ message: 'Nobody is signed in.' }, { status: 401 });
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

/** Stores requests to the error-reporting service, and returns them. */
async function answerReports(request: Request, reports: string[]) {
  if (request.method === 'POST') reports.push(await request.text());
  return Response.json(reports);
}

/** The start page of a deployment whose error-reporting service is this server. */
function startPage(dist: string, url: string) {
  const { headers } = JSON.parse(readFileSync(join(dist, deploymentFile), 'utf8')) as Deployment;
  const { protocol, host } = new URL(url);
  const page = readFileSync(join(dist, 'pages/intake.html'), 'utf8')
    .replace('https://sandbox@ingest.sentry.io/1', `${protocol}//key@${host}/reports/1`)
    .replace('"environment":"sandbox"', '"environment":"staging"');
  return new Response(page, {
    headers: { ...headers.document, 'content-type': 'text/html; charset=utf-8' },
  });
}
