import { funnelStepsFor } from '@fairlead/domain';
import { entered } from '@fairlead/store';
import { getApplicationFx } from '@fairlead/store/status-routing';
import { attach, combine, createStore, merge, sample } from 'effector';
import { pendingFor } from './pending-for.ts';

/**
 * The steps of the funnel beside an application: a renewal has one more (A§1). Until the response arrives, those of a
 * new one.
 */
export function createSteps() {
  const opened = merge([entered('question-set'), entered('review')]);
  const askFx = attach({ effect: getApplicationFx });
  const $applicationId = createStore<string | null>(null).on(
    opened,
    (_, { params }) => params.applicationId,
  );
  /** Whether each known application is a renewal, by its id. */
  const $known = createStore<ReadonlyMap<string, boolean>>(new Map(), { serialize: 'ignore' }).on(
    askFx.done,
    (known, { params, result }) =>
      new Map(known).set(params.params.id, result.renewal?.is_renewal_application ?? false),
  );
  sample({
    clock: opened,
    source: { known: $known, pending: pendingFor(askFx, ({ params }) => params.id) },
    filter: ({ known, pending }, { params: { applicationId } }) =>
      pending !== applicationId && !known.has(applicationId),
    fn: (_, { params }) => ({ params: { id: params.applicationId } }),
    target: askFx,
  });
  return {
    $steps: combine($known, $applicationId, (known, id) =>
      funnelStepsFor({ isRenewal: id !== null && known.get(id) === true }),
    ),
  };
}
