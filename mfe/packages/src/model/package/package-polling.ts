import { getPackageStatus } from '@fairlead/contracts/packages';
import { packagePollDelay } from '@fairlead/domain/packages';
import { $route, createCallFx, createPolling } from '@fairlead/store';
import { combine, sample } from 'effector';
import type { Submission } from '../submission.ts';
import type { OpenPackage } from './open-package.ts';

/** The comparison, for the client and in its admin variant. */
const homes = ['market-submission', 'admin-market-submission'] as const;

/**
 * Follows a package that is being priced (every 3 s) or reviewed (every 10 s): the open one, on the home the client's
 * own. When its status changes the submission is fetched again (B§4).
 */
export function createPackagePolling(
  { $packages, refetched, loadFx }: Submission,
  $package: OpenPackage,
) {
  const pollFx = createCallFx(getPackageStatus);

  const $followed = combine($route, $package, $packages, (route, open, packages) => {
    const isHome = homes.some((name) => name === route?.name);
    const followed =
      open ?? (isHome && packages.find((one) => one.is_client_custom_package)) ?? null;
    if (!followed) return null;
    const delay = packagePollDelay(followed.status);
    return delay === null ? null : { id: followed.id, status: followed.status, delay };
  });

  createPolling({
    callFx: pollFx,
    $delay: $followed.map((followed) => followed?.delay ?? null),
    $params: $followed.map((followed) => followed && { params: { id: followed.id } }),
    restartedBy: [loadFx.finally],
  });
  sample({
    clock: pollFx.doneData,
    source: $followed,
    filter: (followed, { status }) => followed !== null && followed.status !== status,
    target: refetched,
  });
}
