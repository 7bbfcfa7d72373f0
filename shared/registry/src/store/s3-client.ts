import { AwsV4Signer } from 'aws4fetch';
import { connectionError, formatConnectionError } from '../http/connection-error.ts';
import { NotReleased } from '../not-released.ts';
import { hashOf } from '../verify/bytes.ts';
import { explainS3 } from './s3-problem.ts';
import type { S3Settings } from './s3-settings.ts';

export type S3File = { readonly content: Uint8Array<ArrayBuffer>; readonly etag: string };

/** What a PUT came to. `unsure`: an earlier attempt got no answer, so what is there now may be its work. */
type S3Put = { readonly isWritten: boolean; readonly isUnsure: boolean };

export type S3Client = {
  /** Returns null if there is no such file. */
  get(path: string): Promise<S3File | null>;
  /** Writes a file if it doesn't exist, or if it is still the one with this ETag. */
  put(
    path: string,
    content: Uint8Array<ArrayBuffer>,
    unless: { etag: string | null },
  ): Promise<S3Put>;
};

/** How often a request is sent until the store counts as down. */
const attempts = 4;

/** The longest that an answer may take, in ms. */
const patience = 30_000;

/** Signs requests to an S3-compatible store (SigV4), and sends them again where the store asks for it. */
export function createS3Client(settings: S3Settings): S3Client {
  const { url, place, region, accessKeyId, secretAccessKey, sessionToken } = settings;
  const { fetch: send = fetch, pause = wait } = settings;

  async function once(method: string, path: string, headers: HeadersInit, body?: BodyInit) {
    const signer = new AwsV4Signer({
      ...{ method, url: url + path, headers, service: 's3', region, accessKeyId, secretAccessKey },
      ...(sessionToken && { sessionToken }),
      ...(body && { body }),
    });
    const signed = await signer.sign();
    const signal = AbortSignal.timeout(patience);
    return send(signed.url, { method, headers: signed.headers, signal, ...(body && { body }) });
  }

  async function request(...asked: Parameters<typeof once>) {
    let isUnsure = false;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(...asked).catch((error: unknown) => {
        if (isUnreachable(error) || attempt === attempts) throw new NotReleased(unanswered(error));
        return null;
      });
      if (answer && (attempt === attempts || !isTemporary(answer.status)))
        return { answer, isUnsure };
      // A conflict says that nothing was written; after anything else, it may have been.
      isUnsure ||= answer?.status !== 409;
      await answer?.body?.cancel();
      // Writers who met must not meet again.
      await pause((1 + Math.random()) * 100 * 4 ** (attempt - 1));
    }
  }

  async function refuse(answer: Response, code: string): Promise<never> {
    throw new NotReleased(explainS3({ ...pick(answer), code }, settings, Date.now()));
  }

  const unanswered = (error: unknown) =>
    `${place} does not answer at ${new URL(url).origin}: ${formatConnectionError(error)}. Is the address right, and the store running? AWS_ENDPOINT_URL names another one.`;

  return {
    async get(path) {
      const { answer } = await request('GET', path, {});
      if (answer.ok)
        return {
          content: new Uint8Array(await answer.arrayBuffer()),
          etag: answer.headers.get('etag') ?? '',
        };
      const code = codeIn(await answer.text());
      return answer.status === 404 && code !== 'NoSuchBucket' ? null : refuse(answer, code);
    },
    async put(path, content, { etag }) {
      const headers = {
        ...(etag === null ? { 'if-none-match': '*' } : { 'if-match': etag }),
        ...headersOf(path),
        'x-amz-content-sha256': await hashOf('SHA-256', content),
      };
      const { answer, isUnsure } = await request('PUT', path, headers, content);
      const text = await answer.text();
      if (answer.ok) return { isWritten: true, isUnsure };
      const isGone = answer.status === 404 && codeIn(text) !== 'NoSuchBucket';
      if (answer.status === 412 || isGone) return { isWritten: false, isUnsure };
      return refuse(answer, codeIn(text));
    },
  };
}

/** A server of files, for example a CDN over the bucket, hands these on to browsers. */
function headersOf(path: string): Readonly<Record<string, string>> {
  const isHead = path === 'metadata/timestamp.json';
  return {
    'cache-control': isHead ? 'no-cache' : 'public, max-age=31536000, immutable',
    'content-type': path.endsWith('.json') ? 'application/json' : 'application/octet-stream',
  };
}

/** 409 is a write to the same file at the same time: it has to be asked again how that ended. */
const isTemporary = (status: number) =>
  status >= 500 ? status !== 501 : status === 429 || status === 409;

/** Only the code: the rest of such a text may repeat parts of a signature. */
const codeIn = (text: string) => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';

const pick = ({ status, headers }: Response) => ({ status, headers });

/** Nothing was sent, and nothing will be different in a second. */
function isUnreachable(error: unknown): boolean {
  const cause = connectionError(error);
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}

const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
