import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutElements } from '@fairlead/headless-page/without-elements';
import { type Plugin, rolldown } from 'rolldown';
import type { AreaFolder } from './area-folders.ts';
import { bundledAreas } from './bundled-areas.ts';

export { findAreas } from './area-folders.ts';

/** The command and its workers: sources, or what is installed. */
export type CommandModules = {
  readonly app: string;
  readonly headless: string;
  readonly browser: string;
};

/** Large packages that few modules load: they aren't bundled. */
const external = [
  /^node:/,
  'webdriverio',
  'rolldown',
  /^vite/,
  /^@babel\//,
  /^@fairlead\/build/,
  /^@fairlead\/staging/,
];
/** The number of bundles to keep, for switching branches. */
const kept = 4;
/** Younger bundles are kept too, in ms: a running command may still read from them. */
const young = 30 * 60_000;

/**
 * Bundles the command, its models and the sandbox into a few files: a thousand modules take a second to load, four files
 * a tenth of that. The bundle is written to another folder and renamed, so that no process loads half of it.
 */
export async function bundleCommand(
  modules: Pick<CommandModules, 'app'> & Partial<CommandModules>,
  areas: readonly AreaFolder[],
  folder: string,
  /** Change sources on their way into the bundle. */
  plugins: readonly Plugin[] = [],
): Promise<void> {
  const part = `${folder}.${process.pid}`;
  const bundle = await rolldown({
    input: modules,
    external,
    platform: 'node',
    logLevel: 'silent',
    resolve: { conditionNames: ['node', 'import'] },
    // Screens run on React's production build, without styles.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [...plugins, bundledAreas(areas), withoutElements()],
    // The kit's entry imports react-dom, which the screens don't use.
    treeshake: { moduleSideEffects: (id) => !/\/(mfe-kit|react-dom)\//.test(id) },
  });
  try {
    await bundle.write({
      dir: part,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // Only for reports, which show the line of the source; Node doesn't read them.
      sourcemap: 'hidden',
    });
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  } finally {
    await bundle.close();
  }
  try {
    renameSync(part, folder);
  } catch {
    // Another process has already written the same bundle.
    rmSync(part, { recursive: true, force: true });
  }
  removeOld(join(folder, '..'));
}

function removeOld(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const bundles = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  const old = bundles.slice(kept).filter(({ at }) => Date.now() - at > young);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}
