import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import type { S3Settings } from '../../src/store/s3-settings.ts';
import { type Credentials, findSignatureProblem } from './verify-sig-v4.ts';

const bucket = 'releases';
const region = 'eu-central-1';

const credentials: Credentials = {
  accessKeyId: 'AKIDOFTESTS',
  secretAccessKey: 'the/secret+of/the+tests',
};

type Options = {
  /** The store's clock. */
  readonly clock?: () => number;
  /** Answers this instead, with the code of an error of S3, or does as asked if null. */
  readonly fails?: (method: string, path: string) => readonly [status: number, code: string] | null;
  /** Writes whatever a condition says, as some imitations of S3 do. */
  readonly ignoresConditions?: boolean;
};

type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code of an error. */
  readonly code?: string | undefined;
  readonly content?: Buffer;
};

/**
 * A stand-in of S3 with one bucket: it checks signatures, and answers GET and conditional PUT as S3 does. A PUT takes a turn
 * of the event loop; another one of the same key meanwhile is a conflict (409).
 */
export async function serveS3({
  clock = Date.now,
  fails = () => null,
  ignoresConditions = false,
}: Options = {}) {
  const files = new Map<string, Buffer>();
  const inFlight = new Set<string>();
  const requests: string[] = [];

  async function answer(incoming: IncomingMessage): Promise<Answer> {
    const body = await readAll(incoming);
    const { method = '', url: target = '', headers } = incoming;
    const request = { method, target, headers, body };
    const problem = findSignatureProblem(request, credentials, region, clock());
    if (problem) return refusal(problem);
    const [, named = '', key = ''] = /^\/([^/]+)\/(.+)$/.exec(target) ?? [];
    if (named !== bucket) return { status: 404, code: 'NoSuchBucket' };
    requests.push(`${method} ${key}`);
    const [status, code] = fails(method, key) ?? [];
    if (status) return { status, code };
    return method === 'GET' ? get(key) : put(key, body, headers);
  }

  function get(key: string): Answer {
    const content = files.get(key);
    return content
      ? { status: 200, headers: { etag: etagOf(content) }, content }
      : { status: 404, code: 'NoSuchKey' };
  }

  async function put(key: string, body: Buffer, headers: IncomingMessage['headers']) {
    const isThere = headers['if-none-match'] === '*' && files.has(key) && !ignoresConditions;
    if (isThere) return { status: 412, code: 'PreconditionFailed' };
    if (inFlight.has(key)) return { status: 409, code: 'ConditionalRequestConflict' };
    inFlight.add(key);
    await new Promise(setImmediate);
    inFlight.delete(key);
    const existing = ignoresConditions ? undefined : files.get(key);
    const { 'if-match': expected, 'if-none-match': none } = headers;
    if (expected !== undefined && !files.has(key)) return { status: 404, code: 'NoSuchKey' };
    const isOther = expected !== undefined && existing && expected !== etagOf(existing);
    if (isOther || (none === '*' && existing)) return { status: 412, code: 'PreconditionFailed' };
    files.set(key, body);
    return { status: 200, headers: { etag: etagOf(body) } };
  }

  function send(response: ServerResponse, { status, headers, code, content }: Answer) {
    const date = new Date(clock()).toUTCString();
    response.writeHead(status, { date, ...headers });
    // S3 repeats parts of the request in its errors; they must not get into a message.
    response.end(
      code
        ? `<Error><Code>${code}</Code><AWSAccessKeyId>${credentials.accessKeyId}</AWSAccessKeyId></Error>`
        : content,
    );
  }

  const server = createServer((incoming, response) => {
    answer(incoming).then(
      (answered) => send(response, answered),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  const settings: S3Settings = {
    ...{ place: `s3://${bucket}/team`, url: `${endpoint}/${bucket}/team/`, region },
    ...credentials,
    pause: () => new Promise(setImmediate),
  };
  const env = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  return { files, requests, settings, env, endpoint, close };
}

const refusal = (code: string): Answer => {
  if (code === 'AuthorizationHeaderMalformed')
    return { status: 400, code, headers: { 'x-amz-bucket-region': region } };
  return { status: code === 'XAmzContentSHA256Mismatch' ? 400 : 403, code };
};

const etagOf = (content: Uint8Array) => `"${createHash('md5').update(content).digest('hex')}"`;

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
