import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fingerprint, listInputs } from '../fingerprint.ts';
import type { PageToDraw } from './draw-page.ts';
import type { DrawnPage } from './drawn-page.ts';

type Options = {
  readonly root: string;
  /** The folder of the composed app, which has the files of the map. */
  readonly dist: string;
  /** Called for a page that can't be drawn. Its document then starts empty. */
  readonly onUndrawn: (address: string, error: Error) => void;
};

/** Draws pages as a visitor sees them first, by address. What was drawn from the same files is read instead. */
export async function prerender(
  pages: readonly PageToDraw[],
  { root, dist, onUndrawn }: Options,
): Promise<ReadonlyMap<string, DrawnPage>> {
  const salt = fingerprint(
    [...listInputs(import.meta.dirname), join(root, 'package-lock.json')],
    'drawn',
  );
  const cache = join(root, '.cache/drawn');
  mkdirSync(cache, { recursive: true });
  const asked = pages.map((page) => ({ page, file: join(cache, `${keyOf(page, salt)}.json`) }));
  const missing = asked.filter(({ file }) => !existsSync(file));
  const results = missing.length > 0 ? await drawInWorker(missing, dist) : [];
  for (const [index, result] of results.entries()) {
    const { page, file } = missing[index] ?? {};
    if (!page || !file) continue;
    if ('failure' in result) onUndrawn(page.address, new Error(result.failure));
    else writeFileSync(file, JSON.stringify(result.drawn));
  }
  return new Map(
    asked
      .filter(({ file }) => existsSync(file))
      .map(({ page, file }) => [page.address, JSON.parse(readFileSync(file, 'utf8'))]),
  );
}

const keyOf = (page: PageToDraw, salt: string) =>
  createHash('sha256').update(salt).update(JSON.stringify(page)).digest('hex').slice(0, 24);

/** One page's result from ./worker.ts. */
export type DrawResult = { readonly drawn: DrawnPage } | { readonly failure: string };

/** In a thread of its own, which ends with whatever the pages still do. */
function drawInWorker(asked: readonly { readonly page: PageToDraw }[], dist: string) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { dist, pages: asked.map(({ page }) => page) },
  });
  return new Promise<readonly DrawResult[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  }).finally(() => worker.terminate());
}
