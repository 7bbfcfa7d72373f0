import type { ResolvedMap } from '@fairlead/build';
import type { AreaMap } from './page-rollouts.ts';

/** Role of an area → a build in the place of another one. */
export type PickedBuilds = Readonly<Record<string, AreaMap>>;

/** The builds that this visitor gets instead of those in the document's map. Their code isn't part of the boot script. */
export type UsedBuilds = {
  /** The map with them, and what it had in their place. */
  readonly instead: { readonly map: ResolvedMap; readonly replacedBuilds: PickedBuilds };
  /** Makes them known to the loader, and loads their style sheets instead of those that the document has. */
  load(origin: string): Promise<void>;
};
