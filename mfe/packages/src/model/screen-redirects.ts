import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import {
  packagesInReview,
  type SubmissionScreen,
  type SubmissionScreenFacts,
  submissionScreen,
  submissionScreens,
} from '@fairlead/domain/packages';
import { $route, decided, type OpenRoute, routed } from '@fairlead/store';
import { combine, sample } from 'effector';
import type { Refresh } from './refresh.ts';
import type { Submission } from './submission.ts';

/** Redirects a client whenever a loaded submission doesn't allow the open screen (B§2, B§4). */
export function createScreenRedirects(
  { $submission, $packages, $isAdmin, loaded }: Submission,
  { $isRefreshing }: Refresh,
) {
  const $facts = combine(
    {
      route: $route,
      submission: $submission,
      packages: $packages,
      isRefreshing: $isRefreshing,
      isAdmin: $isAdmin,
    },
    factsOf,
  );
  const redirected = sample({ clock: loaded, source: $facts }).filterMap((facts) => {
    const decision = facts && submissionScreen(facts);
    return decision ? { ...decision, facts } : undefined;
  });
  sample({
    clock: redirected,
    fn: (decision) => ({ ...decision, router: 'market-submission-home' as const }),
    target: decided,
  });
  sample({ clock: redirected, fn: ({ to }) => ({ to, replace: true }), target: routed });

  return { redirected };
}

export type ScreenRedirects = ReturnType<typeof createScreenRedirects>;

type Sources = {
  readonly route: OpenRoute | null;
  readonly submission: MarketSubmission | null;
  readonly packages: readonly Package[];
  readonly isRefreshing: boolean;
  readonly isAdmin: boolean;
};

function factsOf({
  route,
  submission,
  packages,
  isRefreshing,
  isAdmin,
}: Sources): SubmissionScreenFacts | null {
  const screen = submissionScreens.find((name) => name === route?.name);
  if (!route || !submission || !screen) return null;
  if (route.params.marketSubmissionId !== submission.id) return null;
  if (isAdmin && mayLook(screen, packages, route.params.packageId)) return null;
  return {
    screen,
    submissionId: submission.id,
    status: submission.status,
    displayed: packages.map(({ id }) => id),
    inReview: packagesInReview(screen, packages),
    selectedPackageId: submission.selected_package_id,
    packageId: route.params.packageId ?? null,
    isRefreshing,
  };
}

/** Admins may open the home and every package, even in review or quote-blocked (B§6). */
const mayLook = (
  screen: SubmissionScreen,
  packages: readonly Package[],
  packageId: string | undefined,
) =>
  screen === 'market-submission' ||
  screen === 'packages-print' ||
  (screen === 'package' && packages.some(({ id }) => id === packageId));
