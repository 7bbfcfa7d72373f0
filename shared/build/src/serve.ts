import { buildAll } from './build-all.ts';
import type { Mode } from './module-list.ts';
import { type AppServer, createAppServer } from './server/app-server.ts';
import { findFreePort } from './server/find-free-port.ts';
import { loopback } from './server/listening-host.ts';
import { buildsIn } from './server/local-builds.ts';
import type { RequestHandler } from './server/request-handler.ts';

export type ServeOptions = {
  readonly root: string;
  /** With the sandbox in the page, or the page that customers get. */
  readonly mode?: Mode;
  /** The wanted port; the next free one is taken when someone listens there. */
  readonly port?: number;
  /** The interface to listen on (default: only reachable from this machine). */
  readonly host?: string;
  /** Asked before the app: the sandbox over HTTP, for pages without it. */
  readonly handlers?: readonly RequestHandler[];
  readonly onBuilt?: (name: string, duration: number) => void;
  readonly onBroken?: (name: string, error: unknown) => void;
};

export type ServedApp = AppServer & {
  /** What had to be built; empty when nothing changed. */
  readonly built: readonly string[];
  readonly revision: string;
};

/** The default port. */
export const defaultPort = 4300;

/** Builds what changed and serves the composed app: what `npm start` and `fairlead serve` do. */
export async function serveApp({
  root,
  mode = 'sandbox',
  port = defaultPort,
  host = loopback,
  handlers = [],
  ...hearing
}: ServeOptions): Promise<ServedApp> {
  const { dist, map, built } = await buildAll({ root, mode, ...hearing });
  const server = await createAppServer({
    dist,
    port: await findFreePort(port, host),
    host,
    handlers,
    ...(mode === 'production' ? {} : { localBuilds: buildsIn(root) }),
  });
  return { ...server, built, revision: map.revision };
}
