import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';

/** What a build requires and scenarios would play in another version than the live one. */
export const findOtherVersions = (
  folder: string,
  { requires }: Pick<BuildManifest, 'requires'>,
  { modules }: Pick<DeployedMap, 'modules'>,
): readonly string[] =>
  Object.keys(requires).flatMap((name) => {
    const live = modules[name]?.version;
    const installed = installedVersion(folder, name);
    // What is missing is a finding of the row `requires`.
    if (!live || !installed || live === installed) return [];
    return [
      `The scenarios would play with ${name} ${installed}, and ${live} is live. Install that one, build again, and publish again.`,
    ];
  });

/** As Node finds a package: in the folder or above it. */
function installedVersion(folder: string, name: string): string | null {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version ?? null;
  const above = dirname(folder);
  return above === folder ? null : installedVersion(above, name);
}
