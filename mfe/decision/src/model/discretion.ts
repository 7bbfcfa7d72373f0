import type { Application } from '@fairlead/contracts';
import { newestFirst } from '@fairlead/domain';
import { $flags, navigate, reportLookUpFailures } from '@fairlead/store';
import { combine, createEvent, createStore, type Event, sample } from 'effector';
import { createListApplicationsFx } from './applications.ts';

type WithQuery = { readonly query: Readonly<Record<string, string>> };

/** The discretion decision that is pending for the newest application that has one. */
function newestDiscretion(applications: readonly Application[]): string | null {
  const [id] = newestFirst(applications).flatMap(
    ({ pending_discretion_decision: pending }) => pending?.id ?? [],
  );
  return id ?? null;
}

/** Returns a page's discretion decision: the one in its address, else that of the newest application. */
export function createDiscretionId(opened: Event<WithQuery>) {
  const listFx = createListApplicationsFx();
  sample({ clock: opened, filter: ({ query }) => !query.discretion_id, target: listFx });
  reportLookUpFailures('pending discretion', listFx.failData);
  // The page may have been opened again in the meantime, with an id.
  const $isLookedUp = createStore(false).on(opened, (_, { query }) => !query.discretion_id);
  const found = sample({ clock: listFx.doneData, filter: $isLookedUp });
  const $id = createStore<string | null>(null)
    .on(opened, (_, { query }) => query.discretion_id ?? null)
    .on(found, (_, applications) => newestDiscretion(applications));
  const $isLooking = combine(
    $isLookedUp,
    listFx.pending,
    (isLookedUp, isPending) => isLookedUp && isPending,
  );
  return { $id, $isLooking };
}

/** /blocking-discretion (A§2). */
export function createBlockingDiscretion() {
  const expediteChosen = createEvent();
  const $mayExpedite = $flags.map((flags) => flags['request-expedited-quote']);
  sample({
    clock: expediteChosen,
    source: $mayExpedite,
    filter: Boolean,
    fn: () => ({ route: 'expedited-quote-request' }) as const,
    target: navigate,
  });
  return { expediteChosen, $mayExpedite };
}
