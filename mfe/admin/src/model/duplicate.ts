import { duplicatePackage, type MarketSubmission } from '@fairlead/contracts/packages';
import { createCallFx, reportErrors } from '@fairlead/store';
import { createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { content } from '../content.ts';
import { isUnanswered, reasonOf } from './conflict.ts';
import type { NoticeModel } from './notice.ts';
import { ofOpenSubmission } from './of-open-submission.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly $lock: Store<string | null>;
};

type Copying = { readonly id: string; readonly name: string; readonly submissionId: string };

/** Copies a package into a Draft (B§3: not the client's custom one, IN_REVIEW). One at a time. */
export function createDuplicate({ submission, optimistic, notice, $lock }: Dependencies) {
  const asked = createEvent<string>();

  const callFx = createCallFx(duplicatePackage);
  const duplicateFx = createEffect(({ id }: Copying) =>
    callFx({
      body: { original_package_id: id, is_client_custom_package: false, status: 'IN_REVIEW' },
    }),
  );

  const copying = sample({
    clock: asked,
    source: { shown: optimistic.$submission, lock: $lock, isBusy: duplicateFx.pending },
    fn: ({ shown, lock, isBusy }, id) =>
      lock || isBusy || !shown ? undefined : copyingOf(shown, id),
  }).filterMap((original) => original);
  sample({ clock: copying, target: duplicateFx });
  /** The latest copy, which the board scrolls into view. */
  const $copyId = createStore<string | null>(null)
    .on(duplicateFx.doneData, (_, { id }) => id)
    .reset(submission.opened);

  sample({ clock: duplicateFx, target: notice.dismissed });
  sample({ clock: duplicateFx.finally, target: submission.reloaded });
  // The board of another submission has packages of its own, which may have the same names.
  const failedHere = ofOpenSubmission(
    duplicateFx.fail,
    submission.$id,
    ({ params }) => params.submissionId,
  );
  sample({
    clock: failedHere,
    fn: ({ params, error }) => ({
      packageId: params.id,
      text: isUnanswered(error)
        ? content.notices.duplicateLost(params.name)
        : content.notices.duplicate(params.name, reasonOf(error)),
    }),
    target: notice.noted,
  });
  reportErrors(duplicateFx.failData, 'admin: duplicate package');

  return { asked, $copyId, $isDuplicating: duplicateFx.pending };
}

function copyingOf({ id: submissionId, packages }: MarketSubmission, id: string) {
  const original = packages.find((one) => one.id === id);
  return original && { id, name: original.name, submissionId };
}
