import { getMarketSubmissionStatus, getSignatureDetails } from '@fairlead/contracts/packages';
import { formatDay, signaturePollDelay } from '@fairlead/domain/packages';
import {
  $route,
  createCallFx,
  createPolling,
  entered,
  notify,
  withLookupRetry,
} from '@fairlead/store';
import { combine, createStore, sample } from 'effector';
import { paymentContent } from '../content/payment.ts';
import { coveredBy } from './comparison.ts';
import type { ScreenRedirects } from './screen-redirects.ts';
import type { SelectedPackage } from './selected-package.ts';
import type { Submission } from './submission.ts';

/** The confirmation (B§2): when coverage starts, and where the documents were sent. */
export function createConfirmation(
  { $submission, $view, loaded, refetched }: Submission,
  { redirected }: ScreenRedirects,
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
  // The officer signs elsewhere.
  const statusFx = createCallFx(getMarketSubmissionStatus);
  const $waiting = combine($route, $submission, (route, submission) =>
    route?.name === 'confirmation' &&
    submission?.status === 'BIND_REQUESTED' &&
    submission.id === route.params.marketSubmissionId
      ? submission.id
      : null,
  );
  createPolling({
    callFx: statusFx,
    $delay: $waiting.map((id) => (id ? signaturePollDelay : null)),
    $params: $waiting.map((id) => (id ? { params: { id } } : null)),
    stopsWhenHidden: true,
  });
  sample({
    clock: statusFx.doneData,
    source: $waiting,
    filter: (id, { status }) => id !== null && status !== 'BIND_REQUESTED',
    fn: () => {},
    target: refetched,
  });

  const $hasWaited = createStore(false)
    .on(loaded, (hasWaited, { status }) => hasWaited || status === 'BIND_REQUESTED')
    .reset(entered('confirmation'));
  sample({
    clock: redirected,
    source: $hasWaited,
    filter: (hasWaited, { because }) => hasWaited && because === 'not-activated',
    fn: () => ({ text: paymentContent.ended.unsigned, tone: 'danger' as const }),
    target: notify,
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
    /** An advisor may have bound it, so that the client has selected no package. */
    $isReady: combine($view, $package, (view, selected) => view === 'confirmation' || !!selected),
  };
}
