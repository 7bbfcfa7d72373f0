import { noSession } from '@fairlead/contracts';
import { madeUp } from './made-up.ts';

/** Answers the requests of a page while it is drawn. */
export type BackEnd = (request: Request) => Promise<Response>;

/** The back end of a visitor without a session (A§4); it has nothing else. */
export const answerNobody: BackEnd = async ({ url }) =>
  isOfSession(url) ? Response.json(noSession) : Response.json({}, { status: 404 });

/**
 * The back end of a visitor with a session, once it may be known: somebody whom the guards let pass everywhere. Nothing
 * else is ever answered.
 */
export const answerSomebody =
  (mayBeKnown: Promise<void>): BackEnd =>
  async ({ url }) => {
    const answer = Object.entries(somebody).find(([part]) => new URL(url).pathname.includes(part));
    if (!answer) return new Promise<never>(() => {});
    await mayBeKnown;
    return Response.json(answer[1]);
  };

const isOfSession = (url: string) => new URL(url).pathname.endsWith('/session');

const isOn = { value: true, variation: 0, version: 1 };

/** By a part of the path: the session, the user, what they may do, and the flags that guards read. */
const somebody = {
  '/auth-service/session': {
    ...noSession,
    authenticated: true,
    expires_at: '9999-12-31T00:00:00Z',
  },
  '/auth-service/userinfo': { email: madeUp, name: madeUp, family_name: madeUp, picture: null },
  '/v1/member/user_info': { is_admin: true, coverage_names: [] },
  '/sdk/evalx/': {
    'allow-routing-to-admin-tooling': isOn,
    'intake-client-plm-quoting': isOn,
    'intake-client-renewals-rollout': isOn,
  },
};
