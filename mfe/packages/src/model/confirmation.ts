import { getSignatureDetails } from '@fairlead/contracts/packages';
import { formatDay } from '@fairlead/domain/packages';
import { $isPageHidden, $route, createCallFx, entered, withLookupRetry } from '@fairlead/store';
import { combine, createStore, sample } from 'effector';
import { coveredBy } from './comparison.ts';
import type { SelectedPackage } from './selected-package.ts';
import type { Submission } from './submission.ts';

/** The confirmation (B§2): when coverage starts, and where the documents were sent. */
export function createConfirmation(
  { $submission, refetched }: Submission,
  $package: SelectedPackage,
) {
  const emailFx = createCallFx(getSignatureDetails, withLookupRetry);
  sample({
    clock: entered('confirmation'),
    fn: ({ params }) => ({ query: { market_submission_id: params.marketSubmissionId } }),
    target: emailFx,
  });
  const $email = createStore<string | null>(null)
    .on(emailFx.doneData, (_, { email }) => email)
    .reset(emailFx);
  /** The address couldn't be loaded; the documents were sent anyway. */
  const $isEmailUnknown = createStore(false)
    .on(emailFx.fail, () => true)
    .reset(emailFx);

  /** The officer's signature binds the package. */
  const $isSigned = $submission.map((submission) => submission?.status === 'BOUND');
  // The officer may have signed in another tab.
  sample({
    clock: $isPageHidden,
    source: { route: $route, isSigned: $isSigned },
    filter: ({ route, isSigned }, isHidden) =>
      !isHidden && !isSigned && route?.name === 'confirmation',
    fn: () => {},
    target: refetched,
  });

  /** "12/01/2026": from the quotes, which have it from the activation. */
  const $effectiveDate = $package.map((selected) => {
    const [quote] = selected?.quotes ?? [];
    const day = quote?.effective_date ?? quote?.requested_effective_date;
    return day ? formatDay(day) : null;
  });
  const $covered = $package.map((selected) => (selected ? coveredBy(selected) : []));

  return {
    $email,
    $isEmailUnknown,
    $isSigned,
    $effectiveDate,
    $covered,
    $package,
    $isReady: combine($submission, $package, (submission, selected) => !!submission && !!selected),
  };
}
