import { getIntakeLegacyApplication } from '@fairlead/contracts';
import { decline } from '@fairlead/domain/outcomes';
import { createCallFx, decided, entered, patiently, sentTo } from '@fairlead/store';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { createListApplicationsFx, newestFirst } from './applications.ts';

/** /decline-routing?legacy_app_id= : looks up what the declined application is, and goes on (A§2). */
export function createDeclineRouting() {
  const opened = entered('decline-routing');
  const retried = createEvent();

  const $legacyId = createStore<string | null>(null).on(
    opened,
    (_, { query }) => query.legacy_app_id ?? null,
  );
  const legacyFx = createCallFx(getIntakeLegacyApplication, patiently);
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

  sample({
    clock: [opened, retried],
    source: { legacyId: $legacyId, isPending: factsFx.pending },
    filter: ({ isPending }) => !isPending,
    fn: ({ legacyId }) => legacyId,
    target: factsFx,
  });
  sample({
    clock: factsFx.doneData,
    fn: (facts) => ({ ...decline(facts), router: 'decline' as const, facts }),
    target: decided,
  });
  sample({ clock: factsFx.doneData, fn: (facts) => ({ to: decline(facts).to }), target: sentTo });

  const $hasFailed = createStore(false)
    .on(factsFx.fail, () => true)
    .reset(factsFx);
  return { retried, $hasFailed };
}
