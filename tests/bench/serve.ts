import { join } from 'node:path';
import { buildAll, type Mode } from '@fairlead/build';
import { type AppServer, buildsIn, createAppServer } from '@fairlead/build/server';
import type { RequestHandler } from '@fairlead/build/server/request-handler';
import { productionEnv } from '@fairlead/build/testing/production-env';
import { createHttpSandbox } from '@fairlead/sandbox/http';
import { ownCertificate } from './certificate.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { cache, root } from './places.ts';

type Served = {
  /** Called before the sandbox. */
  readonly first?: readonly RequestHandler[];
  /** As browsers are served on the internet. */
  readonly overHttp2?: boolean;
  /** Beside those that production needs; a build with settings of its own has its own folder. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Those of the sandbox, beside its own. */
  readonly flags?: Readonly<Record<string, boolean>>;
};

/** The production build, or one with the tools' controls; the sandbox's handlers respond over HTTP. */
export async function serveComposition(
  mode: Exclude<Mode, 'sandbox'>,
  { first = [], overHttp2 = false, settings = {}, flags = {} }: Served = {},
): Promise<AppServer> {
  const { dist } = await buildAll({
    root,
    mode,
    dist: join(cache, [mode, ...Object.keys(settings)].join('-')),
    env: { ...productionEnv, ...settings },
  });
  return createAppServer({
    dist,
    port: 0,
    handlers: [...first, createHttpSandbox({ flags }).handle],
    ...(overHttp2 ? { tls: await ownCertificate() } : {}),
    ...(mode === 'production' ? {} : { localBuilds: buildsIn(root) }),
  });
}

/** The monolith in HTTP/2, with the same handlers. */
export async function serveMonolith(): Promise<AppServer> {
  const { dist } = await buildMonolith();
  const tls = await ownCertificate();
  return createAppServer({ dist, port: 0, handlers: [createHttpSandbox().handle], tls });
}

/** Opens servers one after the other, gives them to the work, and closes whichever were opened. */
export async function withServers<Servers extends readonly AppServer[], Result>(
  open: { readonly [Index in keyof Servers]: () => Promise<Servers[Index]> },
  work: (...servers: Servers) => Promise<Result>,
): Promise<Result> {
  const opened: AppServer[] = [];
  try {
    for (const one of open) opened.push(await one());
    return await work(...(opened as unknown as Servers));
  } finally {
    for (const server of opened) await server.close();
  }
}
