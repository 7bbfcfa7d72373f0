import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFile } from './compress.ts';

/** A folder that is brought to a wanted state: what is the same stays untouched, what is left over goes. */
export type Output = {
  write(path: string, content: string | Buffer): void;
  /** Compresses what changed and removes what nobody wrote. */
  finish(): Promise<void>;
};

export function openOutput(dir: string, cache: string): Output {
  const written = new Set<string>();
  const changed = new Set<string>();
  return {
    write(path, content) {
      const file = join(dir, path);
      const bytes = Buffer.from(content as string);
      written.add(file);
      // Compared by content, not by name: a file that someone tampered with must not survive.
      if (existsSync(file) && readFileSync(file).equals(bytes)) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      changed.add(file);
    },
    async finish() {
      await Promise.all([...changed].map((file) => compressFile(file, cache)));
      for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
        const file = join(entry.parentPath, entry.name);
        const isWanted = written.has(file.replace(/\.(?:br|gz)$/, ''));
        if (entry.isFile() && !isWanted) rmSync(file);
      }
    },
  };
}
