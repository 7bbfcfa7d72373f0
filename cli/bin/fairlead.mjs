#!/usr/bin/env node
// Runs on Node 20 and later. The command itself wants the Node that the repository pins: it strips types by itself.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [major] = process.versions.node.split('.').map(Number);

if (major >= 24) {
  // Worker threads read it from the environment.
  process.env.NODE_COMPILE_CACHE ??= here('../../.cache/v8');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  // Room for everything that is made while starting: without it a tenth of a second goes into collecting it.
  setFlagsFromString('--min-semi-space-size=32');
  setFlagsFromString('--max-semi-space-size=64');
  const { sourceStamp } = await import('./source-stamp.mjs');
  const stamp = sourceStamp(here('../..'));
  const entry = await bundled(stamp).catch(sayBroken);
  if (entry) await (await import(entry)).main(process.argv.slice(2), stamp);
} else {
  startPinned(here('../../node_modules/node/bin/node'));
}

/** The bundle of the present sources; made now if these have not been run before. */
async function bundled(stamp) {
  const folder = here(`../../.cache/cli/${stamp}`);
  const entry = `${folder}/app.mjs`;
  if (!existsSync(entry)) {
    const { bundleCommand } = await import('../src/bundle.ts');
    await bundleCommand(here('../..'), folder);
  }
  return entry;
}

/** Sources that cannot be put together, e.g. in the middle of an edit. */
function sayBroken(error) {
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
  // Ctrl-C reaches both; the one that works says what was done, so this one waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 2);
  });
}
