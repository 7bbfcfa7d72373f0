import type { DeployedMap } from '@fairlead/build';
import { areaOfModule } from '@fairlead/domain/area-name';
import type { BuiltFiles } from '@fairlead/registry/candidate';
import { readManifest } from '@fairlead/registry/compose-map';
import { platformRole } from '@fairlead/registry/manifest-path';
import type { Revision } from '@fairlead/registry/read-revision';
import type { OpenRegistry } from './open-registry.ts';

/** Areas are released by their teams. The kit that they are made with is shared. */
const isArea = (name: string) => areaOfModule(name.split('/', 2).join('/')) !== null;

type Change = {
  readonly revision: Revision;
  readonly role: string;
  readonly files: BuiltFiles;
};

/**
 * Returns the shared modules that a new platform replaces, and hears the sentence about them before it is published:
 * every open page runs those that are live.
 */
export async function announceSharedChanges(
  { store }: Pick<OpenRegistry, 'store'>,
  { revision, role, files }: Change,
  say: (sentence: string) => void,
): Promise<readonly string[]> {
  const { 'import-map.json': next } = files;
  if (role !== platformRole || !revision.roles[platformRole] || !next) return [];
  const live = await readManifest<DeployedMap>(store, revision, platformRole);
  const { imports }: DeployedMap = JSON.parse(new TextDecoder().decode(next));
  const names = Object.keys(imports).filter(
    (name) => !isArea(name) && live.imports[name] && live.imports[name] !== imports[name],
  );
  if (names.length > 0)
    say(
      `Every open page runs ${names.join(', ')} as it is live now, so pages are asked to reload: they offer it, and reload by themselves only when somebody opens another screen while nothing is unsaved or in flight. Drafts stay.\n`,
    );
  return names;
}
