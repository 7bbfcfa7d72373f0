import type { AddedRoutes } from '@fairlead/domain';
import type { Vendor } from '@fairlead/vendors';

/** What others have to know of an area before they load it: a part of "fairlead" in its package.json. */
export type AreaFacts = {
  readonly routes?: AddedRoutes;
  /** The vendors whose scripts its screens need, besides those of every page. */
  readonly vendors?: readonly Vendor[];
};
