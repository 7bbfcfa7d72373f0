import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './database.ts';

/** Claims a data folder for this process and returns the function that releases it. Throws if another one has it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'process');
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid}`);
  try {
    claim(own, file, folder);
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function claim(own: string, file: string, folder: string): void {
  // A link either appears whole or not at all.
  try {
    linkSync(own, file);
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isRunning(holder))
      throw new DatabaseError(
        `Another staging (process ${holder}) uses ${folder}. Stop it, use another folder with --data, or share a Postgres with DATABASE_URL.`,
      );
    // It was killed.
    rmSync(file);
    linkSync(own, file);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
