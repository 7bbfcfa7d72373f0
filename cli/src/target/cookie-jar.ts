/** The cookies of one actor, as a browser keeps them for one site. */
export type CookieJar = {
  take(cookies: readonly string[]): void;
  /** The value of the Cookie header. */
  header(): string;
};

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
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
}
