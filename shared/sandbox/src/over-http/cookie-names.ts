/**
 * Returns the name of the cookie with a server's session. Over https the name itself binds it to this host: no other
 * subdomain can set or overwrite it.
 */
export const sessionCookieName = ({ url }: Request): string => {
  const name = namedAfterPort('fairlead_session', url);
  return isSecure(url) ? `__Host-${name}` : name;
};

/** Returns the name of the cookie with the world that a browser is in. */
export const worldCookieName = ({ url }: Request): string => namedAfterPort('fairlead-world', url);

/** Whether a server is reached by https. */
export const isSecure = (url: string): boolean => new URL(url).protocol === 'https:';

/** Cookies don't know ports: a server on another port of the same host has sessions and worlds of its own. */
function namedAfterPort(name: string, url: string): string {
  const { port } = new URL(url);
  return port === '' ? name : `${name}-${port}`;
}
