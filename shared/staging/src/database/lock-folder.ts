import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, DatabaseError } from './database.ts';

/** Claims a data folder for this process and returns the function that releases it. Throws if another one has it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'process');
  const own = `${file}.${process.pid}`;
  writeFileSync(own, identifyProcess(process.pid) ?? '');
  try {
    claim(own, file, folder);
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function claim(own: string, file: string, folder: string): void {
  if (linkOnce(own, file)) return;
  const holder = readFileSync(file, 'utf8');
  const old = `${own}.old`;
  if (!isRunning(holder)) {
    // Its process was killed. If several start now, all but one find another file in its place.
    renameSync(file, old);
    const isSame = readFileSync(old, 'utf8') === holder;
    if (!isSame) linkOnce(old, file);
    rmSync(old);
    if (isSame && linkOnce(own, file)) return;
  }
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  throw new DatabaseError(
    `Another staging (process ${pid}) uses ${folder}. Stop it, use another folder with --data, or share a Postgres with DATABASE_URL.`,
  );
}

/** A link either appears whole or not at all. False: the name is taken. */
function linkOnce(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

const isRunning = (holder: string): boolean =>
  identifyProcess(Number.parseInt(holder, 10)) === holder;

/**
 * Identifies a running process by its id and start time, or null. Ids are reused: in a container, the first process
 * always has the same one, even after it was killed.
 */
function identifyProcess(pid: number): string | null {
  try {
    const [, facts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return `${pid} ${facts.split(' ')[placeOfStart]}`;
  } catch {
    return answers(pid) ? `${pid}` : null;
  }
}

/** In /proc/…/stat, counted from the field after the name. */
const placeOfStart = 19;

/** Where there is no /proc. */
function answers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running too.
    return codeOf(error) === 'EPERM';
  }
}
