import { isStatus } from '@fairlead/contracts';
import { createRenewal } from '@fairlead/contracts/application';
import { funnelStepsFor } from '@fairlead/domain';
import { renewalConfirmed } from '@fairlead/domain/outcomes';
import {
  createCallFx,
  createLatest,
  decided,
  navigate,
  reportErrorFx,
  routed,
} from '@fairlead/store';
import { routeByStatusFx } from '@fairlead/store/status-routing';
import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { notConfirmed } from '../content.ts';
import { addressIn, answersWith } from './address.ts';
import { createAddressForm } from './address-form.ts';
import { type ConfirmDetails, createConfirmDetails } from './confirm-details.ts';
import { failureTextOf } from './confirm-failure.ts';
import type { Routing } from './routing.ts';

/** /renew-information-confirm: confirms or updates the address and starts the renewal (A§4, A§5). */
export function createConfirm({ stayed, gone, $stay }: Routing) {
  const retried = createEvent();
  const confirmed = createEvent();
  const ticked = createEvent<boolean>();
  const backPressed = createEvent();

  const { opened, loaded, $now, $loadFailureText } = createConfirmDetails(
    { stayed, gone, $stay },
    retried,
  );

  const $address = $now.map((details) => details && addressIn(details.set));
  const $isSubmitted = $now.map((details) => details?.child?.status === 'SUBMITTED');
  const form = createAddressForm({
    $address,
    opened: loaded,
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
  // Another policy, or another screen, may have been opened in the meantime.
  const $policy = $stay.map((stay) => stay && policyOf({ stay }));
  const $beginning = createStore<readonly string[]>([])
    .on(beginFx, (policies, { details }) => [...policies, policyOf(details)])
    .on(beginFx.finally, (policies, { params }) =>
      policies.filter((policy) => policy !== policyOf(params.details)),
    );
  const ended = sample({
    clock: beginFx.finally,
    source: $policy,
    filter: (policy, { params }) => policy === policyOf(params.details),
    fn: (_, end) => end,
  });
  const notBegun = ended.filterMap((end) => (end.status === 'fail' ? end.error : undefined));
  const onward = createLatest(onwardFx, merge([opened, gone]));
  const $isRouting = createStore(false)
    .on(onwardFx, () => true)
    .reset([onward.ended, opened, gone]);
  const $isBusy = combine(
    { policy: $policy, beginning: $beginning, isRouting: $isRouting },
    ({ policy, beginning, isRouting }) =>
      isRouting || (policy !== null && beginning.includes(policy)),
  );

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
    ended.filterMap((end) =>
      end.status === 'done' ? { child: end.result, address: end.params.address } : undefined,
    ),
  ]).map(({ child, address }) => {
    const facts = {
      applicationId: child.id,
      preDecision: child.pre_decision,
      region: address.region,
    };
    return { ...renewalConfirmed(facts), facts };
  });
  // Must happen before the page is left, because then the draft's owner is no longer known.
  sample({ clock: begun, target: form.discard });
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
    .on(notBegun, (_, failure) => failure)
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
    failed: onward.failed,
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

const policyOf = ({ stay }: Pick<ConfirmDetails, 'stay'>): string =>
  stay.policy.legacyApplicationId;

type Confirmed = {
  readonly details: ConfirmDetails;
  readonly address: ReturnType<typeof addressIn>;
  readonly isUpdated: boolean;
};
