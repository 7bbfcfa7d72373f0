import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minify } from 'oxc-minify';
import type { InlineConfig, Plugin } from 'vite';
import { buildManifest } from './build-manifest.ts';
import { outputOptions } from './config.ts';
import { readWorkspace, type Workspace } from './workspace.ts';

/** The one classic script of the page: SystemJS, then our rules for it. */
export function bootConfig(root: string): InlineConfig {
  const dir = join(root, 'root-config');
  const entry = join(dir, 'src/boot/boot.ts');
  const workspace: Workspace = { ...readWorkspace(dir), name: 'boot', entries: { boot: entry } };
  const build = outputOptions(join(root, '.cache/boot'), { boot: entry });
  return {
    root: dir,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [behindSystemJs(), buildManifest(root, workspace)],
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
      return { code: `${systemJs}\n${small}`, map: null };
    },
  };
}
