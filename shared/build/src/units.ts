import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import {
  bootConfig,
  earlyConfig,
  signedConfig,
  signedRolloutsConfig,
  watchdogConfig,
} from './boot-config.ts';
import { workspaceConfig } from './config.ts';
import { fingerprint, listInputs } from './fingerprint.ts';
import { platformConfig } from './platform-config.ts';
import type { PlatformImports } from './platform-imports.ts';
import type { Unit } from './unit.ts';
import { listWorkspaces, type Workspace } from './workspace.ts';

/** Every build but the platform's, which follows from theirs. */
export function listUnits(root: string, workspaces: readonly Workspace[]): Unit[] {
  return [
    classicUnit(root, 'boot', bootConfig),
    classicUnit(root, 'watchdog', watchdogConfig),
    classicUnit(root, 'early', earlyConfig),
    classicUnit(root, 'signed', signedConfig),
    classicUnit(root, 'signed-rollouts', signedRolloutsConfig),
    ...workspaces.map((workspace) => workspaceUnit(root, workspace)),
  ];
}

/** The build's own sources and the lock file: a change of either rebuilds everything. */
function toolsFingerprint(root: string) {
  const own = listInputs(join(root, 'shared/build/src')).filter(
    (file) => !/\/(?:server|deployment|testing)\b/.test(file),
  );
  return fingerprint([...own, join(root, 'package-lock.json')], 'tools');
}

/** What others wrote, trimmed to what all the other builds import. */
export function platformUnit(root: string, used: PlatformImports): Unit {
  return {
    name: 'platform',
    outDir: join(root, 'shared/build/dist'),
    inputs: [],
    salt: toolsFingerprint(root) + JSON.stringify(Object.entries(used).sort()),
    config: () => platformConfig(root, used),
  };
}

/** A script of the document, from the shell's folder of its name. */
function classicUnit(root: string, name: string, config: (root: string) => InlineConfig): Unit {
  return {
    name,
    outDir: join(root, '.cache', name),
    inputs: listInputs(join(root, 'root-config/src')),
    salt: toolsFingerprint(root),
    config: () => config(root),
  };
}

/** One workspace. What it imports shapes it by version only: that is what makes it its own deployment. */
export function workspaceUnit(root: string, workspace: Workspace): Unit {
  const { dir, name } = workspace;
  return {
    name,
    outDir: join(dir, 'dist'),
    inputs: listInputs(dir),
    salt: `${toolsFingerprint(root)} ${apisOf(root)}`,
    config: () => workspaceConfig(root, workspace),
  };
}

function apisOf(root: string) {
  return listWorkspaces(root)
    .map(({ name, version }) => `${name}@${version}`)
    .join(' ');
}
