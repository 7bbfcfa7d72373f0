import { type PluginItem, transformAsync } from '@babel/core';
import dynamicImport from '@babel/plugin-transform-dynamic-import';
import modulesSystem from '@babel/plugin-transform-modules-systemjs';
import { minify } from 'oxc-minify';
import type { Plugin } from 'vite';
import { importsOf, type PlatformImports } from './platform-imports.ts';

/**
 * Turns each finished ES chunk into a minified System.register module.
 * Rolldown has no such output format, and browsers cannot swap an ES module once it is loaded.
 * Notes in `imports` what each chunk takes from the platform.
 */
export function toSystem(imports: PlatformImports[] = []): Plugin {
  return {
    name: 'fairlead:to-system',
    // Rolldown names a file by the chunk before this hook: the converter belongs into that name.
    augmentChunkHash: () => converterVersion,
    async renderChunk(code, chunk) {
      imports.push(importsOf(code));
      return { code: await convertToSystem(code, chunk.fileName), map: null };
    },
  };
}

const converterVersion = 'system-1';

/** ES source → minified System.register source. */
export async function convertToSystem(code: string, fileName: string): Promise<string> {
  const converted = await transformAsync(code, {
    filename: fileName,
    babelrc: false,
    configFile: false,
    compact: true,
    comments: false,
    sourceType: 'module',
    // The System plugin types its per-file state more narrowly than Babel's own PluginItem.
    plugins: [dynamicImport, modulesSystem as PluginItem],
  });
  if (!converted?.code) throw new Error(`Babel made nothing of ${fileName}.`);
  const minified = await minify(fileName, converted.code, { module: false, mangle: true });
  const [problem] = minified.errors;
  if (problem) throw new Error(`oxc could not minify ${fileName}: ${problem.message}`);
  return minified.code;
}
