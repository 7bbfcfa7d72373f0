import { type AcceptOptions, acceptCandidate, type Candidate } from '../accept.ts';
import { composeMap } from '../compose-map.ts';
import { NotReleased, ReleasedMeanwhile, VersionTaken } from '../not-released.ts';
import { type Revision, readRevision } from '../read-revision.ts';
import { filePath, metadataPath } from '../store/registry-store.ts';
import { Refused } from '../verify/refused.ts';
import { fromBase64 } from './base64.ts';
import { createFileIndex } from './file-index.ts';

type Served = Omit<AcceptOptions, 'now'> & { readonly clock: () => number };

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const forever = 'public, max-age=31536000, immutable';

/** Serves a registry: its metadata and files, the import map of the current revision, and publishes to it. */
export function answerRegistry({
  clock,
  ...served
}: Served): (request: Request) => Promise<Response> {
  const { store } = served;
  const index = createFileIndex(store);
  const current = async (): Promise<Revision> => {
    const revision = await readRevision(store, { now: clock(), allowExpired: true });
    if (revision) return revision;
    throw new NotReleased('There is no registry here. Make one: fairlead mfe keys init.');
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/releases')
      return accepted(await request.text(), { ...served, now: clock() });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return says(405, `${pathname} can be read, nothing else.`);
    return (await readMetadata(pathname)) ?? (await readFile(pathname)) ?? missing(pathname);
  };

  async function readMetadata(pathname: string): Promise<Response | null> {
    if (pathname === '/import-map.json')
      return Response.json(await composeMap(store, await current()), { headers: fresh });
    if (pathname === '/metadata/timestamp.json')
      return file(metadataPath('timestamp', await store.readHead()), 'json', 'no-cache');
    return /^\/metadata\/\d+\.[\w-]+\.json$/.test(pathname)
      ? file(pathname.slice(1), 'json')
      : null;
  }

  async function readFile(pathname: string): Promise<Response | null> {
    if (/^\/files\/[0-9a-f]{96}$/.test(pathname)) return file(pathname.slice(1), '');
    const [, path = ''] = /^\/assets\/(.+)$/.exec(pathname) ?? [];
    const hash = path && (await index.find(await current(), path));
    return hash ? file(filePath(hash), path.split('.').at(-1) ?? '') : null;
  }

  async function file(path: string, type: string, cache = forever) {
    const content = await store.read(path);
    if (!content) return null;
    const headers = {
      ...open,
      'content-type': types[type] ?? 'application/octet-stream',
      'cache-control': cache,
    };
    return new Response(content, { headers });
  }
}

/** Pages of any origin may read what is signed anyway. */
const open = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };
const fresh = { ...open, 'cache-control': 'no-cache' };

const missing = (pathname: string) => says(404, `There is nothing at ${pathname}.`);

const says = (status: number, message: string) =>
  Response.json({ message }, { status, headers: open });

/** The body of a publish; files in base64. */
export type SentRelease = Omit<Candidate, 'files'> & {
  readonly files: readonly string[];
  readonly isDry: boolean;
};

/** The body of a refusal. */
export type SentRefusal = {
  readonly error: 'Refused' | 'NotReleased' | 'ReleasedMeanwhile' | 'VersionTaken';
  readonly message: string;
  readonly kind?: Refused['kind'];
  readonly subject?: string;
  readonly rows?: NotReleased['rows'];
};

async function accepted(body: string, options: AcceptOptions): Promise<Response> {
  const sent = readSent(body);
  if (!sent)
    return says(400, 'A release is JSON with its role, its signed text, and its files in base64.');
  const { role, text, files, isDry } = sent;
  try {
    const candidate = { role, text, files: files.map(fromBase64) };
    const revision = await acceptCandidate(candidate, { ...options, isDry });
    return Response.json({ revision }, { status: isDry ? 200 : 201 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { message } = error;
    const refuse = (status: number, refusal: SentRefusal) => Response.json(refusal, { status });
    if (error instanceof Refused) {
      const { kind, subject } = error;
      return refuse(403, { error: 'Refused', message, kind, subject });
    }
    if (error instanceof VersionTaken) return refuse(409, { error: 'VersionTaken', message });
    if (error instanceof ReleasedMeanwhile)
      return refuse(412, { error: 'ReleasedMeanwhile', message });
    if (error instanceof NotReleased)
      return refuse(422, { error: 'NotReleased', message, rows: error.rows });
    throw error;
  }
}

/** Null if a body is no release. */
function readSent(body: string): SentRelease | null {
  try {
    const { role = '', text = '', files = [], isDry = false } = JSON.parse(body);
    const isRelease =
      [role, text, ...files].every((part) => typeof part === 'string') && Array.isArray(files);
    return isRelease ? { role, text, files, isDry: isDry === true } : null;
  } catch {
    return null;
  }
}
