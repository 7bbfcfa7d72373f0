import type { BuildManifest } from '@fairlead/build/build-manifest';
import { areaOf } from './area-name.ts';
import { chooseKeys, namesOf } from './keys/choose-keys.ts';
import { type SigningKey, signed } from './keys/sign.ts';
import { atSecond, lifetimes } from './lifetimes.ts';
import { manifestName } from './manifest-path.ts';
import { NotReleased } from './not-released.ts';
import type { Revision } from './read-revision.ts';
import { hashOf, toBytes } from './verify/bytes.ts';
import type { FileFacts, Release, Rollout, Signed, Targets } from './verify/metadata.ts';

/** What an area's role signs: file name → content, with the manifest of the build. */
export type BuiltFiles = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/** The manifest as it is published: without what only the build itself needs. */
export function withManifest(manifest: BuildManifest, files: BuiltFiles): BuiltFiles {
  return { ...files, [manifestName]: toBytes(JSON.stringify({ ...manifest, borrowed: [] })) };
}

export async function describeFiles(
  role: string,
  files: BuiltFiles,
): Promise<Readonly<Record<string, FileFacts>>> {
  const entries = Object.entries(files).map(async ([name, content]) => {
    const facts = { length: content.length, hashes: { sha384: await hashOf('SHA-384', content) } };
    return [`${role}/${name}`, facts] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

type Unsigned = {
  readonly role: string;
  readonly targets: Targets['targets'];
  readonly release: Omit<Release, 'by' | 'at' | 'replaces'>;
  readonly rollout?: Rollout | undefined;
  readonly before?: Targets['before'] | undefined;
  /** Above the version that the revision has. */
  readonly version: number;
  /** Others sign it as well before it is released: one of its keys is enough. */
  readonly isBegun?: boolean | undefined;
};

/** Signs what an area is to become. Throws `KeyMissing`. */
export async function signCandidate(
  revision: Revision,
  { role, targets, release, rollout, before, version, isBegun }: Unsigned,
  atHand: readonly SigningKey[],
  now: number,
): Promise<Signed<Targets>> {
  const { delegations } = revision.targets;
  const delegated = delegations?.roles.find(({ name }) => name === role);
  if (!delegations || !delegated)
    throw new NotReleased(
      `The registry knows no area ${areaOf(role)}. Whoever has the key "targets" adds it: fairlead mfe keys make ${areaOf(role)}.`,
    );
  const least = isBegun ? 1 : delegated.threshold;
  const keys = chooseKeys(role, delegated, delegations.keys, atHand, least);
  return signed<Targets>(
    {
      _type: 'targets',
      spec_version: '1.0.31',
      version,
      expires: atSecond(now + lifetimes.area),
      targets,
      release: {
        ...release,
        replaces: versionOf(revision, role),
        by: namesOf(keys),
        at: atSecond(now),
      },
      ...(rollout && { rollout }),
      ...(before && { before }),
    },
    keys,
  );
}

/** The version of a role's file in a revision; 0 if it has none. */
export const versionOf = ({ snapshot }: Pick<Revision, 'snapshot'>, role: string): number =>
  snapshot.meta[`${role}.json`]?.version ?? 0;
