import type { BuildManifest } from '@fairlead/build/build-manifest';
import { Refused, type RegistryStore, type Revision } from '@fairlead/registry';
import { readTarget } from '@fairlead/registry/read-revision';
import { loadedSize } from '../../mfe/loaded-size.ts';
import { explainRefusal } from '../explain-refusal.ts';

export type BuildSize = {
  /** What a visitor may load of it, in kB of brotli, as the gate counts it. */
  readonly size: number;
  /** In kB; null if the area has none. */
  readonly budget: number | null;
};

type RoleFile = Revision['roles'][string];

/** Measures builds of areas, each once. A build whose files aren't what was signed has words instead. */
export function createBuildSizes(store: RegistryStore) {
  const known = new Map<string, Promise<BuildSize>>();
  /** `path` is of the manifest: a role has two builds while one is rolled out. */
  return async (role: string, file: RoleFile, path: string): Promise<BuildSize | string> => {
    const build = file.targets[path]?.hashes.sha384 ?? '';
    const measured = known.get(build) ?? measure(store, role, file, path);
    known.set(build, measured);
    try {
      return await measured;
    } catch (error) {
      known.delete(build);
      if (error instanceof Refused) return explainRefusal(error);
      throw error;
    }
  };
}

export type BuildSizes = ReturnType<typeof createBuildSizes>;

async function measure(
  store: RegistryStore,
  role: string,
  file: RoleFile,
  path: string,
): Promise<BuildSize> {
  const read = (target: string) => readTarget(store, { roles: { [role]: file } }, role, target);
  const text = new TextDecoder().decode(await read(path));
  const manifest: BuildManifest = JSON.parse(text);
  const contents = new Map<string, Uint8Array>();
  for (const name of Object.keys(manifest.files)) contents.set(name, await read(`${role}/${name}`));
  const size = loadedSize(manifest, (name) => contents.get(name) ?? new Uint8Array());
  return { size, budget: manifest.budget ?? null };
}
