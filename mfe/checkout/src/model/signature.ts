import { getLegacyApplication } from '@fairlead/contracts';
import { getPaymentLink, getSignatureDetails } from '@fairlead/contracts/packages';
import {
  isSignatureSettled,
  packageName,
  partneredCoverageNames,
  signatureSteps,
} from '@fairlead/domain/legacy';
import {
  $route,
  $session,
  createCallFx,
  createLatest,
  createPolling,
  entered,
  withLookupRetry,
} from '@fairlead/store';
import { combine, createStore, sample } from 'effector';
import type { Application } from './application.ts';

/** How often the application is asked for while documents are signed and payments collected (legacy.yaml). */
const signaturePollDelay = 10_000;

const unsignedReasons = ['declined', 'canceled'] as const;

/** The steps after the payment call (A§4), updated by polling until nothing changes anymore. */
export function createSignature(application: Application) {
  const { $legacy, $id, $chosenSlug, $chosenPackage, followed } = application;
  const opened = entered('officer-signature');
  const emailFx = createCallFx(getSignatureDetails, withLookupRetry);
  sample({
    clock: opened,
    fn: ({ params }) => ({ query: { market_submission_id: params.legacyApplicationId } }),
    target: emailFx,
  });
  // Another application may have been opened in the meantime: its officer isn't this one's.
  const { done: emailFound } = createLatest(emailFx);
  const $email = createStore<string | null>(null)
    .on(emailFound, (_, { email }) => email)
    .reset(opened);

  const pollFx = createCallFx(getLegacyApplication);
  const $isFollowed = combine(
    $route,
    $legacy,
    (route, legacy) =>
      route?.name === 'officer-signature' &&
      legacy !== null &&
      legacy.id === route.params.legacyApplicationId &&
      legacy.quote_accepted_at !== null &&
      !isSignatureSettled(legacy),
  );
  createPolling({
    callFx: pollFx,
    $delay: $isFollowed.map((isFollowed) => (isFollowed ? signaturePollDelay : null)),
    $params: $id.map((id) => (id ? { params: { id } } : null)),
    stopsWhenHidden: true,
  });
  sample({
    clock: pollFx.doneData,
    source: $id,
    filter: (id, legacy) => legacy.id === id,
    fn: (_, legacy) => legacy,
    target: followed,
  });
  const $hasPollFailed = createStore(false)
    .on(pollFx.fail, () => true)
    .on(pollFx.done, () => false)
    .reset(opened);

  /** Where to change the payment method once the documents are signed and nothing was collected. */
  const linkFx = createCallFx(getPaymentLink, withLookupRetry);
  const $clientToCharge = combine($legacy, $session, $route, (legacy, session, route) =>
    route?.name === 'officer-signature' && legacy?.signed_at && !legacy.is_paid
      ? (session?.clientId ?? null)
      : null,
  );
  sample({
    clock: $clientToCharge.updates.filterMap((clientId) =>
      clientId === null ? undefined : { query: { client_id: clientId } },
    ),
    target: linkFx,
  });
  const { done: linkFound } = createLatest(linkFx);
  // It is the client's: it stays when the page is opened again for the same one.
  const $paymentLink = createStore<string | null>(null)
    .on(linkFound, (_, { url }) => url)
    .reset($clientToCharge);

  const $partnered = $chosenPackage.map((offered) => offered?.partnered_coverages ?? []);
  const $view = combine($legacy, $partnered, (legacy, partnered) => {
    if (!legacy) return null;
    const steps = signatureSteps(legacy, partnered);
    const kind =
      legacy.status === 'company_blocked'
        ? 'blocked'
        : legacy.quote_accepted_at === null
          ? 'nothing'
          : 'steps';
    const reason = unsignedReasons.find((one) => one === legacy.unsigned?.reason);
    return {
      kind,
      steps,
      legacy,
      partners: partneredCoverageNames(partnered),
      /** Why the documents that were sent are gone, if the server says so. */
      unsigned:
        reason && legacy.unsigned ? { reason, officer: legacy.unsigned.officer_name } : null,
    } as const;
  });

  return {
    $view,
    $email,
    $paymentLink,
    $hasPollFailed,
    $packageName: $chosenSlug.map(packageName),
  };
}
