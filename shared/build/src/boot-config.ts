import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minify } from 'oxc-minify';
import type { InlineConfig, Plugin } from 'vite';
import { buildManifest } from './build-manifest.ts';
import { baseOptions, outputOptions } from './config.ts';
import { readWorkspace, type Workspace } from './workspace.ts';

/** SystemJS, then our rules for it. */
export function bootConfig(root: string): InlineConfig {
  return classicConfig(root, 'boot', [behindSystemJs()]);
}

/** What is there when the boot script is not. */
export function watchdogConfig(root: string): InlineConfig {
  return classicConfig(root, 'watchdog', [minified()]);
}

/** What verifies the signatures of a deployment, where its documents have them. */
export function signedConfig(root: string): InlineConfig {
  return classicConfig(root, 'signed', [minified()]);
}

/** The same where a build is rolled out to some of the visitors: it also picks the visitor's builds. */
export function signedRolloutsConfig(root: string): InlineConfig {
  return classicConfig(root, 'signed-rollouts', [minified()]);
}

/** What runs before the first paint: a part of the document itself. */
export function earlyConfig(root: string): InlineConfig {
  return classicConfig(root, 'early', [minified()]);
}

/** A classic script of the page, from the folder of its name in the shell. */
function classicConfig(root: string, name: string, plugins: Plugin[]): InlineConfig {
  const dir = join(root, 'root-config');
  const entry = join(dir, `src/${name}/${name}.ts`);
  const workspace: Workspace = { ...readWorkspace(dir), name, entries: { [name]: entry } };
  const build = outputOptions(join(root, '.cache', name), { [name]: entry });
  return {
    ...baseOptions(dir),
    plugins: [...plugins, buildManifest(root, workspace)],
    build: {
      ...build,
      rolldownOptions: {
        ...build.rolldownOptions,
        output: { ...build.rolldownOptions.output, format: 'iife' },
      },
    },
  };
}

function behindSystemJs(): Plugin {
  const systemJs = readFileSync(
    createRequire(import.meta.url).resolve('systemjs/dist/s.min.js'),
    'utf8',
  ).replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  return {
    name: 'fairlead:behind-systemjs',
    async renderChunk(code, chunk) {
      const { code: small } = await minify(chunk.fileName, code, { module: false });
      return { code: once(`${systemJs}\n${small}`), map: null };
    },
  };
}

/**
 * A partner's page may have the script twice: a second SystemJS would take the place of the one that is loading. It may also
 * have a SystemJS of its own, which is kept for it.
 */
const once = (script: string) =>
  `if(!globalThis[Symbol.for("fairlead.boot")]){globalThis[Symbol.for("fairlead.boot")]={theirs:globalThis.System};\n${script}\n}`;

function minified(): Plugin {
  return {
    name: 'fairlead:minified',
    async renderChunk(code, chunk) {
      const { code: small } = await minify(chunk.fileName, code, { module: false });
      return { code: small, map: null };
    },
  };
}
