import { createServer } from 'node:net';
import { createAppServer, type LocalBuilds, type TextAnswer } from '@fairlead/build/server';
import type { DatabaseError } from './database/database.ts';
import type { DatabaseLocation } from './database/open-database.ts';
import { openDatabase } from './database/open-database.ts';
import type { AnswerModules } from './http/answer-modules.ts';
import { handleRequest } from './http/handle-request.ts';
import { describeRequest, type LogLine } from './http/log-requests.ts';
import { createWorlds } from './worlds/worlds.ts';

export type StagingSettings = {
  readonly database: DatabaseLocation;
  /** The composed app, built for staging. */
  readonly dist: string;
  /** The repository whose micro-frontend builds may be swapped in. */
  readonly localBuilds?: LocalBuilds;
  readonly port: number;
  readonly host: string;
  /** Returns the control token; called once the database is open, because it may be stored there. Null: no control API. */
  readonly controlToken: () => string | null;
  /** Answers `/modules` and below it, for admins. Absent: there are no such pages. */
  readonly modules?: AnswerModules;
  /** Takes what pages of deployments report, from anyone. Returns null for any other path. */
  readonly health?: AnswerModules;
  /** Path below `/modules` → how long a body may be there, in bytes. */
  readonly longBodies?: Readonly<Record<string, number>>;
  readonly log: (line: LogLine) => void;
};

export type Staging = {
  readonly url: string;
  readonly database: 'pglite' | 'postgres';
  /** Resolves when the database has failed and staging must be restarted. */
  readonly failed: Promise<DatabaseError>;
  /** Completes pending requests, then stops. */
  stop(): Promise<void>;
};

/** How long pending requests may take when the server stops, in ms. */
const timeoutMs = 10_000;
const hour = 3_600_000;

/** Starts staging: the app, the back end on a database, the login site, the control API. */
export async function startStaging(settings: StagingSettings): Promise<Staging> {
  const { dist, port, host, log } = settings;
  // Before the database, whose folder would stay behind.
  await listenOnce(port, host);
  const database = await openDatabase(settings.database);
  const worlds = createWorlds(database);
  const { modules, health } = settings;
  const controlToken = settings.controlToken();
  const options = {
    ...{ database, worlds, controlToken },
    ...(modules && { modules }),
    ...(health && { health }),
  };
  const inFlight = new Set<Promise<unknown>>();
  let isStopping = false;

  async function logged(request: Request): Promise<Response | TextAnswer | null> {
    const began = performance.now();
    const response = await handleRequest(request, options).catch((error: unknown) => {
      log({ event: 'error', at: new Date().toISOString(), error: nameOf(error) });
      return Response.json({ message: 'Staging failed.', status_code: 500 }, { status: 500 });
    });
    if (response) log(describeRequest(request, response.status, performance.now() - began));
    return response;
  }

  async function handler(request: Request): Promise<Response | TextAnswer | null> {
    if (isStopping && new URL(request.url).pathname === '/readyz')
      return Response.json({ ok: false, message: 'Stopping.' }, { status: 503 });
    const answer = logged(request);
    inFlight.add(answer);
    return answer.finally(() => inFlight.delete(answer));
  }

  try {
    await worlds.openShared();
    await worlds.removeExpired();
    const { localBuilds, longBodies = {} } = settings;
    const served = { longBodies, ...(localBuilds === undefined ? {} : { localBuilds }) };
    const server = await createAppServer({ dist, port, host, handlers: [handler], ...served });
    const sweep = setInterval(() => void worlds.removeExpired().catch(() => {}), hour);
    sweep.unref();
    return {
      url: server.url,
      database: database.kind,
      failed: database.failed,
      async stop() {
        isStopping = true;
        clearInterval(sweep);
        await Promise.race([drained(), later(timeoutMs)]);
        await server.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }

  async function drained(): Promise<void> {
    while (inFlight.size > 0) await Promise.allSettled(inFlight);
    // Gives the last response time to be written.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Fails if nobody could listen there. */
function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

const later = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Returns an error's name without its message, which may quote user input. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
};
