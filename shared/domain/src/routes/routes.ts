import { keysOf } from '../values/records.ts';
import type { FunnelStep } from './funnel.ts';
import { compareSpecificity, segmentsOf } from './path-pattern.ts';
import type { RedirectedPage } from './redirected-pages.ts';

/**
 * Who may open a route: the layout guards of A§2, the quoting flag, admins only (A§6), the admin tool (B§2). Screens about
 * the user's own coverage ('covered', 'cyber') or application ('decided') require it to exist.
 */
export type Guard =
  | 'signed-in'
  | 'quoting'
  | 'admin'
  | 'admin-tool'
  | 'covered'
  | 'cyber'
  | 'decided';

/** A screen as its area describes it: `"fairlead": { "routes": … }` in its package.json. */
export type AreaRoute = {
  readonly pattern: string;
  readonly title: string;
  /** What the screen is for, in a sentence for search engines; our own routes have it in ./route-descriptions.ts. */
  readonly description?: string;
  readonly guards?: readonly Guard[];
  readonly step?: FunnelStep;
};

type RouteRow = AreaRoute & {
  readonly area: string;
  /** Not a screen: its redirector goes to the page for the query (A§2). */
  readonly redirectsTo?: RedirectedPage;
};

const signedIn = ['signed-in'] as const;
const quoting = ['signed-in', 'quoting'] as const;
const admin = ['signed-in', 'admin'] as const;
const decided = ['signed-in', 'decided'] as const;
const adminTool = ['signed-in', 'admin', 'admin-tool'] as const;

/**
 * Every screen of the specification: its address, the micro-frontend that owns it, its title and who may open it (A§2,
 * B§2). The order doesn't matter: fixed segments win over parameters (AMB-50). Other areas bring theirs (`addRoutes`).
 */
