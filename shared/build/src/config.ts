import { join } from 'node:path';
import { esmExternalRequirePlugin, type InlineConfig, type Plugin } from 'vite';
import { areaTasks } from './area-tasks.ts';
import { buildManifest, entryName } from './build-manifest.ts';
import { plainImports } from './plain-imports.ts';
import { platformPackages } from './platform.ts';
import type { PlatformImports } from './platform-imports.ts';
import { sharedModules } from './shared-modules.ts';
import { type FoundFacts, noteSourceFacts } from './source-facts.ts';
import { toSystem, toSystemQuickly } from './to-system.ts';
import { withoutCallDocs } from './without-call-docs.ts';
import type { Workspace } from './workspace.ts';

/** How one workspace is built: its entries to content-addressed System modules, all that is shared left out. */
export function workspaceConfig(root: string, workspace: Workspace): InlineConfig {
  const imports: PlatformImports[] = [];
  const shared: PlatformImports[] = [];
  return configWith(root, workspace, {
    ...{ imports, shared, convert: toSystem(imports, shared) },
    outDir: join(workspace.dir, 'dist'),
    // Beside the files, for reports of scenarios that ran in a browser; they are not deployed.
    sourcemap: 'hidden',
  });
}

/** How a workspace is built while somebody works on it: into another folder, quickly and not minified. */
export function developmentConfig(
  root: string,
  workspace: Workspace,
  outDir: string,
): InlineConfig {
  const imports: PlatformImports[] = [];
  const convert = [toSystemQuickly(imports)];
  return configWith(root, workspace, { imports, shared: [], convert, outDir, sourcemap: false });
}

type Output = {
  /** What the converter notes of each chunk. */
  readonly imports: readonly PlatformImports[];
  readonly shared: readonly PlatformImports[];
  readonly convert: readonly Plugin[];
  readonly outDir: string;
  readonly sourcemap: 'hidden' | false;
};

function configWith(
  root: string,
  workspace: Workspace,
  { imports, shared, convert, outDir, sourcemap }: Output,
): InlineConfig {
  const facts: FoundFacts = { drafts: [], calls: [], elements: [], tasks: [] };
  const output = outputOptions(
    outDir,
    Object.fromEntries(
      Object.entries(workspace.entries).map(([specifier, file]) => [entryName(specifier), file]),
    ),
  );
  return {
    ...baseOptions(workspace.dir),
    plugins: [
      areaTasks(root),
      sharedModules(root, workspace),
      esmExternalRequirePlugin({
        external: platformPackages.map((name) => new RegExp(`^${name}(/.+)?$`)),
        skipDuplicateCheck: true,
      }),
      plainImports(),
      withoutCallDocs(),
      noteSourceFacts(workspace, facts),
      ...convert,
      buildManifest(root, workspace, { imports, shared, facts }),
    ],
    build: {
      ...output,
      rolldownOptions: {
        ...output.rolldownOptions,
        output: { ...output.rolldownOptions.output, ...chunksOfSteps(workspace) },
      },
      sourcemap,
    },
  };
}

/** A chunk for each step: the loader executes chunks one by one. */
function chunksOfSteps({ dir, steps }: Workspace) {
  if (!steps) return {};
  const groups = Object.entries(steps).map(([name, folders], index, { length }) => ({
    name,
    test: (file: string) =>
      folders.some((folder) => file.startsWith(join(dir, 'src', folder, '/'))),
    // A later step imports from the earlier ones, whose modules stay there.
    priority: length - index,
  }));
  return { codeSplitting: { groups } };
}

/** The options of every build in a folder: no config file, relative addresses. */
export const baseOptions = (dir: string) =>
  ({
    root: dir,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
  }) as const satisfies InlineConfig;

/** What all builds share: flat, hashed names, no inlining, no preload helper, minified by the converter. */
export function outputOptions(outDir: string, input: Record<string, string>) {
  return {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
      output: {
        format: 'es',
        minify: false,
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: 'chunk-[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  } as const satisfies InlineConfig['build'];
}
