import type { InlineConfig } from 'vite';
import type { BuildManifest } from './build-manifest.ts';

/** One build that can be skipped while its inputs stay the same. */
export type Unit = {
  readonly name: string;
  readonly outDir: string;
  /** Files that this build depends on, in addition to those of the last build's sources. */
  readonly inputs: readonly string[];
  /** Its other inputs: the versions of the modules that it leaves to the import map. */
  readonly salt: string;
  config(): InlineConfig;
};

export type UnitResult = { readonly manifest: BuildManifest; readonly wasBuilt: boolean };