const routes = {
  intake: { pattern: '/', area: 'intake', title: "Let's get you covered" },

  login: { pattern: '/login', area: 'account', title: 'Sign in' },
  'auth-callback': { pattern: '/auth/callback', area: 'account', title: 'Signing you in' },
  'logout-callback': { pattern: '/logout/callback', area: 'account', title: 'Signing you out' },
  'login-portal-send': { pattern: '/loginportal/send', area: 'account', title: 'Sign in' },
  'email-verified': {
    pattern: '/loginportal/emailVerified',
    area: 'account',
    title: 'Email verification',
  },
  'verify-email': { pattern: '/verify-email', area: 'account', title: 'Please check your email.' },
  'request-access': {
    pattern: '/request-access',
    area: 'account',
    title: 'Company account already exists.',
  },
  'choose-profile': {
    pattern: '/choose-profile',
    area: 'account',
    title: 'Choose a profile',
  },
  'user-has-application': {
    pattern: '/user-has-application',
    area: 'account',
    title: 'You already have an application',
  },
  'user-has-insurance': {
    pattern: '/user-has-insurance',
    area: 'account',
    title: 'You already have coverage',
    guards: ['signed-in', 'covered'],
  },
  'user-has-cyber': {
    pattern: '/user-has-cyber',
    area: 'account',
    title: 'You already have Cyber coverage',
    guards: ['signed-in', 'cyber'],
  },
  'cyber-upgrade': { pattern: '/cyber-upgrade', area: 'account', title: 'Cyber upgrade' },
  'vanta-welcome': {
    pattern: '/vanta-welcome',
    area: 'account',
    title: 'Insure your startup in 10 minutes.',
  },

  'application-start': {
    pattern: '/application/start',
    area: 'application',
    title: 'Creating application',
    guards: signedIn,
    step: 'Core Questions',
  },
  'carta-callback': { pattern: '/carta/callback', area: 'application', title: 'Connecting Carta' },
  carta: {
    pattern: '/application/:applicationId/carta',
    area: 'application',
    title: 'Connect Carta',
    guards: signedIn,
    step: 'Core Questions',
  },
  resume: {
    pattern: '/application/:applicationId/resume',
    area: 'application',
    title: 'Your application',
    guards: signedIn,
    step: 'Core Questions',
  },
  review: {
    pattern: '/application/:applicationId/review',
    area: 'application',
    title: 'Review your application',
    guards: signedIn,
    step: 'Review',
  },
  'question-set': {
    pattern: '/application/:applicationId/:questionSetId',
    area: 'application',
    title: 'Your application',
    guards: signedIn,
    step: 'Core Questions',
  },

  'unsupported-location': {
    pattern: '/unsupported-location',
    area: 'decision',
    title: "Let's talk",
  },
  'blocking-discretion': {
    pattern: '/blocking-discretion',
    area: 'decision',
    title: 'Your application benefits from an expert review',
    guards: decided,
  },
  'expedited-quote-request': {
    pattern: '/expedited-quote-request',
    area: 'decision',
    title: 'Request an expedited quote',
    guards: signedIn,
  },
  'expedited-quote-request-confirmation': {
    pattern: '/expedited-quote-request-confirmation',
    area: 'decision',
    title: 'Expedited quote requested',
    guards: signedIn,
  },
  'user-discretion': {
    pattern: '/user-discretion',
    area: 'decision',
    title: 'Hang tight. Your request is under review',
    guards: signedIn,
  },
  'decline-routing': {
    pattern: '/decline-routing',
    area: 'decision',
    title: 'One moment',
    guards: signedIn,
  },
  'hiscox-offer': {
    pattern: '/hiscox-offer',
    area: 'decision',
    title: 'An offer from our partner',
    guards: decided,
  },
  declined: { pattern: '/declined', area: 'decision', title: "We're sorry...", guards: decided },
  'renewal-blocked': {
    pattern: '/renewal-blocked',
    area: 'decision',
    title: 'Your renewal application requires further review',
    guards: signedIn,
  },
  'discretion-quote-blocking-renewal': {
    pattern: '/discretion-quote-blocking-renewal',
    area: 'decision',
    title: 'Your renewal is under review',
    guards: signedIn,
  },
  'renewal-unsupported-location': {
    pattern: '/renewal-unsupported-location',
    area: 'decision',
    title: 'Your address change needs review',
    guards: signedIn,
  },
  'renewal-unsupported-location-at': {
    pattern: '/renewal-unsupported-location/:location',
    area: 'decision',
    title: 'Your address change needs review',
    guards: signedIn,
  },

  renew: { pattern: '/renew', area: 'renewal', title: 'Renew your coverage', guards: signedIn },
  'renew-information-confirm': {
    pattern: '/renew-information-confirm',
    area: 'renewal',
    title: 'Is your primary business address up to date?',
    guards: signedIn,
    step: 'Information Update',
  },

  checkout: {
    pattern: '/checkout/:legacyApplicationId/:packageSlug',
    area: 'checkout',
    title: 'How would you like to pay?',
    guards: signedIn,
    step: 'Payment Options',
  },
  'checkout-payment': {
    pattern: '/checkout/:legacyApplicationId/:packageSlug/:paymentSchedule',
    area: 'checkout',
    title: 'Payment',
    guards: signedIn,
    step: 'Payment Options',
  },
  'officer-signature': {
    pattern: '/officer-signature/:legacyApplicationId/:packageSlug',
    area: 'checkout',
    title: 'Sign policy',
    guards: signedIn,
    step: 'Sign Policy',
  },
  'legacy-billing': {
    pattern: '/billing/:legacyApplicationId/:packageSlug',
    area: 'checkout',
    title: 'Billing',
    guards: signedIn,
    step: 'Payment Options',
  },
  'application-billing': {
    pattern: '/application/billing',
    area: 'checkout',
    title: 'Billing',
    redirectsTo: 'billing',
  },
  'checkout-entry': {
    pattern: '/checkout',
    area: 'checkout',
    title: 'Payment',
    redirectsTo: 'checkout',
  },
  'officer-signature-entry': {
    pattern: '/officer-signature',
    area: 'checkout',
    title: 'Sign policy',
    redirectsTo: 'officer-signature',
  },

  'market-submission': {
    pattern: '/market-submission/:marketSubmissionId',
    area: 'packages',
    title: 'Your Package Options',
    guards: quoting,
    step: 'Payment Options',
  },
  'packages-print': {
    pattern: '/market-submission/:marketSubmissionId/print',
    area: 'packages',
    title: 'Your Package Options, print version',
    guards: quoting,
    step: 'Payment Options',
  },
  package: {
    pattern: '/market-submission/:marketSubmissionId/packages/:packageId',
    area: 'packages',
    title: 'Your package',
    guards: quoting,
    step: 'Payment Options',
  },
  billing: {
    pattern: '/market-submission/:marketSubmissionId/billing',
    area: 'packages',
    title: 'Billing',
    guards: quoting,
    step: 'Payment Options',
  },
  'market-submission-checkout': {
    pattern: '/market-submission/:marketSubmissionId/checkout/:paymentSchedule',
    area: 'packages',
    title: 'Checkout',
    guards: quoting,
    step: 'Payment Options',
  },
  confirmation: {
    pattern: '/market-submission/:marketSubmissionId/confirmation',
    area: 'packages',
    title: 'Confirmation',
    guards: quoting,
    step: 'Sign Policy',
  },
  'gtm-review-block': {
    pattern: '/market-submission/:marketSubmissionId/gtm-review-block',
    area: 'packages',
    title: 'Hold tight, we’re updating your insurance packages.',
    guards: quoting,
  },
  'admin-market-submission': {
    pattern: '/admin/market-submission/:marketSubmissionId',
    area: 'packages',
    title: 'Market submission',
    guards: adminTool,
  },
  'admin-package': {
    pattern: '/admin/market-submission/:marketSubmissionId/packages/:packageId',
    area: 'packages',
    title: 'Package',
    guards: adminTool,
  },

  'admin-missing-application': {
    pattern: '/admin-missing-application',
    area: 'admin',
    title: 'No application chosen',
    guards: admin,
  },
  'admin-submissions': {
    pattern: '/admin',
    area: 'admin',
    title: 'Submissions',
    guards: adminTool,
  },
  'admin-market-submissions': {
    pattern: '/admin/market-submissions/:marketSubmissionId',
    area: 'admin',
    title: 'Packages',
    guards: adminTool,
  },
  'admin-quote-library': {
    pattern: '/admin/market-submissions/:marketSubmissionId/quote-library',
    area: 'admin',
    title: 'Quote Library',
    guards: adminTool,
  },
} as const satisfies Record<string, RouteRow>;

