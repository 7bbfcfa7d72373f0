import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiled } from './language/compile.ts';
import type { Source } from './language/source.ts';

/** Plans kept between runs, so that a file whose content has not changed is not read as YAML again (1 ms each). */
export type PlanCache = {
  get(source: Source): Compiled | undefined;
  keep(source: Source, compiled: Compiled): void;
};

type Kept = Compiled & { readonly hash: string };

/**
 * A folder with one file a scenario. `stamp` names the vocabulary: with another one nothing kept is valid.
 * `read` answers a fragment's present text, or undefined when it is gone.
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
        // A read-only checkout runs as well, only without the saving.
      }
    },
  };
}

export const noCache: PlanCache = { get: () => undefined, keep: () => {} };

function readKept(path: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

const digest = (text: string) => createHash('sha1').update(text).digest('hex');
