import type { Retention } from './retention.ts';

/** What one deployment put into `assets/`: dist/revisions.json lists them, newest first. */
export type DeployedRevision = {
  readonly revision: string;
  /** When the next one took its place, in ms; null while it is the one that is served. */
  readonly replacedAt: number | null;
  /** Path → sha384 of the file. */
  readonly files: Readonly<Record<string, string>>;
};

export const revisionsFile = 'revisions.json';

const hour = 60 * 60 * 1000;

/**
 * The list after a deployment: the new one, then those before it that are still kept. What counts is
 * when a revision was replaced, not when it was made: pages were opened with it until then.
 */
export function withRevision(
  earlier: readonly DeployedRevision[],
  next: Pick<DeployedRevision, 'revision' | 'files'>,
  { revisions, hours }: Retention,
  now: number,
): DeployedRevision[] {
  const replaced = earlier
    .filter(({ files }) => !hasSameFiles(files, next.files))
    .map((one) => ({ ...one, replacedAt: one.replacedAt ?? now }));
  const kept = replaced.filter(
    ({ replacedAt }, index) => index < revisions || now - replacedAt <= hours * hour,
  );
  return [{ ...next, replacedAt: null }, ...kept];
}

/** The files that some revision of the list needs. */
export function filesOfAll(revisions: readonly DeployedRevision[]): ReadonlyMap<string, string> {
  return new Map(revisions.flatMap(({ files }) => Object.entries(files)));
}

function hasSameFiles(one: DeployedRevision['files'], other: DeployedRevision['files']) {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path])
  );
}
