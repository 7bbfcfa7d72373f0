import type { Application } from '@fairlead/contracts';
import { newestFirst } from '@fairlead/domain';
import { $flags, navigate, reportLookUpFailures } from '@fairlead/store';
import { createEvent, createStore, type Event, sample } from 'effector';
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
  const $id = createStore<string | null>(null)
    .on(opened, (_, { query }) => query.discretion_id ?? null)
    .on(listFx.doneData, (_, applications) => newestDiscretion(applications));
  return { $id, $isLooking: listFx.pending };
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
