import { ApiError, type Application, listApplications } from '@fairlead/contracts';
import { $flags, createCallFx, entered, navigate } from '@fairlead/store';
import { createEffect, createEvent, createStore, type Event, sample } from 'effector';

type WithQuery = { readonly query: Readonly<Record<string, string>> };

/** A§7: a 404 is an empty list. */
export function createListApplicationsFx() {
  const callFx = createCallFx(listApplications, { retries: 2, delay: (retry) => retry * 1000 });
  return createEffect(async (_: void): Promise<readonly Application[]> => {
    try {
      return await callFx();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) return [];
      throw failure;
    }
  });
}

/** The newest application with a discretion decision that is pending. */
export const newestDiscretion = (applications: readonly Application[]): string | null =>
  [...applications]
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    .map(({ pending_discretion_decision: pending }) => pending?.id ?? null)
    .find((id) => id !== null) ?? null;

/** Which discretion decision a page is about: the one in its address, else that of the newest application. */
export function createDiscretionId(opened: Event<WithQuery>) {
  const listFx = createListApplicationsFx();
  sample({
    clock: opened,
    filter: ({ query }) => !query.discretion_id,
    fn: () => {},
    target: listFx,
  });
  const $id = createStore<string | null>(null)
    .on(opened, (_, { query }) => query.discretion_id ?? null)
    .on(listFx.doneData, (_, applications) => newestDiscretion(applications));
  return { $id, $isLooking: listFx.pending };
}

/** /blocking-discretion (A§2). */
export function createBlockingDiscretion() {
  const opened = entered('blocking-discretion');
  const expediteChosen = createEvent();
  const $mayExpedite = $flags.map((flags) => flags['request-expedited-quote']);
  sample({
    clock: expediteChosen,
    source: $mayExpedite,
    filter: Boolean,
    fn: () => ({ route: 'expedited-quote-request' }) as const,
    target: navigate,
  });
  return { opened, expediteChosen, $mayExpedite };
}
