import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiled } from './language/compile.ts';
import type { Source } from './language/source.ts';

/** Caches plans between runs, so that an unchanged file isn't parsed again (1 ms each). */
export type PlanCache = {
  get(source: Source): Compiled | undefined;
  keep(source: Source, compiled: Compiled): void;
};

type Kept = Compiled & { readonly hash: string };

/**
 * Creates a cache in a folder, with one entry per scenario file. A different `stamp` (the hash of the sources)
 * invalidates all entries.
 * `read` returns a fragment's current text, or undefined if the file is gone.
 */
export function createPlanCache(
  folder: string,
  stamp: string,
  read: (file: string) => string | undefined,
): PlanCache {
  const pathOf = ({ file }: Source) => join(folder, `${digest(file)}.json`);
  const hashOf = ({ file, text }: Source) => digest(JSON.stringify([stamp, file, text]));
  return {
    get(source) {
      const kept = readKept(pathOf(source));
      if (kept?.hash !== hashOf(source)) return undefined;
      return kept.fragments.every(({ file, text }) => read(file) === text) ? kept : undefined;
    },
    keep(source, compiled) {
      const path = pathOf(source);
      const part = `${path}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(part, JSON.stringify({ ...compiled, hash: hashOf(source) } satisfies Kept));
        renameSync(part, path);
      } catch {
        // A read-only checkout also works, without the cache.
      }
    },
  };
}

function readKept(path: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const digest = (text: string) => createHash('sha1').update(text).digest('hex');
