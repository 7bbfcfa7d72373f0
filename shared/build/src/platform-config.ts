import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { buildManifest, entryName } from './build-manifest.ts';
import { baseOptions, outputOptions } from './config.ts';
import { commonJsSpecifiers, platformSpecifiers } from './platform.ts';
import type { PlatformImports } from './platform-imports.ts';
import { toSystem } from './to-system.ts';
import type { Workspace } from './workspace.ts';

const virtual = '\0platform:';

/** The build of third-party packages that exist once in the page, reduced to the exports that sources use. */
export function platformConfig(root: string, used: PlatformImports): InlineConfig {
  const dir = join(root, 'shared/build');
  const specifiers = [...new Set([...platformSpecifiers, ...Object.keys(used)])];
  const workspace = platformWorkspace(dir, specifiers);
  return {
    ...baseOptions(dir),
    resolve: {
      alias: [
        { find: 'effector/effector.mjs', replacement: 'effector' },
        // React has had the hook itself since 18, so its shim is dead weight on the first route.
        {
          find: /^use-sync-external-store\/shim\/index\.js$/,
          replacement: 'use-sync-external-store',
        },
        {
          find: /^use-sync-external-store\/shim\/with-selector\.js$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
      conditions: ['module', 'browser', 'production'],
    },
    plugins: [facades(used), toSystem(), buildManifest(root, workspace)],
    build: outputOptions(
      join(dir, 'dist'),
      Object.fromEntries(
        specifiers.map((specifier) => [entryName(specifier), virtual.slice(1) + specifier]),
      ),
    ),
  };
}

function platformWorkspace(dir: string, specifiers: readonly string[]): Workspace {
  const { version }: { version: string } = createRequire(join(dir, 'package.json'))(
    'react/package.json',
  );
  return {
    dir,
    name: 'platform',
    version,
    requires: {},
    tools: [],
    entries: Object.fromEntries(specifiers.map((specifier) => [specifier, specifier])),
  };
}

/** An entry per specifier that lists its exports by name, as System modules need them. */
function facades(used: PlatformImports): Plugin {
  return {
    name: 'fairlead:platform-facades',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(virtual.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(virtual)) return null;
      const specifier = id.slice(virtual.length);
      return commonJsSpecifiers.has(specifier)
        ? commonJsFacade(specifier)
        : moduleFacade(specifier, used[specifier] ?? 'all');
    },
  };
}

function commonJsFacade(specifier: string) {
  const names = Object.keys(createRequire(import.meta.url)(specifier))
    .filter((name) => name !== 'default')
    .join(', ');
  return `import cjs from '${specifier}';\nexport const { ${names} } = cjs;\nexport default cjs;\n`;
}

function moduleFacade(specifier: string, names: readonly string[] | 'all') {
  if (names === 'all') return `export * from '${specifier}';\n`;
  if (names.length === 0) return `import '${specifier}';\n`;
  return `export { ${names.join(', ')} } from '${specifier}';\n`;
}
