import { type Application, getApplication } from '@fairlead/contracts';
import type { Decision } from '@fairlead/domain';
import { type ApplicationFacts, applicationStatus } from '@fairlead/domain/status-routing';
import {
  $route,
  createCallFx,
  createLatest,
  decided,
  routed,
  withLookupRetry,
} from '@fairlead/store';
import { createEffect, createStore, sample } from 'effector';
import { readApplicationFactsFx } from './application-facts.ts';

export const getApplicationFx = createCallFx(getApplication, withLookupRetry);

type Routed = { readonly decision: Decision; readonly facts: ApplicationFacts };

const decideFx = createEffect(async (application: Application): Promise<Routed> => {
  const facts = await readApplicationFactsFx({ application });
  return { decision: applicationStatus(facts), facts };
});

/**
 * Opens the next screen of an application by its status (A§4). Fails for a status or decision that no rule covers
 * (A§8).
 */
export const routeByStatusFx = createEffect(
  async ({ applicationId }: { readonly applicationId: string }): Promise<Routed> =>
    decideFx(await getApplicationFx({ params: { id: applicationId } })),
);

/** The address of the screen that asked: the same screen of another application is another one. */
const $askedFrom = createStore<string | null>(null, { serialize: 'ignore' });
sample({
  clock: routeByStatusFx,
  source: $route,
  fn: (route) => route?.address ?? null,
  target: $askedFrom,
});
/** A user who has left that screen isn't redirected. */
const answered = sample({
  clock: createLatest(routeByStatusFx).done,
  source: { askedFrom: $askedFrom, route: $route },
  filter: ({ askedFrom, route }) => askedFrom === null || askedFrom === route?.address,
  fn: (_, result) => result,
});
sample({
  clock: answered,
  fn: ({ decision, facts }) => ({ ...decision, router: 'application-status' as const, facts }),
  target: decided,
});
sample({
  clock: answered,
  fn: ({ decision }) => ({ to: decision.to }),
  target: routed,
});
