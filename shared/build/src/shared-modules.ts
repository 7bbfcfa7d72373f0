import { builtinModules } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { isPlatform } from './platform.ts';
import { listWorkspaces, type Workspace } from './workspace.ts';

/** Specifiers of ours that are modules of the import map. */
function listOwnModules(root: string): string[] {
  return listWorkspaces(root).flatMap(({ entries }) => Object.keys(entries));
}

/**
 * Leaves shared modules to the import map and refuses what would become a second copy of one:
 * a subpath of a shared package that the package does not list as a module.
 */
export function sharedModules(root: string, workspace: Workspace): Plugin {
  const own = new Set(listOwnModules(root));
  const builtin = new Set(builtinModules);
  return {
    name: 'fairlead:shared-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null;
      const specifier = source === 'effector/effector.mjs' ? 'effector' : source;
      if (isPlatform(specifier) || own.has(specifier)) return { id: specifier, external: true };
      if (source.startsWith('node:') || builtin.has(source)) {
        throw new Error(
          `${where(root, importer)} imports ${source}, but there is no Node in a browser. Use a web API instead.`,
        );
      }
      if (source.startsWith('@fairlead/') && isSecondCopy(source, workspace)) {
        throw new Error(
          `${where(root, importer)} imports ${source}, which is not a module of the import map. ` +
            `Import from the package root, or list the subpath in the package's "fairlead": { "entries" }.`,
        );
      }
      return null;
    },
  };
}

/** Style sheets and the kit's files without state may be bundled. */
function isSecondCopy(source: string, { name }: Workspace) {
  return !source.endsWith('.css') && !source.startsWith(`${name}/`) && !isStateless(source);
}

/** The kit's file, what tasks are made of, and what reads a page for tools. */
const isStateless = (source: string) =>
  source === '@fairlead/mfe-kit/screens-entered' ||
  /^@fairlead\/mfe-kit\/(area|place-of-task|payment\/tasks)$/.test(source) ||
  source.startsWith('@fairlead/ui/semantics/') ||
  source.startsWith('@fairlead/headless-page/');

function where(root: string, importer: string) {
  return relative(root, importer.replace(/\?.*$/, ''));
}
