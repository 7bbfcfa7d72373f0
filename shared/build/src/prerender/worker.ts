// Draws pages in a thread of its own: a page's code may leave timers and rejections behind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { drawPage, type PageToDraw } from './draw-page.ts';
import type { DrawResult } from './prerender.ts';

type Work = { readonly dist: string; readonly pages: readonly PageToDraw[] };

const { dist, pages }: Work = workerData;
process.on('unhandledRejection', () => {});

const results: DrawResult[] = [];
for (const page of pages) results.push(await draw(page));
parentPort?.postMessage(results);

async function draw(page: PageToDraw): Promise<DrawResult> {
  try {
    return { drawn: await drawPage(page, (path) => readFileSync(join(dist, path), 'utf8')) };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return { failure: cause === undefined ? message : `${message}: ${messageOf(cause)}` };
  }
}

/** Reported errors name the place first and have the error itself as their cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${messageOf(error.cause)}`;
}
