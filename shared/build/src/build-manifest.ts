import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { areaOfModule } from '@fairlead/domain/area-name';
import type { Plugin, Rolldown } from 'vite';
import type { AreaFacts } from './area-facts.ts';
import { passedOnBy } from './passed-on.ts';
import { type PlatformImports, uniteImports } from './platform-imports.ts';
import type { SourceFacts } from './source-facts.ts';
import type { Workspace } from './workspace.ts';

/** One file of a build, as the import map needs to know it. */
export type BuiltFile = {
  readonly integrity: string;
  readonly bytes: number;
  /** Static imports: specifiers of the import map or files beside it (`./x.js`). */
  readonly imports: readonly string[];
  /** Dynamic imports. */
  readonly later: readonly string[];
};

/** The result of one workspace's build: `dist/manifest.json`. */
export type BuildManifest = {
  readonly name: string;
  readonly version: string;
  readonly requires: Readonly<Record<string, string>>;
  /** Absent if it is no area. */
  readonly area?: AreaFacts;
  /** Specifier → file. */
  readonly modules: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, BuiltFile>>;
  /** Style sheets that must be loaded before the modules mount. */
  readonly css: readonly string[];
  /** The exports of the platform that it uses. */
  readonly platform: PlatformImports;
  /** The exports of our shared packages that it uses. */
  readonly imports?: PlatformImports;
  /** What it exports itself, unless it is an area; `*x` stands for all that the module x exports. */
  readonly exports?: Readonly<Record<string, readonly string[]>>;
  /** What its sources say of drafts and calls, if it is an area. */
  readonly facts?: SourceFacts;
  /** What the module of an area exports: its lifecycles. Absent from builds of earlier versions. */
  readonly lifecycles?: readonly string[];
  /** The most that a visitor may load of it, in kB of brotli. */
  readonly budget?: number;
  /** Sources outside the workspace that were bundled into it, relative to the repository. */
  readonly borrowed: readonly string[];
};

export const manifestFile = 'manifest.json';

export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Writes the manifest beside the files it lists. Reads them from disk, because other plugins change chunks late. */
export function buildManifest(
  root: string,
  workspace: Workspace,
  { imports = [], shared = [], facts }: Noted = {},
): Plugin {
  return {
    name: 'fairlead:manifest',
    writeBundle({ dir = '' }, bundle) {
      const outputs = Object.values(bundle).filter(({ fileName }) => !fileName.endsWith('.map'));
      const manifest: BuildManifest = {
        name: workspace.name,
        version: workspace.version,
        requires: workspace.requires,
        ...(workspace.area && { area: workspace.area }),
        modules: modulesOf(outputs, workspace),
        files: Object.fromEntries(
          outputs.map((output) => [output.fileName, describe(output, dir)]),
        ),
        css: outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css')),
        platform: uniteImports(imports),
        imports: uniteImports(shared),
        ...(areaOfModule(workspace.name)
          ? {
              ...(facts && { facts }),
              lifecycles: exportsOf(outputs, workspace)[workspace.name] ?? [],
            }
          : { exports: exportsOf(outputs, workspace) }),
        ...(workspace.budget && { budget: workspace.budget }),
        borrowed: borrowedSources([...this.getModuleIds()], root, workspace),
      };
      writeFileSync(join(dir, manifestFile), JSON.stringify(manifest, null, 1));
    },
  };
}

/** What other plugins have noted during the build. */
type Noted = {
  readonly imports?: readonly PlatformImports[];
  readonly shared?: readonly PlatformImports[];
  readonly facts?: SourceFacts;
};

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

function modulesOf(outputs: readonly Output[], { entries }: Workspace) {
  const fileOf = new Map(
    outputs
      .filter((output) => output.type === 'chunk')
      .filter((chunk) => chunk.isEntry)
      .map((chunk) => [chunk.name, chunk.fileName]),
  );
  return Object.fromEntries(
    Object.keys(entries).map((specifier) => {
      const file = fileOf.get(entryName(specifier));
      if (!file)
        throw new Error(
          `The build of ${specifier} made no file for it. Check that its entry exports something.`,
        );
      return [specifier, file];
    }),
  );
}

/** Specifier → what it exports, and `*x` for a module x whose exports it passes on. */
function exportsOf(outputs: readonly Output[], workspace: Workspace) {
  const modules = Object.entries(modulesOf(outputs, workspace));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  return Object.fromEntries(
    modules.map(([specifier, output]) => {
      const chunk = chunks.find(({ fileName }) => fileName === output);
      const file = chunk?.facadeModuleId ?? '';
      // Of a third-party package, a module that lists its exports stands in.
      const source = isAbsolute(file) ? readFileSync(file, 'utf8') : '';
      return [specifier, [...(chunk?.exports ?? []), ...passedOnBy(source)]];
    }),
  );
}

/** A specifier as a file name: `@fairlead/vendors/stripe` → `vendors.stripe`. */
export function entryName(specifier: string): string {
  return specifier.replace('@fairlead/', '').replaceAll('/', '.');
}

function describe(output: Output, dir: string): BuiltFile {
  const content = readFileSync(join(dir, output.fileName));
  const { imports = [], dynamicImports = [] } = output.type === 'chunk' ? output : {};
  const asImport = (name: string) => (isFile(name) ? `./${name}` : name);
  return {
    integrity: integrityOf(content),
    bytes: content.length,
    imports: imports.map(asImport),
    later: dynamicImports.map(asImport),
  };
}

const isFile = (name: string) => name.endsWith('.js') && !name.includes('/');

function borrowedSources(ids: readonly string[], root: string, { dir }: Workspace) {
  const files = ids
    .map((id) => id.replace(/\?.*$/, ''))
    .flatMap(withImportedStyles)
    .filter((id) => isAbsolute(id) && !id.startsWith(`${dir}/`) && !id.includes('/node_modules/'))
    .map((id) => relative(root, id));
  return [...new Set(files)].sort();
}

/** Returns a style sheet and those it imports: they aren't modules of the build, but changes to them must rebuild it. */
export function withImportedStyles(file: string): string[] {
  if (!file.endsWith('.css') || !existsSync(file)) return [file];
  const imports = readFileSync(file, 'utf8').matchAll(/@import\s+(?:url\()?["']([^"':]+)["']/g);
  const packages = createRequire(file);
  return [
    file,
    ...[...imports].flatMap(([, name = '']) =>
      // The real path, because a workspace is a link in node_modules.
      withImportedStyles(
        name.startsWith('.') ? resolve(file, '..', name) : realpathSync(packages.resolve(name)),
      ),
    ),
  ];
}
