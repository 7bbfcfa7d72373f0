#!/usr/bin/env node
// The command as a package. The screens of an area and the command must share one store and one React, so both go into
// a bundle, which is kept until a source changes. The work on an area itself (`fairlead mfe`) needs none, except to
// publish it: that plays its scenarios.
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { areaAround, areaStamp } from './source-stamp.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [major] = process.versions.node.split('.').map(Number);
const args = process.argv.slice(2);

if (major >= 24) {
  module.enableCompileCache();
  const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));
  const needsNone = args[0] === 'mfe' && args[1] !== 'publish';
  const own = needsNone ? null : areaAround(process.cwd());
  const stamp = own ? areaStamp(own, version) : version;
  const entry = own ? await bundled(own, stamp).catch(reportBuildError) : here('../dist/app.mjs');
  if (entry) await (await import(entry)).main(args, stamp);
} else {
  process.stderr.write(
    `fairlead needs Node 24, and this is Node ${process.versions.node}. Run it with a newer one.\n`,
  );
  process.exitCode = 2;
}

async function bundled(area, stamp) {
  const folder = `${area}/node_modules/.cache/fairlead/${stamp}`;
  if (!existsSync(`${folder}/app.mjs`)) {
    const { bundleCommand, findAreas } = await import('../dist/bundle.mjs');
    const modules = {
      app: here('../dist/app.mjs'),
      headless: here('../dist/headless.mjs'),
      browser: here('../dist/browser.mjs'),
    };
    await bundleCommand(modules, findAreas(area, process.cwd()), folder);
  }
  return `${folder}/app.mjs`;
}

/** Reports sources that can't be bundled, or a package that isn't installed. */
function reportBuildError(error) {
  process.stderr.write(`The area could not be bundled with the command:\n${error.message}\n`);
  process.exitCode = 2;
}
