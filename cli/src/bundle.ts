import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { withoutElements } from '@fairlead/headless-page/without-elements';
import { type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import type { AreaFolder } from './area-folders.ts';
import { bundledAreas } from './bundled-areas.ts';
import { formatReason } from './system-error.ts';
import { UsageError } from './usage-error.ts';

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
  const { output } = await bundle
    .generate({
      // Source maps name the sources relative to it.
      dir: part,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // Only for reports, which show the line of the source; Node doesn't read them.
      sourcemap: 'hidden',
    })
    .catch((error: Error) => {
      // Also where no terminal shows colors.
      throw new Error(stripVTControlCharacters(error.message));
    })
    .finally(() => bundle.close());
  try {
    writeFiles(part, output);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw new UsageError(
      `The command keeps its bundle in ${dirname(folder)}, which can’t be written: ${formatReason(error)}`,
    );
  }
  try {
    renameSync(part, folder);
  } catch {
    // Another process has already written the same bundle.
    rmSync(part, { recursive: true, force: true });
  }
  removeOld(dirname(folder));
}

/** Not left to rolldown, whose errors don't say why the system refused. */
function writeFiles(folder: string, files: RolldownOutput['output']): void {
  for (const file of files) {
    const path = join(folder, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source);
  }
}

function removeOld(folder: string): void {
  const bundles = readdirSync(folder)
    .map((name) => join(folder, name))
    // Another process may have removed it by now.
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.at - one.at);
  const old = bundles.slice(kept).filter(({ at }) => Date.now() - at > young);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}
