import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildVitePage } from '../vite-page.ts';
import { weighAssets } from '../weigh-assets.ts';
import { firstBundle } from './first-bundle.ts';

export type Monolith = {
  readonly dist: string;
  /** Brotli bytes of all its scripts and styles. */
  readonly bytes: number;
};

const here = import.meta.dirname;

/**
 * Builds the product's sources as one build: tree shaken across all packages, the first route in one bundle and a
 * chunk per later area. What the composition is measured against.
 */
export async function buildMonolith(): Promise<Monolith> {
  const entry = join(here, 'entry.ts');
  const dist = await buildVitePage({
    name: 'monolith',
    entry,
    plugins: [withoutLoader()],
    codeSplitting: firstBundle(entry),
  });
  const bytes = [...weighAssets(dist).values()].reduce((total, size) => total + size, 0);
  return { dist, bytes };
}

/** Replaces the shell's use of SystemJS and its import map: here, everything is in the bundle. */
const ours = ['load-area.ts'];

function withoutLoader(): Plugin {
  return {
    name: 'bench:without-loader',
    enforce: 'pre',
    resolveId(source) {
      const file = ours.find((name) => source.endsWith(`/${name}`));
      return file ? join(here, file) : null;
    },
  };
}
