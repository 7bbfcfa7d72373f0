import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementsManifest } from './elements-manifest.ts';
import { agreesWithReact } from './host-types.ts';

const options = { strict: true, noEmit: true, jsx: 'react-jsx', types: [] };

/**
 * Prepares a consumer of the elements for React, Vue and Svelte, which installs what was put together for publishing and
 * sets no option but `strict`. Returns its folder; its types are checked there.
 */
export function createConsumer(root: string): string {
  const work = join(root, '.cache/packages');
  const consumer = join(work, 'consumer');
  const modules = join(consumer, 'node_modules/@fairlead');
  rmSync(consumer, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  for (const name of ['ui', 'domain'])
    symlinkSync(join(work, 'staged/shared', name), join(modules, name));
  cpSync(join(root, 'tests/examples/hosts/types'), consumer, { recursive: true });
  const manifest: ElementsManifest = JSON.parse(
    readFileSync(join(modules, 'ui/custom-elements.json'), 'utf8'),
  );
  writeFileSync(join(consumer, 'agrees-with-react.ts'), agreesWithReact(manifest));
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  return consumer;
}
