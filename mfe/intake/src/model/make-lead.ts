import { NetworkError } from '@fairlead/contracts';
import type { ApplicantSummary } from '@fairlead/domain';
import { reportErrorFx } from '@fairlead/store';
import { createEffect, type Store, sample } from 'effector';

/**
 * Creates the effect that makes the lead of a submitted form. What it takes is loaded once the form is filled in, because
 * nobody who only looks at it needs it. If it can't be loaded, that is a call without a response.
 */
export function createMakeLead($isFilledIn: Store<boolean>) {
  // An effect, because a plain promise would lose the scope of the calls after it.
  const loadFx = createEffect(() => import('@fairlead/store/leads'));
  sample({ clock: $isFilledIn, filter: Boolean, target: loadFx });

  return createEffect(async (summary: ApplicantSummary) => {
    try {
      const { createLeadFx } = await loadFx();
      return await createLeadFx(summary);
    } catch (error) {
      await reportErrorFx({ error, where: 'create lead' });
      return { kind: 'none', failure: new NetworkError() } as const;
    }
  });
}
