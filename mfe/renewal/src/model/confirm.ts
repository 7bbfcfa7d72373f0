import { type Application, isStatus } from '@fairlead/contracts';
import {
  createRenewal,
  getApplicationQuestionSet,
  getNewRenewal,
  type QuestionSet,
} from '@fairlead/contracts/application';
import { funnelStepsFor } from '@fairlead/domain';
import { renewalConfirmed } from '@fairlead/domain/outcomes';
import {
  createCallFx,
  decided,
  lookUpFailureText,
  navigate,
  reportErrorFx,
  reportLookUpFailures,
  routed,
  withLookupRetry,
} from '@fairlead/store';
import { getApplicationFx, routeByStatusFx } from '@fairlead/store/status-routing';
import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { content, notConfirmed } from '../content.ts';
import { addressIn, answersWith } from './address.ts';
import { createAddressForm } from './address-form.ts';
import { failureTextOf } from './confirm-failure.ts';
import type { Routing, Stay } from './routing.ts';

/** What the confirm page shows: the address as it stands, and the renewal that was begun, if any. */
type Details = {
  readonly stay: Stay;
  readonly set: QuestionSet;
  readonly child: Application | null;
};

/** /renew-information-confirm: the address is confirmed or updated, and the renewal begins (A§4, A§5). */
export function createConfirm({ stayed, gone, $stay }: Routing) {
  const retried = createEvent();
  const confirmed = createEvent();
  const ticked = createEvent<boolean>();
  const backPressed = createEvent();

  const setFx = createCallFx(getNewRenewal, withLookupRetry);
  const childSetFx = createCallFx(getApplicationQuestionSet, withLookupRetry);
  const childFx = attach({ effect: getApplicationFx });
  const detailsFx = createEffect(async (stay: Stay): Promise<Details> => {
    const { legacyApplicationId, childId } = stay.policy;
    const [set, child] = await Promise.all([
      setFx({ query: { legacy_parent_id: legacyApplicationId } }),
      childId === null ? null : childFx({ params: { id: childId } }),
    ]);
    if (child === null) return { stay, set, child };
    const own = await childSetFx({ params: { id: set.id, applicationId: child.id } });
    return { stay, set: own, child };
  });
  const opened = stayed.filter({ fn: ({ visit }) => visit.route === 'renew-information-confirm' });
  sample({ clock: opened, target: detailsFx });
  sample({ clock: retried, source: $stay, filter: Boolean, target: detailsFx });

  const $details = createStore<Details | null>(null)
    .on(detailsFx.doneData, (_, details) => details)
    .reset([opened, gone]);
  const $now = combine($details, $stay, (details, stay) =>
    details && details.stay === stay ? details : null,
  );
  reportLookUpFailures('renewal address', detailsFx.failData);
  const $loadFailureText = createStore<string | null>(null)
    .on(detailsFx.failData, (_, failure) => lookUpFailureText(content.loadFailed, failure))
    .reset([detailsFx, gone]);

  const $address = $now.map((details) => details && addressIn(details.set));
  const $isSubmitted = $now.map((details) => details?.child?.status === 'SUBMITTED');
  const form = createAddressForm({
    $address,
    opened: sample({ clock: detailsFx.doneData, fn: () => {} }),
    $draftKey: $now.map((details) =>
      details ? `renewal-address:${details.stay.policy.legacyApplicationId}` : null,
    ),
    attempted: confirmed,
  });

  const $isTicked = createStore(false)
    .on(ticked, (_, isTicked) => isTicked)
    .reset([opened, gone, form.addressChanged]);
  const $attempts = createStore(0)
    .on(confirmed, (attempts) => attempts + 1)
    .reset([opened, gone, form.updated, form.kept]);
  const $tickError = combine($isTicked, $attempts, (isTicked, attempts) =>
    attempts > 0 && !isTicked ? notConfirmed : null,
  );

  const postFx = createCallFx(createRenewal);
  const beginFx = createEffect(async ({ details, address }: Confirmed) => {
    const { set, stay } = details;
    return postFx({
      body: {
        renewal_parent_application_id: stay.policy.legacyApplicationId,
        question_set_id: set.id,
        questions: answersWith(set, address),
      },
    });
  });
  const onwardFx = attach({ effect: routeByStatusFx });
  const $isBusy = combine(beginFx.pending, onwardFx.pending, (...pending) => pending.some(Boolean));

  const accepted = sample({
    clock: confirmed,
    source: {
      details: $now,
      address: form.$confirmedAddress,
      isTicked: $isTicked,
      isBusy: $isBusy,
      isUpdated: form.$isUpdated,
    },
    fn: ({ details, address, isTicked, isBusy, isUpdated }) =>
      details && address && isTicked && !isBusy ? { details, address, isUpdated } : undefined,
  }).filterMap((accepted) => accepted);
  sample({
    clock: accepted.filterMap(({ details: { child } }) =>
      child?.status === 'SUBMITTED' ? { applicationId: child.id } : undefined,
    ),
    target: onwardFx,
  });
  const toBegin = accepted.filter({
    fn: ({ details: { child }, isUpdated }) =>
      child === null || (isUpdated && child.status !== 'SUBMITTED'),
  });
  sample({ clock: toBegin, target: beginFx });
  const asItWas = accepted.filterMap(({ details: { child }, address, isUpdated }) =>
    child && child.status !== 'SUBMITTED' && !isUpdated ? { child, address } : undefined,
  );
  const begun = merge([
    asItWas,
    sample({
      clock: beginFx.done,
      fn: ({ params: { address }, result }) => ({ child: result, address }),
    }),
  ]).map(({ child, address }) => {
    const facts = {
      applicationId: child.id,
      preDecision: child.pre_decision,
      region: address.region,
    };
    return { ...renewalConfirmed(facts), facts };
  });
  // Before the page is left: then it is not known any more whose draft it was.
  sample({ clock: begun, fn: () => {}, target: form.discard });
  sample({
    clock: begun,
    fn: (decision) => ({ ...decision, router: 'renewal' as const }),
    target: decided,
  });
  sample({ clock: begun, fn: ({ to }) => ({ to, replace: false }), target: routed });

  sample({
    clock: beginFx.failData,
    filter: (failure) => !isStatus(failure, 401, 409),
    fn: (error) => ({ error, where: 'renewal' }),
    target: reportErrorFx,
  });
  const $failure = createStore<Error | null>(null)
    .on(beginFx.failData, (_, failure) => failure)
    .reset([confirmed, opened, gone]);
  const $refusal = $failure.map(failureTextOf);

  sample({
    clock: backPressed,
    source: $now,
    filter: Boolean,
    fn: ({ stay }) =>
      ({
        route: 'renew',
        query: { legacyApplicationId: stay.policy.legacyApplicationId },
      }) as const,
    target: navigate,
  });

  return {
    retried,
    confirmed,
    ticked,
    backPressed,
    form,
    failed: onwardFx.failData,
    steps: funnelStepsFor({ isRenewal: true }),
    $now,
    $address,
    $isSubmitted,
    $isTicked,
    $attempts,
    $tickError,
    $isBusy,
    $refusal,
    $loadFailureText,
  };
}

type Confirmed = {
  readonly details: Details;
  readonly address: ReturnType<typeof addressIn>;
  readonly isUpdated: boolean;
};
