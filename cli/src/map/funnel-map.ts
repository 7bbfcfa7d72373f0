import type { ExternalPlace, RouteName, RouterName } from '@fairlead/domain';

/** A rule's destination: a screen, an external page, or the requested screen. */
export type PlaceName = RouteName | ExternalPlace | 'any screen';

/** One result of a router: the rule that applied, and its destination. */
export type Rule = { readonly because: string; readonly to: PlaceName };

/** A router with all its possible results. */
export type Router = {
  readonly name: RouterName;
  /** When it runs, in a few words. */
  readonly when: string;
  readonly rules: readonly Rule[];
  /** The router to delegate to if none of its own rules applies. */
  readonly passesOnTo: RouterName | null;
};

export type ScreenCard = {
  readonly name: PlaceName;
  /** Null: it isn't one of our screens. */
  readonly path: string | null;
  readonly title: string;
};

/** An area with its screens, or the external pages. */
export type Band = { readonly name: string; readonly places: readonly ScreenCard[] };

/** The funnel: every screen, every router, and the destinations of its rules. */
export type FunnelMap = { readonly bands: readonly Band[]; readonly routers: readonly Router[] };

export const outside = 'elsewhere';

export const screensOf = ({ bands }: FunnelMap): readonly ScreenCard[] =>
  bands.flatMap(({ places }) => places.filter(({ path }) => path !== null));

/** Formats a decision as one line, which also identifies it. */
export const formatRule = (router: string, { because, to }: { because: string; to: string }) =>
  `${router}: ${because} → ${to}`;
