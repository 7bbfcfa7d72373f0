import type { Decision } from '@fairlead/domain';
import {
  type PolicyFacts,
  type RenewalFacts,
  renewal,
  renewalBlock,
} from '@fairlead/domain/outcomes';
import {
  $flagsSettled,
  decided,
  entered,
  left,
  lookUpFailureText,
  reportErrorFx,
  reportLookUpFailures,
  routed,
  screenTitled,
} from '@fairlead/store';
import { createEffect, createEvent, createStore, type Event, merge, sample } from 'effector';
import { content } from '../content.ts';
import { createPolicyFacts, type PolicyRequest } from './policy.ts';

type Visit = PolicyRequest & { readonly route: 'renew' | 'renew-information-confirm' };

/** A visit that isn't redirected: because of this rule, or because no rule applies on the confirm page. */
export type Stay = {
  readonly visit: Visit;
  readonly policy: PolicyFacts;
  readonly because: string | null;
};

/** Runs the renewal router for the policy in the address (A§4), on /renew and on the confirm page (AMB-49). */
export function createRouting() {
  const landingOpened = entered('renew');
  const confirmOpened = entered('renew-information-confirm');
  const opened: Event<Visit> = merge([
    landingOpened.map(({ query }) => ({
      route: 'renew' as const,
      legacyApplicationId: query.legacyApplicationId || null,
      isRerouted: true,
    })),
    confirmOpened.map(({ query }) => ({
      route: 'renew-information-confirm' as const,
      legacyApplicationId: query.legacyApplicationId || null,
      isRerouted: query.preventReroute !== 'true',
    })),
  ]);
  const retried = createEvent();

  const $visit = createStore<Visit | null>(null).on(opened, (_, visit) => visit);
  const gone = sample({
    clock: [left('renew'), left('renew-information-confirm')],
    source: $visit,
    filter: (visit) => visit !== null,
  });
  $visit.reset(gone);

  const readFx = createPolicyFacts();
  const lookUpFx = createEffect(async (visit: Visit) => ({ visit, facts: await readFx(visit) }));
  const wanted = sample({
    clock: [opened, retried, $flagsSettled],
    source: { visit: $visit, areFlagsSettled: $flagsSettled },
    fn: ({ visit, areFlagsSettled }) => (areFlagsSettled ? visit : null),
  });
  sample({ clock: wanted, filter: Boolean, target: lookUpFx });

  // Another policy or screen may have been opened in the meantime.
  const finished = sample({
    clock: lookUpFx.finally,
    source: $visit,
    filter: (visit, { params }) => visit === params,
    fn: (_, answer) => answer,
  });
  const $isIncomplete = createStore(false).reset([opened, gone]);
  const answered = finished.filter({ fn: (answer) => !isIncomplete(answer) });
  const foundIncomplete = finished.filter({ fn: isIncomplete });
  $isIncomplete.on(foundIncomplete, () => true);
  sample({
    clock: foundIncomplete,
    fn: () => content.incomplete.heading,
    target: screenTitled,
  });
  sample({
    clock: foundIncomplete,
    fn: () => ({
      error: new Error('The legacyApplicationId of the policy to renew is missing in the address'),
      where: 'renewal address',
      level: 'info' as const,
    }),
    target: reportErrorFx,
  });
  const decideFx = createEffect(({ visit, facts }: LookupResult) => ({
    visit,
    facts,
    decision: visit.isRerouted ? renewal(facts) : renewalBlock(facts),
  }));
  sample({
    clock: answered.filterMap((answer) => (answer.status === 'done' ? answer.result : undefined)),
    target: decideFx,
  });
  const made = decideFx.doneData.filterMap(({ decision, facts }) =>
    decision ? { ...decision, facts } : undefined,
  );
  sample({
    clock: made,
    fn: (decision) => ({ ...decision, router: 'renewal' as const }),
    target: decided,
  });
  const stayed = decideFx.doneData.filterMap(({ visit, facts: { policy }, decision }) =>
    policy && staysAt(visit, decision)
      ? { visit, policy, because: decision?.because ?? null }
      : undefined,
  );
  sample({
    clock: decideFx.doneData.filterMap(({ visit, decision }) =>
      decision && !staysAt(visit, decision) ? { to: decision.to } : undefined,
    ),
    target: routed,
  });
  const $stay = createStore<Stay | null>(null)
    .on(stayed, (_, stay) => stay)
    .reset([opened, gone]);

  const failed = answered.filterMap((answer) =>
    answer.status === 'fail' ? answer.error : undefined,
  );
  reportLookUpFailures('renewal', failed);
  const $failureText = createStore<string | null>(null)
    .on(failed, (_, failure) => lookUpFailureText(content.loadFailed, failure))
    .reset([opened, lookUpFx]);

  return { retried, stayed, gone, failed: decideFx.failData, $stay, $failureText, $isIncomplete };
}

/** 'BEGIN RENEWAL' and 'Unable to Renew' are on /renew itself; the confirm page stays open if no rule applies. */
const staysAt = ({ route }: Visit, decision: Decision | null): boolean =>
  decision === null || (route === 'renew' && 'route' in decision.to && decision.to.route === route);

type LookupResult = {
  readonly visit: Visit;
  readonly facts: RenewalFacts;
};

type Answer =
  | { readonly status: 'done'; readonly result: LookupResult }
  | { readonly status: 'fail' };

/** The address names no policy, while policies can be renewed. */
const isIncomplete = (answer: Answer): boolean =>
  answer.status === 'done' &&
  answer.result.facts.renewalsRollout &&
  answer.result.facts.policy === null;

export type Routing = ReturnType<typeof createRouting>;
