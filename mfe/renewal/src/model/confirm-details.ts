import type { Application } from '@fairlead/contracts';
import {
  getApplicationQuestionSet,
  getNewRenewal,
  type QuestionSet,
} from '@fairlead/contracts/application';
import {
  createCallFx,
  createLatest,
  lookUpFailureText,
  reportLookUpFailures,
  withLookupRetry,
} from '@fairlead/store';
import { getApplicationFx } from '@fairlead/store/status-routing';
import { attach, combine, createEffect, createStore, type Event, sample } from 'effector';
import { content } from '../content.ts';
import type { Routing, Stay } from './routing.ts';

/** The content of the confirm page: the current address, and the started renewal, if any. */
export type ConfirmDetails = {
  readonly stay: Stay;
  readonly set: QuestionSet;
  readonly child: Application | null;
};

type DetailsRequest = { readonly stay: Stay };

/** Loads the content of the confirm page. */
export function createConfirmDetails(
  { stayed, gone, $stay }: Pick<Routing, 'stayed' | 'gone' | '$stay'>,
  retried: Event<void>,
) {
  const setFx = createCallFx(getNewRenewal, withLookupRetry);
  const childSetFx = createCallFx(getApplicationQuestionSet, withLookupRetry);
  const childFx = attach({ effect: getApplicationFx });
  const detailsFx = createEffect(async ({ stay }: DetailsRequest): Promise<ConfirmDetails> => {
    const { legacyApplicationId, childId } = stay.policy;
    const [set, child] = await Promise.all([
      setFx({ query: { legacy_parent_id: legacyApplicationId } }),
      childId === null ? null : childFx({ params: { id: childId } }),
    ]);
    if (child === null) return { stay, set, child };
    const own = await childSetFx({ params: { id: set.id, applicationId: child.id } });
    return { stay, set: own, child };
  });
  const opened = stayed.filter({ fn: ({ visit }) => visit.route === 'renew-information-confirm' });
  // What was asked for another policy, or before the page was left, changes nothing.
  const { ended, done: loaded, failed } = createLatest(detailsFx, gone);
  const $isLoading = createStore(false)
    .on(detailsFx, () => true)
    .reset([ended, gone]);
  const triedAgain = sample({
    clock: retried,
    source: $isLoading,
    filter: (isLoading) => !isLoading,
  });
  sample({
    clock: [opened, triedAgain],
    source: $stay,
    filter: Boolean,
    fn: (stay) => ({ stay }),
    target: detailsFx,
  });

  const $details = createStore<ConfirmDetails | null>(null)
    .on(loaded, (_, details) => details)
    .reset([opened, gone]);
  const $now = combine($details, $stay, (details, stay) =>
    details && details.stay === stay ? details : null,
  );
  reportLookUpFailures('renewal address', failed);
  const $loadFailureText = createStore<string | null>(null)
    .on(failed, (_, failure) => lookUpFailureText(content.loadFailed, failure))
    .reset([detailsFx, gone]);

  return {
    opened,
    loaded: sample({ clock: loaded, fn: () => {} }),
    /** The details of the current visit; null until they are loaded. */
    $now,
    $loadFailureText,
  };
}
