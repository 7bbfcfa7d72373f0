import { findVisitor } from '@fairlead/sandbox/calls/find-visitor';
import type { World } from '@fairlead/sandbox/world/world';
import { renderMessagePage } from './message-page.ts';
import { refuse } from './refuse.ts';
import type { WorldClaim } from './staging-request.ts';

/** Pages of what is released. They sign in the browser, and know nothing of a session. */
export type AnswerModules = (request: Request) => Promise<Response | null>;

export const isOfModules = (pathname: string): boolean =>
  pathname === '/modules' || pathname.startsWith('/modules/');

/**
 * Lets admins of the world to the pages of modules, and to the registry below them. A request of another site counts as one
 * without a session.
 */
export async function answerForAdmins(
  request: Request,
  world: World,
  { session }: WorldClaim,
  modules: AnswerModules,
): Promise<Response | null> {
  const { person } = await findVisitor(world, session);
  if (person?.is_admin) return modules(request);
  const status = person ? 403 : 401;
  const who = person
    ? `You’re signed in as ${person.email}, who isn’t an admin on staging.`
    : 'You aren’t signed in.';
  if (request.method !== 'GET' || !request.headers.get('Accept')?.includes('text/html'))
    return refuse(status, `The pages of modules are for admins. ${who}`);
  const page = renderMessagePage(
    'This page is for admins',
    `${who} Sign in as an admin, and open it again.`,
    {
      href: person ? '/' : '/login',
      text: person ? 'Go back' : 'Sign in',
    },
  );
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': 'no-store',
  };
  return new Response(page, { status, headers });
}
