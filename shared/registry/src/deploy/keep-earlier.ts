import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '@fairlead/build/build-manifest';
import { DamagedRevisions, readRevisions } from '@fairlead/build/read-revisions';
import type { Retention } from '@fairlead/build/retention';
import { type DeployedRevision, filesOfAll, withRevision } from '@fairlead/build/revisions';
import { NotReleased } from '../not-released.ts';

export type Earlier = {
  /** The folder of the deployment that is served until now. */
  readonly after?: string | undefined;
  readonly keep: Retention;
  readonly now: number;
};

/**
 * Brings the files that open pages of earlier deployments need from the folder that was served until now, and from the
 * composed build, whose own earlier files came with it. Returns the list of revisions, newest first.
 */
export function keepEarlier(
  { dist, out }: { readonly dist: string; readonly out: string },
  deployed: Pick<DeployedRevision, 'revision' | 'files'>,
  { after, keep, now }: Earlier,
): readonly DeployedRevision[] {
  const before = after === undefined ? [] : readEarlier(after);
  const names = new Set([deployed.revision, ...before.map(({ revision }) => revision)]);
  const composed = readEarlier(dist).filter(({ revision }) => !names.has(revision));
  const revisions = withRevision([...before, ...composed], deployed, keep, now);
  if (after !== undefined)
    for (const [path, integrity] of filesOfAll(revisions)) bring(path, integrity, after, out);
  return revisions;
}

/** Brings a file with its compressed copies, if it is still what it was. */
function bring(path: string, integrity: string, from: string, to: string): void {
  const [source, target] = [join(from, path), join(to, path)];
  if (existsSync(target) || !existsSync(source)) return;
  if (integrityOf(readFileSync(source)) !== integrity) return;
  mkdirSync(dirname(target), { recursive: true });
  for (const suffix of ['', '.br', '.gz'])
    if (existsSync(source + suffix)) copyFileSync(source + suffix, target + suffix);
}

/** A damaged list is refused like a damaged registry: nothing is deployed. */
function readEarlier(folder: string): readonly DeployedRevision[] {
  try {
    return readRevisions(folder);
  } catch (error) {
    throw error instanceof DamagedRevisions ? new NotReleased(error.message) : error;
  }
}
