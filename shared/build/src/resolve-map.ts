import { createHash } from 'node:crypto';
import type { BuiltFile } from './build-manifest.ts';
import type { Built, Group } from './groups.ts';
import { assetsPath, type ResolvedMap } from './resolved-map.ts';

/** The import map of one deployment from its builds and groups. */
export function resolveMap(builds: readonly Built[], groups: readonly Group[]): ResolvedMap {
  const grouped = new Map(groups.flatMap((group) => addressesIn(group)));
  const single = builds.flatMap(({ manifest }) => singleFiles(manifest.files, grouped));
  const map = {
    imports: { ...specifierAddresses(builds, grouped), ...chunkAddresses(builds, grouped) },
    integrity: Object.fromEntries([
      ...groups.map(({ fileName, integrity }) => [assetsPath + fileName, integrity]),
      ...single.map(([file, { integrity }]) => [assetsPath + file, integrity]),
    ]),
    depcache: Object.fromEntries(
      [
        ...groups.map(({ fileName, imports }) => [fileName, imports] as const),
        ...single.map(([file, { imports }]) => [file, imports] as const),
      ]
        .filter(([, imports]) => imports.length > 0)
        .map(([file, imports]) => [assetsPath + file, imports]),
    ),
    modules: Object.fromEntries(
      builds.map(({ manifest: { name, version, requires, css, area } }) => [
        name,
        { version, requires, css: css.map((file) => assetsPath + file), ...(area && { area }) },
      ]),
    ),
  };
  const revision = createHash('sha256').update(JSON.stringify(map)).digest('hex').slice(0, 12);
  return { revision, ...map };
}

function addressesIn({ fileName, names }: Group) {
  return [...names].map(([file, name]) => [file, `${assetsPath}${fileName}#${name}`] as const);
}

function specifierAddresses(builds: readonly Built[], grouped: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    builds.flatMap(({ manifest }) =>
      Object.entries(manifest.modules).map(([specifier, file]) => [
        specifier,
        grouped.get(file) ?? assetsPath + file,
      ]),
    ),
  );
}

/** A file of the same build is imported as `./chunk.js`: the map sends that URL to the group it travels in. */
function chunkAddresses(builds: readonly Built[], grouped: ReadonlyMap<string, string>) {
  const beside = new Set(
    builds.flatMap(({ manifest: { files } }) =>
      Object.values(files)
        .flatMap(({ imports, later }) => [...imports, ...later])
        .filter((specifier) => specifier.startsWith('./'))
        .map((specifier) => specifier.slice(2)),
    ),
  );
  return Object.fromEntries(
    [...grouped]
      .filter(([file]) => beside.has(file))
      .map(([file, address]) => [assetsPath + file, address]),
  );
}

function singleFiles(
  files: Readonly<Record<string, BuiltFile>>,
  grouped: ReadonlyMap<string, string>,
) {
  return Object.entries(files).filter(
    ([file]) => (file.endsWith('.js') || file.endsWith('.css')) && !grouped.has(file),
  );
}
