import type { ExternalPlace, RouteName, RouterName } from '@fairlead/domain';

/** Where a rule leads: a screen, a place outside, or wherever somebody wanted to be. */
export type PlaceName = RouteName | ExternalPlace | 'any screen';

/** One answer of a router: the rule that held, and where it leads. */
export type Rule = { readonly because: string; readonly to: PlaceName };

/** A router with every answer of its own that it can give. */
export type Router = {
  readonly name: RouterName;
  /** When it is asked, in a few words. */
  readonly when: string;
  readonly rules: readonly Rule[];
  /** The router that answers when none of its own rules holds. */
  readonly passesOnTo: RouterName | null;
};

export type Place = {
  readonly name: PlaceName;
  /** Null: it is no screen of ours. */
  readonly path: string | null;
  readonly title: string;
};

/** An area with its screens, or what lies outside all areas. */
export type Band = { readonly name: string; readonly places: readonly Place[] };

/** The funnel: every screen, every router, and where its rules lead. */
export type FunnelMap = { readonly bands: readonly Band[]; readonly routers: readonly Router[] };

export const outside = 'elsewhere';

export const screensOf = ({ bands }: FunnelMap): readonly Place[] =>
  bands.flatMap(({ places }) => places.filter(({ path }) => path !== null));

/** How a decision is told in one line, and by what it is known. */
export const sayRule = (router: string, { because, to }: { because: string; to: string }) =>
  `${router}: ${because} → ${to}`;
