import { createHash, createHmac } from 'node:crypto';

export type SignedRequest = {
  readonly method: string;
  /** As it was sent: path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
};

/** What each service of AWS knows of a key. */
export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** How far a request's time may be from the store's, in ms. */
const longestSkew = 15 * 60_000;

/**
 * Checks an Authorization header as S3 does, written from AWS's description of Signature Version 4 and not with the library
 * that signs. Returns the code of S3 for what is wrong, or null.
 */
export function findSignatureProblem(
  request: SignedRequest,
  { accessKeyId, secretAccessKey }: Credentials,
  region: string,
  now: number,
): string | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, key = '', scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      header('authorization'),
    ) ?? [];
  if (!signature) return 'AccessDenied';
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  const [date = '', scoped = '', service = ''] = scope.split('/');
  if (scoped !== region || service !== 's3') return 'AuthorizationHeaderMalformed';
  const time = header('x-amz-date');
  if (!(Math.abs(timeOf(time) - now) <= longestSkew)) return 'RequestTimeTooSkewed';
  const hash = header('x-amz-content-sha256');
  const isUnsigned = request.method === 'GET' && hash === 'UNSIGNED-PAYLOAD';
  if (!isUnsigned && hash !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';

  const signed = names.split(';');
  const [path = '', query = ''] = request.target.split('?');
  const canonical = [
    request.method,
    path,
    query,
    ...signed.map((name) => `${name}:${header(name).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const derived = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (from, part) => hmac(from, part),
    `AWS4${secretAccessKey}`,
  );
  const isComplete = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
    signed.includes(name),
  );
  return isComplete && hmac(derived, text).toString('hex') === signature
    ? null
    : 'SignatureDoesNotMatch';
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** `20130524T000000Z` in ms. */
const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