/** The routes of one area by name, as its build describes them. */
export type AddedRoutes = Readonly<Record<string, AreaRoute>>;

type OwnRoutes = typeof routes;

export type OwnRouteName = keyof OwnRoutes;

/**
 * The routes that areas bring: name → pattern. An area adds its own:
 * `declare module '@fairlead/domain' { interface AreaRoutes { claims: '/claims' } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface AreaRoutes {}

export type RouteName = OwnRouteName | (keyof AreaRoutes & string);

/** The pattern of a route, as its type. */
export type PatternOf<Name extends RouteName> = Name extends keyof OwnRoutes
  ? OwnRoutes[Name]['pattern']
  : Name extends keyof AreaRoutes
    ? AreaRoutes[Name]
    : never;

const rows = new Map<string, RouteRow>(Object.entries(routes));
const names: RouteName[] = [...keysOf(routes)];

/** The names of all routes. It grows when an area brings its own. */
export const routeNames: readonly RouteName[] = names;

export function routeOf(name: RouteName): RouteRow {
  const row = rows.get(name);
  if (row) return row;
  throw new Error(`There is no route '${name}'. Add it to "routes" in its area's package.json.`);
}

/** Adds the routes of an area. A name that is known gets the new row, because another build of the area may change it. */
export function addRoutes(area: string, added: AddedRoutes): void {
  for (const [name, row] of Object.entries(added)) {
    if (isNew(name)) names.push(name);
    rows.set(name, { ...row, area });
  }
  sorted = null;
}

const isNew = (name: string): name is RouteName => !rows.has(name);

type Pattern = { readonly name: RouteName; readonly pattern: readonly string[] };

let sorted: readonly Pattern[] | null = null;

/** Returns the segments of all patterns; fixed segments come before parameters, so the first match counts. */
export function routesBySpecificity(): readonly Pattern[] {
  sorted ??= names
    .map((name) => ({ name, pattern: segmentsOf(routeOf(name).pattern) }))
    .sort((a, b) => compareSpecificity(a.pattern, b.pattern));
  return sorted;
}
