import { isPlatform } from '@fairlead/build/platform';
import { isInlined } from './public-packages.ts';

/** A package.json as far as packing reads it. */
export type PackageManifest = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly fairlead?: Readonly<Record<string, unknown>> & {
    readonly entries?: Readonly<Record<string, string>> | readonly string[];
    /** Folders that only the product uses. */
    readonly unpublished?: readonly string[];
  };
  /** The file that describes the package's elements. It is written while the package is put together. */
  readonly customElements?: string;
};

type Target = string | { readonly types: string; readonly default: string };

/**
 * Rewrites a package's manifest for publishing: sources become JavaScript with types, entries for tests are left out, and
 * what must exist once in a page becomes a peer. `files`: what the package consists of.
 */
export function publishedManifest(manifest: PackageManifest, files: readonly string[]) {
  const { name, version, description, license, exports, imports, dependencies = {} } = manifest;
  const { customElements, fairlead: { unpublished = [], ...fairlead } = {} } = manifest;
  const isPublished = (source: string) =>
    !unpublished.some((folder) => source.startsWith(`./${folder}/`));
  const publicOf = (sources: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(sources).filter(([, source]) => isPublished(source)));
  const needed = Object.entries(dependencies).filter(([other]) => !isInlined(other));
  const [peers, own] = [true, false].map((isPeer) =>
    Object.fromEntries(needed.filter(([other]) => isPlatform(other) === isPeer)),
  );
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=24' },
    files,
    exports: {
      ...publishedExports(publicOf(exports)),
      ...(customElements && publishedExports(typesForHosts)),
      ...(customElements && { [`./${customElements}`]: `./${customElements}` }),
      './package.json': './package.json',
    },
    ...(customElements && { customElements }),
    ...(imports && { imports: asCompiled(imports) }),
    ...(manifest.fairlead && {
      fairlead: asCompiled({
        ...fairlead,
        ...(isTable(fairlead.entries) && { entries: publicOf(fairlead.entries) }),
      }),
    }),
    dependencies: own,
    peerDependencies: Object.fromEntries(
      Object.entries(peers ?? {}).map(([other, pinned]) => [other, `^${pinned}`]),
    ),
  };
}

const isTable = (entries: unknown): entries is Readonly<Record<string, string>> =>
  typeof entries === 'object' && !Array.isArray(entries);

/** Written from the description of the elements. */
const typesForHosts = { './svelte': './src/svelte.ts', './vue': './src/vue.ts' };

function publishedExports(exports: PackageManifest['exports']): Record<string, Target> {
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([subpath]) => !/^\.\/testing\b/.test(subpath))
      .map(([subpath, source]) => [subpath, targetOf(source)]),
  );
}

function targetOf(source: string): Target {
  const stem = source.replace(/\.tsx?$/, '');
  if (stem === source) return source;
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** Replaces the names of sources in a value of JSON by those of their compiled files. */
const asCompiled = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(/(?<=\.\/[^"]+)\.tsx?"/g, '.js"'));
