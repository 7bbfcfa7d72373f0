import { readManifest } from '../compose-map.ts';
import { beforeManifestPath, manifestPath, platformRole } from '../manifest-path.ts';
import type { Revision } from '../read-revision.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import type { FileFacts, Targets } from '../verify/metadata.ts';

type WithBefore = Pick<Targets, 'targets' | 'before'>;

/**
 * Adds the release that everyone has now to the files of the one that is to replace it. Without it, if there is none: the
 * first release; the platform, because documents name its files; a build under the version of the one before, whose crashes
 * couldn't be told apart; and files that have the same names and other contents.
 */
export async function withBefore(
  store: RegistryStore,
  revision: Revision,
  role: string,
  version: string,
  targets: Targets['targets'],
): Promise<WithBefore> {
  const live = revision.roles[role];
  const before = live?.rollout?.stable ?? live?.release?.version;
  if (role === platformRole || !live || before === undefined || before === version)
    return { targets };
  const { [manifestPath(role)]: manifest, ...files } = await filesOf(
    store,
    revision,
    role,
    manifestPath(role),
  );
  const hasOther = Object.entries(files).some(
    ([path, facts]) => targets[path] && !isSame(targets[path], facts),
  );
  const isReleased = isSame(targets[manifestPath(role)], manifest);
  if (hasOther || isReleased || !manifest) return { targets };
  return {
    targets: { ...targets, ...files, [beforeManifestPath(role)]: manifest },
    before: { version: before },
  };
}

const isSame = (one: FileFacts | undefined, other: FileFacts | undefined) =>
  one?.hashes.sha384 === other?.hashes.sha384;

/** The files of one of the builds of a role. Its manifest is the one of a release that stands alone. */
export async function filesOf(
  store: RegistryStore,
  revision: Revision,
  role: string,
  manifest: string,
): Promise<Targets['targets']> {
  const { files } = await readManifest(store, revision, role, manifest);
  const targets: Targets['targets'] = revision.roles[role]?.targets ?? {};
  const wanted = new Set(Object.keys(files).map((name) => `${role}/${name}`));
  const kept = Object.entries(targets).filter(([path]) => wanted.has(path));
  const { [manifest]: facts } = targets;
  return { ...Object.fromEntries(kept), ...(facts && { [manifestPath(role)]: facts }) };
}
