import { getIntakeLegacyApplication } from '@fairlead/contracts';
import { newestFirst } from '@fairlead/domain';
import { decline } from '@fairlead/domain/outcomes';
import {
  createCallFx,
  decided,
  entered,
  lookUpFailureText,
  reportLookUpFailures,
  routed,
  whileOpen,
  withLookupRetry,
} from '@fairlead/store';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { createListApplicationsFx } from './applications.ts';

/** /decline-routing?legacy_app_id= : looks up the declined application and redirects (A§2). */
export function createDeclineRouting() {
  const opened = entered('decline-routing');
  const retried = createEvent();

  const $legacyId = createStore<string | null>(null).on(
    opened,
    (_, { query }) => query.legacy_app_id ?? null,
  );
  const legacyFx = createCallFx(getIntakeLegacyApplication, withLookupRetry);
  const listFx = createListApplicationsFx();
  const factsFx = createEffect(async (legacyId: string | null) => {
    const application = legacyId
      ? await legacyFx({ params: { id: legacyId } })
      : newestFirst(await listFx())[0];
    return {
      isRenewal: application?.renewal?.is_renewal_application ?? false,
      incubatorProgram: application?.incubator_program ?? null,
    };
  });

  const triedAgain = sample({
    clock: retried,
    source: factsFx.pending,
    filter: (isPending) => !isPending,
  });
  sample({ clock: [opened, triedAgain], source: $legacyId, target: factsFx });

  // Another application may have been opened in the meantime.
  const answered = sample({
    clock: whileOpen('decline-routing', factsFx.finally),
    source: $legacyId,
    filter: (legacyId, { params }) => params === legacyId,
    fn: (_, answer) => answer,
  });
  const found = answered.filterMap((answer) =>
    answer.status === 'done' ? answer.result : undefined,
  );
  sample({
    clock: found,
    fn: (facts) => ({ ...decline(facts), router: 'decline' as const, facts }),
    target: decided,
  });
  sample({ clock: found, fn: (facts) => ({ to: decline(facts).to }), target: routed });

  const failed = answered.filterMap((answer) =>
    answer.status === 'fail' ? answer.error : undefined,
  );
  reportLookUpFailures('decline routing', failed);
  const $failureText = createStore<string | null>(null)
    .on(failed, (_, failure) => lookUpFailureText(content.declineRouting.asked, failure))
    .reset([factsFx, opened]);
  return { retried, $failureText, $hasFailed: $failureText.map((text) => text !== null) };
}
