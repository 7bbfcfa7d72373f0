import { type Decision, go, marketSubmissionView } from '@fairlead/domain';
import { isUnderReview } from './coverage-requests.ts';

/** The screens of a market submission (B§2). */
export const submissionScreens = [
  'market-submission',
  'packages-print',
  'package',
  'billing',
  'market-submission-checkout',
  'confirmation',
  'gtm-review-block',
] as const;
export type SubmissionScreen = (typeof submissionScreens)[number];

export type SubmissionScreenFacts = {
  readonly screen: SubmissionScreen;
  readonly submissionId: string;
  readonly status: string;
  /** The ids of the packages that the client sees, in their order (AMB-58). */
  readonly displayed: readonly string[];
  /** The packages whose review closes this screen (see `packagesInReview`). */
  readonly inReview: readonly string[];
  readonly selectedPackageId: string | null;
  /** The package in the address, on its own page. */
  readonly packageId: string | null;
  /** Prices are being refreshed, so the displayed ones will change. */
  readonly isRefreshing: boolean;
};

/** The screens on which a client pays. */
export const paymentScreens: readonly SubmissionScreen[] = [
  'billing',
  'market-submission-checkout',
];

/**
 * Returns the ids of the packages whose review closes a screen (B§4): a package's page closes while it is in review, its
 * payment also while one of its coverage requests is.
 */
export const packagesInReview = (
  screen: SubmissionScreen,
  packages: readonly (Parameters<typeof isUnderReview>[0] & { readonly id: string })[],
): string[] =>
  packages
    .filter((one) =>
      paymentScreens.includes(screen) ? isUnderReview(one) : one.status === 'IN_REVIEW',
    )
    .map(({ id }) => id);

/**
 * Decides where to redirect a client who opens a screen of a market submission; null if the screen may stay
 * (B§2, B§4, A§4; AMB-01, AMB-57). It doesn't apply to admins, who may view everything.
 */
export function submissionScreen(facts: SubmissionScreenFacts): Decision | null {
  const { screen, status, submissionId } = facts;
  const params = { marketSubmissionId: submissionId };
  const home = (because: string) => go(because, { route: 'market-submission', params });
  const view = marketSubmissionView(status);
  if (view === 'confirmation')
    return screen === 'confirmation'
      ? null
      : go(status === 'BOUND' ? 'bound' : 'bind-requested', { route: 'confirmation', params });
  if (screen === 'confirmation') return home('not-activated');
  if (screen === 'market-submission') return onlyPackage(facts, view);
  if (screen === 'gtm-review-block') return view === 'quote-blocked' ? null : home('not-blocked');
  if (view === 'quote-blocked') return home('quote-blocked');
  if (view !== 'comparison') return home('packages-not-ready');
  if (facts.isRefreshing) return null;
  return packageInReach(facts) ? null : home(whyNotInReach(facts));
}

/** B§2: "If exactly one package is displayed, the user is redirected straight to its package page." */
function onlyPackage(
  { displayed, inReview, submissionId, isRefreshing }: SubmissionScreenFacts,
  view: string,
): Decision | null {
  const [only, ...others] = displayed;
  if (view !== 'comparison' || isRefreshing || !only || others.length > 0) return null;
  if (inReview.includes(only)) return null;
  return go('only-one-package', {
    route: 'package',
    params: { marketSubmissionId: submissionId, packageId: only },
  });
}

const wanted = ({ screen, packageId, selectedPackageId }: SubmissionScreenFacts) =>
  screen === 'package' ? packageId : selectedPackageId;

function packageInReach(facts: SubmissionScreenFacts): boolean {
  if (facts.screen === 'packages-print') return facts.displayed.length > 0;
  const id = wanted(facts);
  return id !== null && facts.displayed.includes(id) && !facts.inReview.includes(id);
}

function whyNotInReach(facts: SubmissionScreenFacts): string {
  if (facts.screen === 'packages-print') return 'nothing-to-print';
  const id = wanted(facts);
  if (id === null) return 'no-package-selected';
  return facts.inReview.includes(id) ? 'package-in-review' : 'package-not-shown';
}
