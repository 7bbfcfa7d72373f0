import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@fairlead/build/build-manifest';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { damaged, type Fault, isOfCode } from './faults.ts';
import { throwingCode } from './throwing-code.ts';

type Broken = {
  readonly fault: Fault;
  /** Addresses of the module's files; its entry is the first. */
  readonly files: readonly string[];
};

export type ChaosServer = AppServer & {
  /** Breaks a module until the next call; null mends it. */
  breakModule(broken: Broken | null): void;
};

/**
 * Serves a composed build, with one module broken. A module that throws is one that was built so: documents and the rest of
 * the map have the integrity of its files.
 */
export async function serveChaos(dist: string): Promise<ChaosServer> {
  const whole = await createAppServer({ dist, port: 0 });
  const read = (path: string) => readFileSync(join(dist, path));
  let faultOfEntry: Broken | null = null;
  let replaced = new Map<string, string>();
  let hashes: readonly (readonly [string, string])[] = [];

  const withHashes = (text: string) =>
    hashes.reduce((changed, [before, after]) => changed.replaceAll(before, after), text);

  const server = await createAppServer({
    dist,
    port: 0,
    handlers: [
      async (request) => {
        const { pathname, search } = new URL(request.url);
        const { fault = null, files = [] } = faultOfEntry ?? {};
        if (fault && !isOfCode(fault) && pathname === files[0])
          return damaged(read(pathname), fault);
        const code = replaced.get(pathname);
        if (code !== undefined) return text(code, 'text/javascript');
        if (hashes.length === 0) return null;
        if (/^\/assets\/map-.*\.json$/.test(pathname))
          return text(withHashes(read(pathname).toString()), 'application/json');
        // A service worker's own request doesn't say that it is for a document.
        if (!request.headers.get('accept')?.includes('text/html')) return null;
        const document = await fetch(whole.url + pathname + search);
        const headers = new Headers(document.headers);
        for (const name of ['content-encoding', 'content-length']) headers.delete(name);
        const { status } = document;
        return new Response(withHashes(await document.text()), { status, headers });
      },
    ],
  });

  return {
    ...server,
    breakModule(broken) {
      faultOfEntry = broken;
      replaced = new Map();
      hashes = [];
      if (!broken || !isOfCode(broken.fault)) return;
      const { fault, files } = broken;
      // A screen that throws may be in any file of an area; the rest of its life is in its entry.
      for (const path of fault === 'render' ? files : files.slice(0, 1))
        replaced.set(path, throwingCode(read(path).toString(), fault));
      hashes = [...replaced].map(([path, code]) => [integrityOf(read(path)), integrityOf(code)]);
      const rest = restOf(dist);
      const changed = integrityOf(withHashes(read(rest).toString()));
      hashes = [...hashes, [integrityOf(read(rest)), changed]];
    },
    async close() {
      await Promise.all([server.close(), whole.close()]);
    },
  };
}

const text = (content: string, type: string) =>
  new Response(content, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  });

/** The file with the complete map, as documents name it. */
function restOf(dist: string): string {
  const page = readFileSync(join(dist, 'pages/index.html'), 'utf8');
  const [, url = ''] = /"rest":\{"url":"([^"]+)"/.exec(page) ?? [];
  if (!existsSync(join(dist, url))) throw new Error(`${dist} names no rest of its map.`);
  return url;
}
