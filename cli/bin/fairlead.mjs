#!/usr/bin/env node
// Runs on Node 20 and later. The command itself runs on the pinned Node, which strips types.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { onParentLost } from './parent-lost.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [major] = process.versions.node.split('.').map(Number);

if (major >= 24) {
  // Worker threads read this from the environment.
  process.env.NODE_COMPILE_CACHE ??= here('../../.cache/v8');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  // Enough memory for all objects created at startup: without it, garbage collection takes a tenth of a second.
  setFlagsFromString('--min-semi-space-size=32');
  setFlagsFromString('--max-semi-space-size=64');
  const { sourceStamp } = await import('./source-stamp.mjs');
  const stamp = sourceStamp(here('../..'), process.cwd());
  const entry = await bundled(stamp).catch(reportBuildError);
  if (entry) await (await import(entry)).main(process.argv.slice(2), stamp);
} else {
  startPinned(here('../../node_modules/node/bin/node'));
}

/** Returns the bundle of the current sources. Builds it if they haven't run before. */
async function bundled(stamp) {
  const folder = here(`../../.cache/cli/${stamp}`);
  const entry = `${folder}/app.mjs`;
  if (!existsSync(entry)) {
    const { bundleCommand, findAreas } = await import('../src/bundle.ts');
    const modules = {
      app: here('./app.ts'),
      headless: here('../src/workers/headless.ts'),
      browser: here('../src/workers/browser.ts'),
    };
    await bundleCommand(modules, findAreas(here('../..'), process.cwd()), folder);
  }
  return entry;
}

/** Reports sources that can't be bundled, e.g. in the middle of an edit. */
function reportBuildError(error) {
  process.stderr.write(`fairlead could not be built from its sources:\n${error.message}\n`);
  process.exitCode = 2;
}

function startPinned(node) {
  if (!existsSync(node)) {
    process.stderr.write(
      `fairlead needs Node 24, and this is Node ${process.versions.node}. Run \`npm ci\` in the repository to install the pinned Node.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const child = spawn(node, [here('fairlead.mjs'), ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl-C reaches both processes. The child reports what it did, so this one waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  onParentLost(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 2);
  });
}
