import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutElements } from '@fairlead/headless-page/without-elements';
import { rolldown } from 'rolldown';

/** Loaded only by what needs them, and large: they stay where npm put them. */
const external = [/^node:/, 'webdriverio', 'rolldown', /^vite/, /^@babel\//, /^@fairlead\/build/];
/** Bundles of this many states of the sources are kept: someone may switch branches. */
const kept = 4;
/** And all that are this young, in ms: a command that was started with one still reads from it. */
const young = 30 * 60_000;

/**
 * Writes the command, its models and the sandbox into a few files: a thousand modules take a second to load, four
 * take a tenth of one. Written beside and renamed, so that nobody starts half a bundle.
 */
export async function bundleCommand(root: string, folder: string): Promise<void> {
  const part = `${folder}.${process.pid}`;
  const source = (path: string) => join(root, 'cli', path);
  const bundle = await rolldown({
    input: {
      app: source('bin/app.ts'),
      headless: source('src/workers/headless.ts'),
      browser: source('src/workers/browser.ts'),
    },
    external,
    platform: 'node',
    logLevel: 'silent',
    resolve: { conditionNames: ['node', 'import'] },
    // Screens run on React's production build, without their looks.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [withoutElements()],
    // The kit's entry brings react-dom, of which screens use nothing.
    treeshake: { moduleSideEffects: (id) => !/\/(mfe-kit|react-dom)\//.test(id) },
  });
  try {
    await bundle.write({
      dir: part,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // For a report alone, which says the line of the source; Node does not read them.
      sourcemap: 'hidden',
    });
  } finally {
    await bundle.close();
  }
  try {
    renameSync(part, folder);
  } catch {
    // Another run of the command was first, with the same content.
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
