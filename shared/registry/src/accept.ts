import { areaOf } from './area-name.ts';
import { versionOf } from './candidate.ts';
import { baseOf, type CommitOptions, commit } from './commit.ts';
import { manifestPath } from './manifest-path.ts';
import { NotReleased, ReleasedMeanwhile } from './not-released.ts';
import { type Revision, readRevision } from './read-revision.ts';
import { refuseUnfitRelease } from './rollout/unfit-release.ts';
import { filePath, type RegistryStore } from './store/registry-store.ts';
import { hashOf } from './verify/bytes.ts';
import type { Targets } from './verify/metadata.ts';
import { Refused } from './verify/refused.ts';
import { parse, verifyDelegated } from './verify/verify-revision.ts';

/** What a team sends: the signed text of its role, and the files that the registry may not have yet. */
export type Candidate = {
  readonly role: string;
  readonly text: string;
  /** Their names are of no consequence: the registry looks for the hashes. */
  readonly files: readonly Uint8Array<ArrayBuffer>[];
};

export type AcceptOptions = CommitOptions & {
  /** What is done before anything is written: throws if the candidate doesn't fit the revision. */
  readonly gate: Gate;
};

export type Gate = (revision: Revision, candidate: Checked) => Promise<void>;

/** A candidate whose signatures and files are as they should be. */
export type Checked = {
  readonly role: string;
  readonly file: Targets;
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Makes a candidate a part of the current revision and returns the new revision's number. If others publish their areas
 * at the same time, it checks against what they made and tries again. Throws `Refused`, `NotReleased`, `VersionTaken`.
 */
export async function acceptCandidate(
  { role, text, files }: Candidate,
  options: AcceptOptions,
): Promise<number> {
  const { store, now } = options;
  const revision = await readRevision(store, { now, allowExpired: true });
  if (!revision) throw new NotReleased('There is no registry. Make one: fairlead mfe keys init.');
  const file = parse<Targets>(role, 'targets', text);
  await verifyDelegated(role, file, revision.targets);
  const contents = await checkCandidate(revision, { role, files, file: file.signed }, options);

  for (const path of Object.keys(file.signed.targets)) {
    const hash = file.signed.targets[path]?.hashes.sha384 ?? '';
    const content = contents.get(hash);
    if (content && !options.isDry) await store.create(filePath(hash), content);
  }
  const number = await commit(baseOf(revision), { [role]: file }, options);
  return number ?? acceptCandidate({ role, text, files }, options);
}

type Described = Pick<Candidate, 'role' | 'files'> & { readonly file: Targets };

/**
 * Checks everything but who has signed a candidate: that it follows what is live, has its files, and fits the revision.
 * Returns the files by their hashes. Throws `Refused`, `NotReleased`.
 */
export async function checkCandidate(
  revision: Revision,
  { role, file, files }: Described,
  { store, gate }: Pick<AcceptOptions, 'store' | 'gate'>,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  refuseIfReplaced(role, file, revision);
  refuseUnfitRelease(role, file, revision);
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const content of files) contents.set(await hashOf('SHA-384', content), content);
  const read: Checked['read'] = (path) => readNew(path, file, contents, store);
  for (const path of [...Object.keys(file.targets), manifestPath(role)]) await read(path);
  await gate(revision, { role, file, read });
  return contents;
}

/** A team that signed before it saw another release of its area looks at that one first. */
function refuseIfReplaced(role: string, { version, release }: Targets, revision: Revision): void {
  const current = versionOf(revision, role);
  if (version > current && release?.replaces === current) return;
  const { by = 'somebody', at = '' } = revision.roles[role]?.release ?? {};
  throw new ReleasedMeanwhile(
    `${areaOf(role)} was released by ${by} at ${at}, after this build was compared with the registry. Look at it (fairlead mfe history), and publish again.`,
  );
}

async function readNew(
  path: string,
  { targets }: Targets,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  store: RegistryStore,
): Promise<Uint8Array<ArrayBuffer>> {
  const { length, hashes } = targets[path] ?? {};
  const hash = hashes?.sha384 ?? '';
  if (!/^[0-9a-f]{96}$/.test(hash)) throw new Refused('unsigned', path);
  const content = contents.get(hash) ?? (await store.read(filePath(hash)));
  if (!content || content.length !== length || (await hashOf('SHA-384', content)) !== hash)
    throw new Refused('file', path);
  return content;
}
