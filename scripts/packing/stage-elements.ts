import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeElements } from './elements-manifest.ts';
import { typesForSvelte, typesForVue } from './host-types.ts';

/** Adds what other hosts and editors need of a package's elements: their manifest, and types for Vue and Svelte. */
export function stageElements(from: string, staged: string): void {
  const manifest = describeElements(from);
  writeFileSync(join(staged, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [name, types] of [
    ['vue', typesForVue(manifest)],
    ['svelte', typesForSvelte(manifest)],
  ] as const) {
    writeFileSync(join(staged, `src/${name}.d.ts`), types);
    writeFileSync(join(staged, `src/${name}.js`), 'export {};\n');
  }
}
