import type { ResolvedMap } from '@fairlead/build';
import type { AreaMap } from './page-rollouts.ts';

/** Role of an area → a build in the place of another one. */
export type PickedBuilds = Readonly<Record<string, AreaMap>>;

/** A map with the builds that this visitor gets instead of others, and what it had in their place. */
export type UsedBuilds = { readonly map: ResolvedMap; readonly replacedBuilds: PickedBuilds };
