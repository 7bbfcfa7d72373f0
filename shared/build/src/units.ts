import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootConfig } from './boot-config.ts';
import { workspaceConfig } from './config.ts';
import { fingerprint, listInputs } from './fingerprint.ts';
import { platformConfig } from './platform-config.ts';
import { findUsedExports, listSources, type UsedExports } from './platform-exports.ts';
import type { Unit } from './unit.ts';
import { listWorkspaces, type Workspace } from './workspace.ts';

/** Every build of the repository, the longest first so that the cores are never idle at the end. */
export function listUnits(root: string, workspaces: readonly Workspace[]): Unit[] {
  const all = listWorkspaces(root);
  const folders = new Set([...all, ...workspaces].map(({ dir }) => join(dir, 'src')));
  const tools = toolsFingerprint(root);
  const apis = all.map(({ name, version }) => `${name}@${version}`).join(' ');
  return [
    platformUnit(root, findUsedExports([...folders].flatMap(listSources)), tools),
    bootUnit(root, tools),
    ...workspaces.map((workspace) => workspaceUnit(root, workspace, `${tools} ${apis}`)),
  ];
}

/** The build's own sources and the lock file: a change of either rebuilds everything. */
function toolsFingerprint(root: string) {
  const own = listInputs(join(root, 'shared/build/src')).filter(
    (file) => !file.includes('/server'),
  );
  return fingerprint([...own, join(root, 'package-lock.json')], 'tools');
}

function platformUnit(root: string, used: UsedExports, salt: string): Unit {
  const named = [...used]
    .map(([specifier, names]) => `${specifier}:${names === 'all' ? names : [...names].sort()}`)
    .sort();
  return {
    name: 'platform',
    outDir: join(root, 'shared/build/dist'),
    inputs: [],
    salt: `${salt} ${named.join(' ')}`,
    config: () => platformConfig(root, used),
  };
}

function bootUnit(root: string, salt: string): Unit {
  const dir = join(root, 'root-config');
  return {
    name: 'boot',
    outDir: join(root, '.cache/boot'),
    inputs: listInputs(join(dir, 'src/boot')),
    salt,
    config: () => bootConfig(root),
  };
}

function workspaceUnit(root: string, workspace: Workspace, salt: string): Unit {
  const { dir, name } = workspace;
  const files = ['package.json', 'vite.config.ts'].map((file) => join(dir, file));
  return {
    name,
    outDir: join(dir, 'dist'),
    inputs: [...listInputs(join(dir, 'src')), ...files.filter((file) => existsSync(file))],
    salt,
    config: () => workspaceConfig(root, workspace),
  };
}
