import type { BuildManifest } from '@fairlead/build/build-manifest';
import type { Candidate } from './accept.ts';
import { areaOf, roleOf } from './area-name.ts';
import {
  type BuiltFiles,
  describeFiles,
  signCandidate,
  versionOf,
  withManifest,
} from './candidate.ts';
import { toFile } from './commit.ts';
import type { SigningKey } from './keys/sign.ts';
import { NotReleased, VersionTaken } from './not-released.ts';
import type { Revision } from './read-revision.ts';
import { withBefore } from './rollout/before.ts';
import type { RegistryStore } from './store/registry-store.ts';
import type { PlayedScenarios, Release, Rollout, Targets } from './verify/metadata.ts';

/** A registry in a folder, or one that another process serves. */
export type Registry = {
  readonly store: RegistryStore;
  /** Returns the current revision, verified. */
  read(): Promise<Revision>;
  /** Adds a candidate and returns the number of the new revision. */
  accept(candidate: Candidate): Promise<number>;
  /** It doesn't release what it accepts: others sign it first. */
  readonly isBegun?: boolean;
};

type PublishOptions = {
  readonly keys: readonly SigningKey[];
  readonly now: number;
  readonly because?: string | undefined;
  readonly forced?: readonly string[] | undefined;
  readonly scenarios?: PlayedScenarios | undefined;
};

/** Publishes a build of an area and returns the number of the new revision. */
export const publish = (
  registry: Registry,
  { manifest, files }: { readonly manifest: BuildManifest; readonly files: BuiltFiles },
  options: PublishOptions,
): Promise<number> =>
  publishFiles(
    registry,
    {
      role: roleOf(manifest.name),
      version: manifest.version,
      files: withManifest(manifest, files),
    },
    options,
  );

type Published = {
  readonly role: string;
  readonly version: string;
  readonly files: BuiltFiles;
};

/** Publishes the files of a role: an area's with their manifest, the platform's with their import map. */
export async function publishFiles(
  registry: Registry,
  { role, version, files }: Published,
  { because, forced, scenarios, ...options }: PublishOptions,
): Promise<number> {
  const release = {
    kind: 'publish',
    version,
    ...(because && { because }),
    ...(forced?.length && { forced }),
    ...(scenarios && { scenarios }),
  } as const;
  const own = await describeFiles(role, files);
  const all = await withBefore(registry.store, await registry.read(), role, version, own);
  return send(registry, { ...all, role, release, files: Object.values(files) }, options);
}

type Sent = {
  readonly role: string;
  readonly targets: Targets['targets'];
  readonly release: Omit<Release, 'by' | 'at' | 'replaces'>;
  readonly rollout?: Rollout | undefined;
  readonly before?: Targets['before'] | undefined;
  readonly files: Candidate['files'];
};

/** Signs and sends. A version that somebody else has used, or left behind in a crash, is skipped. */
export async function send(
  registry: Registry,
  { files, ...unsigned }: Sent,
  { keys, now }: Pick<PublishOptions, 'keys' | 'now'>,
): Promise<number> {
  const { role } = unsigned;
  const first = await registry.read();
  refuseIfSame(first, unsigned);
  const replaces = versionOf(first, role);
  for (let version = replaces + 1; ; version += 1) {
    const { isBegun } = registry;
    const file = await signCandidate(first, { ...unsigned, version, isBegun }, keys, now);
    try {
      return await registry.accept({ role, text: toFile(file), files });
    } catch (error) {
      if (!(error instanceof VersionTaken)) throw error;
    }
  }
}

/** Throws `NotReleased` if the registry has the same files for the same visitors already. */
export function refuseIfSame(
  { roles, timestamp }: Pick<Revision, 'roles' | 'timestamp'>,
  { role, targets, rollout }: Pick<Sent, 'role' | 'targets' | 'rollout'>,
): void {
  // What everyone got back can become a release of its own.
  if (timestamp.halted?.[role]) return;
  const live = roles[role]?.targets;
  if (!live || JSON.stringify(roles[role]?.rollout) !== JSON.stringify(rollout)) return;
  const paths = Object.keys(targets);
  const isSame =
    paths.length === Object.keys(live).length &&
    paths.every((path) => live[path]?.hashes.sha384 === targets[path]?.hashes.sha384);
  if (isSame)
    throw new NotReleased(`${areaOf(role)} is what the registry has: nothing to release.`);
}
