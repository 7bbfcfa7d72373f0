import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace, type Workspace } from './workspace.ts';

/**
 * `sandbox`: the backend is a worker in the page. `http`: the page asks its server, which has the sandbox.
 * `staging`: the same, and stand-ins answer for the vendors in the page.
 * `production`: what customers get; nothing of the sandbox is in it.
 */
export type Mode = 'sandbox' | 'http' | 'staging' | 'production';

type ListedModule = {
  readonly workspace: string;
  readonly version: string;
  /** Left out of production. */
  readonly only?: 'sandbox';
};

/** The maintained import-map.json: which modules are deployed, in which version. */
export type ModuleList = {
  readonly modules: Readonly<Record<string, ListedModule>>;
  /** File name → the modules that travel in it: one request for many specifiers. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
};

export function readModuleList(root: string): ModuleList {
  return JSON.parse(readFileSync(join(root, 'import-map.json'), 'utf8'));
}

/** The workspaces of one deployment that offer something, each checked against the version the list names. */
export function listedWorkspaces(root: string, list: ModuleList, mode: Mode): Workspace[] {
  return Object.entries(list.modules)
    .filter(([, { only }]) => only === undefined || mode !== 'production')
    .map(([name, listed]) => {
      const workspace = readWorkspace(join(root, listed.workspace));
      if (workspace.name !== name || workspace.version !== listed.version) {
        throw new Error(
          `import-map.json lists ${name} ${listed.version} in ${listed.workspace}, ` +
            `whose package.json says ${workspace.name} ${workspace.version}. Make the two agree.`,
        );
      }
      return workspace;
    })
    .filter(({ entries }) => Object.keys(entries).length > 0);
}
