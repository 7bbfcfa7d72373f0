import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from './build-manifest.ts';
import { compressFile, type Quality } from './compress.ts';

/** Brings a folder to a wanted state: doesn't touch equal files and removes leftover ones. */
export type Output = {
  write(path: string, content: string | Buffer, quality?: Quality): void;
  /** What was written below a folder so far: path → sha384. */
  written(folder: string): Record<string, string>;
  /**
   * Compresses what changed and removes what nobody wrote, except for files of earlier deployments (path → sha384)
   * that are still what they were.
   */
  finish(kept?: ReadonlyMap<string, string>): Promise<void>;
};

export function openOutput(dir: string, cache: string): Output {
  const written = new Map<string, string>();
  const changed = new Map<string, Quality>();
  return {
    write(path, content, quality = 'best') {
      const file = join(dir, path);
      const bytes = Buffer.from(content as string);
      written.set(path, integrityOf(bytes));
      // Compared by content, not by name: a file that someone tampered with must not survive.
      const isSame = existsSync(file) && readFileSync(file).equals(bytes);
      // A build that ended early has left none.
      if (isSame && copiesOf(file).every((copy) => existsSync(copy))) return;
      changed.set(file, quality);
      if (isSame) return;
      // Servers of files would send them in the place of the new file until they are written again.
      for (const copy of copiesOf(file)) rmSync(copy, { force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    },
    written: (folder) =>
      Object.fromEntries([...written].filter(([path]) => path.startsWith(`${folder}/`))),
    async finish(kept = new Map()) {
      await Promise.all([...changed].map(([file, quality]) => compressFile(file, cache, quality)));
      const earlier = [...kept]
        .filter(([path, integrity]) => isUnchanged(join(dir, path), integrity))
        .map(([path]) => path);
      const wanted = new Set([...written.keys(), ...earlier].map((path) => join(dir, path)));
      for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
        const file = join(entry.parentPath, entry.name);
        if (entry.isFile() && !wanted.has(file.replace(/\.(?:br|gz)$/, ''))) rmSync(file);
      }
    },
  };
}

const copiesOf = (file: string): readonly string[] => [`${file}.br`, `${file}.gz`];

function isUnchanged(file: string, integrity: string) {
  return existsSync(file) && integrityOf(readFileSync(file)) === integrity;
}
