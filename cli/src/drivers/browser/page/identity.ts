/** Who is signed in in this tab: what a browser's windows would share as a cookie. */
const keys = ['fairlead-sandbox-session', 'fairlead-driver:world'];

export type Identity = Readonly<Record<string, string>>;

export const readIdentity = (): Identity =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = sessionStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    }),
  );

/** Signs the person of another tab in here. */
export function takeIdentity(identity: Identity): void {
  for (const [key, value] of Object.entries(identity)) sessionStorage.setItem(key, value);
}
