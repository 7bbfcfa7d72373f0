/** The cookies of one actor, as a browser keeps them for one site. */
export type CookieJar = {
  take(cookies: readonly string[]): void;
  /** The value of the Cookie header. */
  header(): string;
};

export function createCookieJar(first: readonly string[] = []): CookieJar {
  const cookies = new Map<string, string>();
  const jar: CookieJar = {
    take(given) {
      for (const cookie of given) {
        const end = cookie.indexOf('=');
        const name = cookie.slice(0, end);
        const value = cookie.slice(end + 1);
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  jar.take(first);
  return jar;
}
