/** Returns a link with https:// added if it has neither http nor https (A§5). */
export const withHttps = (link: string): string =>
  link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`;

/** Whether a text is the address of a website, typed with or without its scheme. */
export function isWebsite(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(withHttps(text))) return false;
  const { hostname, username } = new URL(withHttps(text));
  return username === '' && /^[^.].*\.[a-z][a-z\d-]*[a-z\d]$/i.test(hostname);
}
