import type { PatternOf, RouteName } from './routes.ts';

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a route's pattern names. */
export type RouteParams<Name extends RouteName> = {
  readonly [Param in ParamNames<PatternOf<Name>>]: string;
};

/** A repeated parameter has a list of values. */
export type Query = Readonly<Record<string, string | readonly string[] | null | undefined>>;

type ParamsOf<Name extends RouteName> =
  ParamNames<PatternOf<Name>> extends never
    ? { readonly params?: Record<string, never> }
    : { readonly params: RouteParams<Name> };

/** A screen to go to. Navigation state carries what must not be in the address (banners, the e-mail, the billing origin). */
export type To = {
  [Name in RouteName]: {
    readonly route: Name;
    readonly query?: Query;
    readonly state?: NavigationState;
  } & ParamsOf<Name>;
}[RouteName];

export type NavigationState = Readonly<Record<string, unknown>>;

/** Places outside the product (AMB-25, AMB-26). */
export const externalPlaces = [
  'quote-packages',
  'customer-portal',
  'customer-portal-login',
] as const;
export type ExternalPlace = (typeof externalPlaces)[number];

export type Destination = To | { readonly external: ExternalPlace; readonly query?: Query };

/** The name that the decision log and scenarios use for a destination: its route or its outside place. */
export const destinationName = (destination: Destination): RouteName | ExternalPlace =>
  'route' in destination ? destination.route : destination.external;
