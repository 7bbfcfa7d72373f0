import { type Application, getIntakeLegacyApplication } from '@fairlead/contracts';
import { decline } from '@fairlead/domain/outcomes';
import { $route, createCallFx, decided, entered, sentTo } from '@fairlead/store';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { createListApplicationsFx } from './discretion.ts';

/** /decline-routing?legacy_app_id= : looks up what the declined application is, and goes on (A§2). */
export function createDeclineRouting() {
  const opened = entered('decline-routing');
  const retried = createEvent();

  const legacyFx = createCallFx(getIntakeLegacyApplication, {
    retries: 2,
    delay: (retry) => retry * 1000,
  });
  const listFx = createListApplicationsFx();
  const factsFx = createEffect(async (legacyId: string | null) => {
    const application = legacyId
      ? await legacyFx({ params: { id: legacyId } })
      : newest(await listFx());
    return {
      isRenewal: application?.renewal?.is_renewal_application ?? false,
      incubatorProgram: application?.incubator_program ?? null,
    };
  });

  sample({
    clock: [opened, retried],
    source: { route: $route, isPending: factsFx.pending },
    filter: ({ route, isPending }) => route?.name === 'decline-routing' && !isPending,
    fn: ({ route }) => route?.query.legacy_app_id ?? null,
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
    .reset([opened, factsFx]);
  return { retried, $hasFailed };
}

const newest = (applications: readonly Application[]) =>
  [...applications].sort(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at),
  )[0] ?? null;
