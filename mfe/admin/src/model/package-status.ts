import { ApiError } from '@fairlead/contracts';
import {
  archivePackage,
  type MarketSubmission,
  readyPackage,
  reviewPackage,
} from '@fairlead/contracts/packages';
import type { PackageStatus } from '@fairlead/domain';
import { packageChangeLabel, whyNotPackageStatus } from '@fairlead/domain/packages';
import { createCallFx, reportErrorFx } from '@fairlead/store';
import { createEffect, createEvent, type Store, sample } from 'effector';
import { content } from '../content.ts';
import type { NoticeModel } from './notice.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly $lock: Store<string | null>;
};

type Choice = { readonly packageId: string; readonly to: PackageStatus };
/** The choice in the words of the board: the package's name, and the status as the menu calls it. */
type ChoiceNames = { readonly name: string; readonly status: string };

/** Sets a package to Draft, Live or Archived: shown at once, taken back when the server refuses (B§4, B§8). */
export function createPackageStatus({ submission, optimistic, notice, $lock }: Dependencies) {
  const chosen = createEvent<Choice>();

  const archiveFx = createCallFx(archivePackage);
  const readyFx = createCallFx(readyPackage);
  const reviewFx = createCallFx(reviewPackage);
  const changeFx = createEffect(({ packageId, to }: Choice & ChoiceNames) => {
    const asked = { body: { package_id: packageId } };
    if (to === 'ARCHIVED') return archiveFx(asked);
    return to === 'READY' ? readyFx(asked) : reviewFx(asked);
  });

  const allowed = sample({
    clock: chosen,
    source: { shown: optimistic.$submission, changes: optimistic.$changes, lock: $lock },
    filter: ({ shown, changes, lock }, { packageId, to }) => {
      const changing = shown?.packages.find(({ id }) => id === packageId);
      const isUnderWay = changes.some(
        (change) => change.kind === 'status' && change.packageId === packageId,
      );
      return (
        !!shown && !!changing && !lock && !isUnderWay && !whyNotPackageStatus(changing, to, shown)
      );
    },
    fn: ({ shown }, choice) => ({ ...choice, ...namesOf(shown, choice) }),
  });
  sample({ clock: allowed, fn: () => {}, target: notice.dismissed });
  sample({ clock: allowed, fn: asChange, target: optimistic.begun });
  sample({ clock: allowed, target: changeFx });

  sample({ clock: changeFx.doneData, target: submission.packageAnswered });
  sample({
    clock: changeFx.finally,
    fn: ({ params }) => asChange(params),
    target: optimistic.ended,
  });
  // Also after a failure: the server may know why, and whether the change went through after all.
  sample({ clock: changeFx.finally, fn: () => {}, target: submission.reloaded });
  sample({
    clock: changeFx.failData,
    fn: (error) => ({ error, where: 'admin: package status' }),
    target: reportErrorFx,
  });
  sample({
    clock: changeFx.fail,
    fn: ({ params, error }) => ({
      packageId: params.packageId,
      text: whatWentWrong(params, error),
    }),
    target: notice.noted,
  });

  return { chosen };
}

const asChange = ({ packageId, to }: Choice) => ({ kind: 'status' as const, packageId, to });

function namesOf(submission: MarketSubmission | null, { packageId, to }: Choice): ChoiceNames {
  const found = submission?.packages.find(({ id }) => id === packageId);
  const isQuoteBlocked = submission?.status === 'QUOTE_BLOCKED';
  return {
    name: found?.name ?? '',
    status: packageChangeLabel(found?.status ?? '', to, { isQuoteBlocked }),
  };
}

function whatWentWrong({ name, status }: ChoiceNames, failure: Error): string {
  const { packageStatus, packageStatusUnreachable } = content.notices;
  const isRefused = failure instanceof ApiError && failure.status < 500;
  return isRefused ? packageStatus(name, status) : packageStatusUnreachable(name, status);
}
