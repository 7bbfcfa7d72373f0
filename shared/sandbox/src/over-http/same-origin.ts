/**
 * Whether a request may act for the browser's user: a page of this site sent it, or a tool without a page. Compares
 * hosts only, because behind a proxy that terminates TLS the scheme here may differ from the browser's.
 */
export function isOwnRequest({ headers, url }: Request): boolean {
  const origin = headers.get('Origin');
  if (origin !== null) return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
  const site = headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}

/** The response to a page of another origin. */
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
