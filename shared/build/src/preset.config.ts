import { defineConfig } from 'vite';
import { workspaceConfig } from './config.ts';
import { findRoot, readWorkspace } from './workspace.ts';

/** The whole vite.config.ts of a workspace: `export { default } from '@fairlead/build/preset'`. */
const preset = defineConfig(() => {
  const dir = process.cwd();
  return { ...workspaceConfig(findRoot(dir), readWorkspace(dir)), logLevel: 'info' as const };
});

export default preset;
