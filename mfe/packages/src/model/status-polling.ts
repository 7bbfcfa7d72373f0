import { getMarketSubmissionStatus } from '@fairlead/contracts/packages';
import type { RouteName } from '@fairlead/domain';
import { refreshPollDelay, submissionPollDelay } from '@fairlead/domain/packages';
import { $route, createCallFx, createPolling } from '@fairlead/store';
import { combine, sample } from 'effector';
import type { Submission } from './submission.ts';

/** Prices must not change during the payment, and nothing changes after it. */
const watched: readonly RouteName[] = [
  'market-submission',
  'package',
  'billing',
  'gtm-review-block',
  'admin-market-submission',
  'admin-package',
];

/** Follows the submission's status (B§4): every 3 s while quotes are prepared, every 15 s while they can change. */
export function createStatusPolling({ $submission, $packages, refetched }: Submission) {
  const pollFx = createCallFx(getMarketSubmissionStatus);

  // A submission lacks the packages that are being repriced; another window may have asked for that.
  const $isRefreshedElsewhere = combine(
    $submission,
    $packages,
    (submission, packages) => submission?.status === 'EXPIRED' && packages.length === 0,
  );
  const $delay = combine(
    { route: $route, submission: $submission, isRefreshedElsewhere: $isRefreshedElsewhere },
    ({ route, submission, isRefreshedElsewhere }) => {
      if (!route || submission?.id !== route.params.marketSubmissionId) return null;
      if (!submission || !watched.includes(route.name)) return null;
      return isRefreshedElsewhere ? refreshPollDelay : submissionPollDelay(submission.status);
    },
  );

  createPolling({
    callFx: pollFx,
    $delay,
    $params: $submission.map((submission) => submission && { params: { id: submission.id } }),
  });

  // Packages can change while the submission stays released, so the displayed ones are loaded as well.
  sample({
    clock: pollFx.doneData,
    source: { submission: $submission, isRefreshedElsewhere: $isRefreshedElsewhere },
    filter: ({ submission, isRefreshedElsewhere }, { status }) =>
      submission?.status !== status || status === 'RELEASED' || isRefreshedElsewhere,
    target: refetched,
  });
}
