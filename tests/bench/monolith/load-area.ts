/// <reference types="vite/client" />
import type { MicroFrontend } from '@fairlead/mfe-kit';
import * as header from '../../../mfe/header/src/main.tsx';
import * as intake from '../../../mfe/intake/src/main.tsx';

/** What the first route shows is in the first bundle; the other areas are chunks of their own. */
const first: Readonly<Record<string, MicroFrontend>> = { header, intake };
const later = import.meta.glob<MicroFrontend>([
  '../../../mfe/*/src/main.tsx',
  '!../../../mfe/{header,intake}/**',
]);

/** Replaces the shell's module: everything is one build, so there is no import map. */
export async function loadArea(area: string): Promise<MicroFrontend> {
  const loaded = first[area] ?? (await later[`../../../mfe/${area}/src/main.tsx`]?.());
  if (!loaded) throw new Error(`The monolith has no area '${area}'.`);
  return loaded;
}

export const moduleOf = (area: string): string => area;
export const importMicroFrontend = (id: string): Promise<MicroFrontend> => loadArea(id);
export const importDeployed = (id: string): Promise<MicroFrontend> => loadArea(id);
