import { updatePackage } from '@fairlead/contracts/packages';
import { whyNotRecommend } from '@fairlead/domain/packages';
import { createCallFx, notify, reportErrorFx } from '@fairlead/store';
import { createEffect, createEvent, type Store, sample } from 'effector';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly $lock: Store<string | null>;
};

type Choice = { readonly packageId: string; readonly to: boolean };

/** The Recommended switch. Only a live package can be marked; at most one is (B§4, AMB-59). */
export function createRecommended({ submission, optimistic, $lock }: Dependencies) {
  const switched = createEvent<Choice>();

  const callFx = createCallFx(updatePackage);
  const switchFx = createEffect(({ packageId, to }: Choice) =>
    callFx({ body: { package_id: packageId, recommended: to } }),
  );

  const allowed = sample({
    clock: switched,
    source: { shown: optimistic.$submission, changes: optimistic.$changes, lock: $lock },
    filter: ({ shown, changes, lock }, { packageId, to }) => {
      const marking = shown?.packages.find(({ id }) => id === packageId);
      // Two marks under way could end in either order.
      const isUnderWay = changes.some(({ kind }) => kind === 'recommended');
      if (!marking || lock || isUnderWay || marking.recommended === to) return false;
      return !to || !whyNotRecommend(marking);
    },
    fn: (_, choice) => choice,
  });
  sample({ clock: allowed, fn: asChange, target: optimistic.begun });
  sample({ clock: allowed, target: switchFx });

  sample({ clock: switchFx.doneData, target: submission.packageAnswered });
  sample({
    clock: switchFx.finally,
    fn: ({ params }) => asChange(params),
    target: optimistic.ended,
  });
  sample({ clock: switchFx.finally, fn: () => {}, target: submission.reloaded });
  sample({
    clock: switchFx.failData,
    fn: (error) => ({ error, where: 'admin: recommended package' }),
    target: reportErrorFx,
  });
  sample({
    clock: switchFx.fail,
    fn: () => ({
      text: 'Failed to update recommended package',
      tone: 'danger' as const,
      audience: 'admin' as const,
    }),
    target: notify,
  });

  return { switched };
}

const asChange = ({ packageId, to }: Choice) => ({ kind: 'recommended' as const, packageId, to });
