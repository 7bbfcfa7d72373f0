/**
 * Whether a request may act for the browser's user: a page of this site sent it, or a tool without a page.
 * Compared by host: behind a proxy that ends TLS, the scheme that the browser knows is not always the one seen here.
 */
export function isOwnRequest({ headers, url }: Request): boolean {
  const origin = headers.get('Origin');
  if (origin !== null) return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
  const site = headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}

/** What a page of another origin is answered. */
export const foreignOrigin = (): Response =>
  Response.json(
    {
      message: 'A page of another origin asked. Only pages of this site may.',
      error_code: 'foreign_origin',
      status_code: 403,
      detail: null,
    },
    { status: 403 },
  );
