import { requestCoverages } from '@fairlead/contracts/packages';
import { createCallFx, notify, reportErrors } from '@fairlead/store';
import { createEffect, sample } from 'effector';
import type { Infer } from 'superstruct';
import { content } from '../../content.ts';
import { isUnanswered } from '../conflict.ts';
import { noteReason } from '../note-reason.ts';
import type { NoticeModel } from '../notice.ts';
import type { SubmissionModel } from '../submission.ts';
import { doneToast, failureToast } from '../toasts.ts';
import type { PlannedRequest } from './offers.ts';

type Sending = { readonly id: string; readonly body: Infer<typeof requestCoverages.body> };

type Entered = {
  readonly id: string;
  readonly planned: readonly PlannedRequest[];
  readonly notes: string;
  /** yyyy-mm-dd; empty for none. */
  readonly day: string;
};

/** The requests to send: one for each combination that wasn't removed (B§7). */
export const sendingOf = ({ id, planned, notes, day }: Entered): Sending => ({
  id,
  body: {
    coverage_requests: planned
      .filter(({ isSent }) => isSent)
      .map(({ body }) => ({
        ...body,
        coverage_parameters: { ...body.coverage_parameters },
        notes: notes.trim() || null,
      })),
    requested_effective_date: day ? new Date(day).toISOString() : null,
  },
});

/** Creates the effect that requests the quotes and reports the result (B§8). */
export function createSendFx(submission: SubmissionModel, notice: NoticeModel) {
  const callFx = createCallFx(requestCoverages);
  const sendFx = createEffect(({ id, body }: Sending) => callFx({ params: { id }, body }));
  sample({ clock: sendFx.finally, target: submission.reloaded });
  sample({
    clock: sendFx.done,
    fn: () => doneToast('Coverage requests submitted successfully'),
    target: notify,
  });
  sample({
    clock: sendFx.fail,
    fn: () => failureToast('Failed to submit coverage requests. Please try again.'),
    target: notify,
  });
  noteReason(sendFx.failData, notice);
  // Whoever submits them again without a look asks the insurer twice.
  sample({
    clock: sendFx.failData,
    filter: isUnanswered,
    fn: () => ({ packageId: null, text: content.notices.requestsLost }),
    target: notice.noted,
  });
  reportErrors(sendFx.failData, 'admin: request quotes');
  return sendFx;
}
