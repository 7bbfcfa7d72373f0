import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';

/** What a deployment of this build would change, a line each. */
export function findDifferences(build: BuildManifest, live: DeployedMap): readonly string[] {
  const { name, version, requires, area, files } = build;
  const deployed = live.modules[name];
  if (!deployed) return [`${name} ${version} is new: the composition does not have it.`];
  const hashes = new Set(Object.values(live.integrity));
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'));
  const changed = scripts.filter(([, { integrity }]) => !hashes.has(integrity));
  return [
    ...changes({ version: deployed.version }, { version }),
    ...changes(deployed.requires, requires).map((line) => `requires ${line}`),
    ...changes(patternsOf(deployed), patternsOf({ area })).map((line) => `route ${line}`),
    ...changed.map(([file, { bytes }]) => `file ${file}: new, ${bytes} B`),
  ];
}

type Described = Pick<BuildManifest, 'area'> | { readonly area: undefined };

const patternsOf = ({ area }: Described) =>
  Object.fromEntries(
    Object.entries(area?.routes ?? {}).map(([route, { pattern }]) => [route, pattern]),
  );

type Values = Readonly<Record<string, string>>;

function changes(before: Values, after: Values): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key] ?? 'none'} → ${after[key] ?? 'none'}`);
}
