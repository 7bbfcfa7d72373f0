import type { TextAnswer } from '@fairlead/build/server';
import { excerpt } from '@fairlead/sandbox/calls/excerpt';
import { answerLogin } from '@fairlead/sandbox/over-http/login';
import { foreignOrigin, isOwnRequest } from '@fairlead/sandbox/over-http/same-origin';
import { sessionCookie } from '@fairlead/sandbox/over-http/session-cookie';
import { worldFacts } from '@fairlead/sandbox/over-http/world-facts';
import type { World } from '@fairlead/sandbox/world/world';
import * as s from 'superstruct';
import { type Database, isDatabaseTrouble, isDiskFull } from '../database/database.ts';
import { describeApi } from '../openapi/describe-api.ts';
import { renderApiPage } from '../openapi/render-page.ts';
import { WorldGoneError } from '../worlds/world-access.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { answerApi } from './answer-api.ts';
import { type AnswerModules, answerForAdmins, isOfModules } from './answer-modules.ts';
import { answerControl, enterAs } from './control.ts';
import { endedPath, renderEndedPage } from './ended-page.ts';
import { MistakeError, refuse } from './refuse.ts';
import { readClaim, sessionName, type WorldClaim, worldCookie } from './staging-request.ts';

export type StagingOptions = {
  readonly database: Database;
  readonly worlds: Worlds;
  /** Null: there is no control API. */
  readonly controlToken: string | null;
  readonly modules?: AnswerModules;
  readonly health?: AnswerModules;
};

/** Handles staging's own paths: the API, the login site, the control API, health. Returns null for any other path. */
export async function handleRequest(
  request: Request,
  options: StagingOptions,
): Promise<Response | TextAnswer | null> {
  const { pathname } = new URL(request.url);
  try {
    return (await options.health?.(request)) ?? (await answer(request, pathname, options));
  } catch (error) {
    if (error instanceof MistakeError) return refuse(400, error.message);
    if (error instanceof WorldGoneError && isOpenedByUser(request)) return endedPage(request);
    if (error instanceof WorldGoneError)
      return refuse(410, 'This world has ended. Worlds are kept for a day.', 'world_gone');
    if (isDatabaseTrouble(error)) return refuseUnconfirmed(error);
    throw error;
  }
}

const refuseUnconfirmed = (error: unknown): Response =>
  isDiskFull(error)
    ? refuse(
        503,
        'The disk of the database is full. What this request asked for is not confirmed.',
        'disk_full',
      )
    : refuse(
        503,
        'The database did not answer. What this request asked for is not confirmed. Try again.',
        'database_gone',
      );

async function answer(
  request: Request,
  pathname: string,
  { database, worlds, controlToken, modules }: StagingOptions,
): Promise<Response | TextAnswer | null> {
  if (pathname === '/healthz') return Response.json({ ok: true });
  if (pathname === '/readyz') return readiness(database);
  if (pathname === '/openapi.json') return Response.json(describeApi());
  if (pathname === '/openapi') return apiPage();
  const claim = readClaim(request);
  if (pathname.startsWith('/staging/control'))
    return controlToken === null
      ? refuse(
          404,
          'This staging has no control API: it was started without FAIRLEAD_STAGING_TOKEN.',
        )
      : answerControl(request, claim, worlds, controlToken);
  if (pathname === endedPath) return answerEnded(worlds, claim);
  if (pathname === '/staging/join') return join(request, worlds);
  if (modules && isOfModules(pathname))
    return answerForAdmins(request, await worlds.open(claim.token, claim.now), claim, modules);
  if (!pathname.startsWith('/api/') && !pathname.startsWith('/sandbox/api/')) return null;
  const world = await worlds.open(claim.token, claim.now);
  if (pathname.startsWith('/api/'))
    return answerApi(request, world, claim.session, claim.now !== null);
  return isOwnRequest(request) ? answerSandbox(request, world, claim) : foreignOrigin();
}

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

const apiPage = () => new Response(renderApiPage(describeApi()), { headers: pageHeaders });

/** Whether a browser opens this address, e.g. a link to a world. */
const isOpenedByUser = ({ headers }: Request) =>
  headers.get('Accept')?.includes('text/html') ?? false;

/** Says that the world has ended, and takes the browser out of it. */
function endedPage(request: Request): Response {
  const headers = new Headers({ ...pageHeaders, 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', worldCookie(request, null));
  headers.append('Set-Cookie', sessionCookie(request, null));
  return new Response(renderEndedPage(), { status: 410, headers });
}

/** A page of a world that goes on has no reason to be here. */
async function answerEnded(worlds: Worlds, { token }: WorldClaim): Promise<Response> {
  await worlds.open(token, null);
  return new Response(null, { status: 303, headers: { Location: '/' } });
}

async function readiness(database: Database): Promise<Response> {
  try {
    await database.query('select 1');
    return Response.json({ ok: true, database: database.kind });
  } catch {
    return refuse(503, 'The database does not answer.', 'database_gone');
  }
}

const Entering = s.object({ persona: s.string() });

/** Handles the login site. The session goes into a cookie, or into a header for tools that name their world. */
async function answerSandbox(request: Request, world: World, claim: WorldClaim) {
  const { pathname } = new URL(request.url);
  if (pathname === '/sandbox/api/world') return Response.json(worldFacts(world));
  if (pathname === '/sandbox/api/control/enter' && request.method === 'POST')
    return enterByPage(request, world);
  if (pathname.startsWith('/sandbox/api/control/'))
    return refuse(404, 'The controls of staging are at /staging/control.');
  const own = new Request(request);
  if (claim.session) own.headers.set('Cookie', sessionCookie(request, claim.session));
  return tellSession(request, await answerLogin(world, own));
}

async function enterByPage(request: Request, world: World): Promise<Response> {
  const [error, entry] = s.validate(await request.json().catch(() => null), Entering);
  if (error) return refuse(400, excerpt(error.message));
  const { session, start } = await enterAs(world, entry.persona);
  return tellSession(
    request,
    Response.json({ start }, { headers: { 'Set-Cookie': sessionCookie(request, session) } }),
  );
}

/** Returns the session in a header to a tool that names its world, so that the browser's cookies don't change. */
function tellSession(request: Request, response: Response): Response {
  const cookie = response.headers.get('Set-Cookie');
  if (cookie === null || !request.headers.has('fairlead-world')) return response;
  response.headers.delete('Set-Cookie');
  response.headers.set(sessionName, /^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? '');
  return response;
}

/** Opens a world in a browser, for links to stakeholders. */
async function join(request: Request, worlds: Worlds): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('world') ?? '';
  const persona = searchParams.get('persona');
  const world = await worlds.open(token, null);
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  headers.append('Set-Cookie', worldCookie(request, token));
  let start = '/';
  if (persona !== null) {
    const entered = await enterAs(world, persona);
    headers.append('Set-Cookie', sessionCookie(request, entered.session));
    start = entered.start;
  }
  headers.set('Location', start);
  return new Response(null, { status: 303, headers });
}
