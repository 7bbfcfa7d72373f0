import { funnelStepsFor } from '@fairlead/domain';
import { entered } from '@fairlead/store';
import { getApplicationFx } from '@fairlead/store/status-routing';
import { attach, createStore, merge, sample } from 'effector';

/**
 * The steps of the funnel beside an application: a renewal has one more (A§1). Until the response arrives, those of a
 * new one.
 */
export function createSteps() {
  const opened = merge([entered('question-set'), entered('review')]);
  const askFx = attach({ effect: getApplicationFx });
  const $known = createStore<{ readonly id: string; readonly isRenewal: boolean } | null>(null).on(
    askFx.done,
    (_, { params, result }) => ({
      id: params.params.id,
      isRenewal: result.renewal?.is_renewal_application ?? false,
    }),
  );
  sample({
    clock: opened,
    source: { known: $known, isPending: askFx.pending },
    filter: ({ known, isPending }, { params }) => !isPending && known?.id !== params.applicationId,
    fn: (_, { params }) => ({ params: { id: params.applicationId } }),
    target: askFx,
  });
  return {
    $steps: $known.map((known) => funnelStepsFor({ isRenewal: known?.isRenewal ?? false })),
  };
}
