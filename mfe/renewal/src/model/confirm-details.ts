import type { Application } from '@fairlead/contracts';
import {
  getApplicationQuestionSet,
  getNewRenewal,
  type QuestionSet,
} from '@fairlead/contracts/application';
import {
  createCallFx,
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

/** Loads the content of the confirm page. */
export function createConfirmDetails(
  { stayed, gone, $stay }: Pick<Routing, 'stayed' | 'gone' | '$stay'>,
  retried: Event<void>,
) {
  const setFx = createCallFx(getNewRenewal, withLookupRetry);
  const childSetFx = createCallFx(getApplicationQuestionSet, withLookupRetry);
  const childFx = attach({ effect: getApplicationFx });
  const detailsFx = createEffect(async (stay: Stay): Promise<ConfirmDetails> => {
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
  sample({ clock: opened, target: detailsFx });
  sample({ clock: retried, source: $stay, filter: Boolean, target: detailsFx });

  const $details = createStore<ConfirmDetails | null>(null)
    .on(detailsFx.doneData, (_, details) => details)
    .reset([opened, gone]);
  const $now = combine($details, $stay, (details, stay) =>
    details && details.stay === stay ? details : null,
  );
  reportLookUpFailures('renewal address', detailsFx.failData);
  const $loadFailureText = createStore<string | null>(null)
    .on(detailsFx.failData, (_, failure) => lookUpFailureText(content.loadFailed, failure))
    .reset([detailsFx, gone]);

  return {
    opened,
    loaded: sample({ clock: detailsFx.doneData, fn: () => {} }),
    /** The details of the current visit; null until they are loaded. */
    $now,
    $loadFailureText,
  };
}
