import { getMarketSubmissionStatus } from '@fairlead/contracts/packages';
import type { RouteName } from '@fairlead/domain';
import { submissionPollDelay } from '@fairlead/domain/packages';
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
export function createStatusPolling({ $submission, refetched }: Submission) {
  const pollFx = createCallFx(getMarketSubmissionStatus);

  const $delay = combine($route, $submission, (route, submission) =>
    route &&
    submission &&
    submission.id === route.params.marketSubmissionId &&
    watched.includes(route.name)
      ? submissionPollDelay(submission.status)
      : null,
  );

  createPolling({
    callFx: pollFx,
    $delay,
    $params: $submission.map((submission) => submission && { params: { id: submission.id } }),
  });

  // Packages can change while the submission stays released, so the displayed ones are loaded as well.
  sample({
    clock: pollFx.doneData,
    source: $submission,
    filter: (submission, { status }) => submission?.status !== status || status === 'RELEASED',
    target: refetched,
  });
}
