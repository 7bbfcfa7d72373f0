import * as s from 'superstruct';
import { excerpt } from '../calls/excerpt.ts';
import { listPersonas } from '../list-personas.ts';
import { nothingThere } from '../routing/answer-request.ts';
import { loginSite, type SignInResult } from '../sites/login/login-site.ts';
import { ownPath } from '../sites/login/own-path.ts';
import type { World } from '../world/world.ts';
import { answerEsign } from './esign.ts';
import { cookieOf, sessionCookie } from './session-cookie.ts';

const LoginRequest = s.object({
  email: s.optional(s.string()),
  link_id: s.optional(s.string()),
  return_to: s.optional(s.string()),
});

/** The requests of the login site's pages to a server: the same functions, with the session in a cookie. */
export async function answerLogin(world: World, request: Request): Promise<Response> {
  const site = loginSite(world);
  const { origin, pathname, searchParams } = new URL(request.url);
  const verb = `${request.method} ${pathname.replace('/sandbox/api/', '')}`;
  if (verb === 'GET personas') return Response.json(await listPersonas());
  if (verb === 'GET mailbox')
    return Response.json(await site.mailbox(searchParams.get('email') ?? undefined));
  if (request.method !== 'POST') return nothingThere(request);
  if (verb.startsWith('POST esign/')) return answerEsign(world, request);

  const [error, login] = s.validate(await request.json().catch(() => null), LoginRequest);
  if (error) return Response.json({ message: excerpt(error.message) }, { status: 400 });
  const { email = '', link_id = '' } = login;
  const returnTo = ownPath(login.return_to ?? null, origin) ?? undefined;
  switch (verb) {
    case 'POST sign-in':
      return signedIn(request, await site.signIn(email, returnTo));
    case 'POST sign-up':
      return signedIn(request, await site.signUp(email, returnTo ? { returnTo } : {}));
    case 'POST open-link':
      return Response.json({ url: await site.openVerificationLink(link_id) });
    case 'POST sign-out': {
      const url = await site.signOut(cookieOf(request), returnTo);
      return Response.json({ url }, { headers: { 'Set-Cookie': sessionCookie(request, null) } });
    }
    default:
      return nothingThere(request);
  }
}

function signedIn(request: Request, result: SignInResult): Response {
  if (!result.ok) return Response.json(result);
  const { sessionId, ...said } = result;
  return Response.json(said, { headers: { 'Set-Cookie': sessionCookie(request, sessionId) } });
}
