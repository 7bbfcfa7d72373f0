import { isStatus } from '@fairlead/contracts';
import { cancelDiscretion } from '@fairlead/contracts/application';
import { quotePackages } from '@fairlead/domain/status-routing';
import {
  $authSource,
  $experience,
  createCallFx,
  createCrash,
  createLatest,
  entered,
  navigate,
  routed,
  whileOpen,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createDiscretionId } from './discretion.ts';

/** /user-discretion: a requested review that the applicant may cancel (A§4). */
export function createUserDiscretion() {
  const opened = entered('user-discretion');
  const cancelPressed = createEvent();

  const { $id, $isLooking } = createDiscretionId(opened);
  const callFx = createCallFx(cancelDiscretion);
  const cancelFx = createEffect(({ id }: { readonly id: string | null }) => {
    if (!id)
      throw new Error(
        'No discretion decision is known, so none can be canceled. Load the decision first.',
      );
    return callFx({ params: { id } });
  });
  // The page may have been opened for another decision in the meantime.
  const $asked = createStore<string | null>(null).on(
    opened,
    (_, { query }) => query.discretion_id ?? null,
  );
  const canceled = createLatest(cancelFx, $asked.updates);
  /** From the press until the packages page: a second press does nothing. */
  const $isCanceling = createStore(false)
    .on(cancelPressed, () => true)
    .reset([opened, canceled.failed]);
  // A press during the look-up counts once its end shows which review is pending.
  const $canCancel = combine(
    $isCanceling,
    $isLooking,
    (isCanceling, isLooking) => isCanceling && !isLooking,
  );
  sample({
    clock: $canCancel,
    source: $id,
    filter: (_, canCancel) => canCancel,
    fn: (id) => ({ id }),
    target: cancelFx,
  });
  sample({
    clock: whileOpen('user-discretion', canceled.done),
    source: combine({ experience: $experience, authSource: $authSource }),
    fn: (known, { application_id }) =>
      quotePackages('canceled', {
        ...known,
        applicationId: application_id,
        legacyApplicationId: null,
      }),
    target: routed,
  });

  // Nothing is pending, perhaps because an earlier response was lost: the start page decides where to continue.
  sample({
    clock: whileOpen('user-discretion', canceled.failed),
    filter: (failure) => isStatus(failure, 404),
    fn: () => ({ route: 'intake' as const, replace: true }),
    target: navigate,
  });

  // ERROR-028
  const failed = canceled.failed.filter({ fn: (failure) => !isStatus(failure, 404) });

  return { cancelPressed, $isCanceling, ...createCrash([failed], [opened]) };
}
