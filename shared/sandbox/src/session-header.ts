/** The header in which visitors of this process carry their session. */
export const sessionHeaderName = 'fairlead-session';

/** A bearer token is a session too: embedded pages have no cookie. */
export function sessionHeader({ headers }: Request): string | null {
  const bearer = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '');
  return bearer?.[1] ?? headers.get(sessionHeaderName);
}
