import { quoteBlockMarketSubmission, releaseMarketSubmission } from '@fairlead/contracts/packages';
import {
  type Lock,
  livePackages,
  nextSubmissionStatuses,
  submissionChangeLabel,
  submissionStatusLabel,
  whyNotRelease,
} from '@fairlead/domain/packages';
import { createCallFx, reportErrorFx } from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { content, type Move } from '../content.ts';
import { isRefusal } from './conflict.ts';
import { impactOf } from './impact.ts';
import type { NoticeModel } from './notice.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';

const moves: readonly Move[] = ['QUOTE_BLOCKED', 'RELEASED'];

/** The two calls behind the submission's status. Created first, because the lock depends on whether one is pending. */
export function createMoveFx() {
  const releaseFx = createCallFx(releaseMarketSubmission);
  const blockFx = createCallFx(quoteBlockMarketSubmission);
  return createEffect(({ id, to }: { id: string; to: Move }) => {
    const asked = { body: { market_submission_id: id } };
    return to === 'RELEASED' ? releaseFx(asked) : blockFx(asked);
  });
}

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly moveFx: ReturnType<typeof createMoveFx>;
  readonly $lock: Store<Lock | null>;
};

/** Quote-blocks and releases the submission, each after a confirmation (B§4). */
export function createSubmissionStatus({
  submission,
  optimistic,
  notice,
  moveFx,
  $lock,
}: Dependencies) {
  const chosen = createEvent<string>();
  const confirmed = createEvent();
  const cancelled = createEvent();

  const $status = optimistic.$submission.map((shown) => shown?.status ?? '');
  const $ready = optimistic.$submission.map((shown) => (shown ? livePackages(shown).length : 0));

  /** Why the dropdown is disabled; null when it isn't. */
  const $whyNot = combine(optimistic.$submission, $lock, (shown, lock) => {
    if (!shown) return null;
    return lock ? content.locks[lock] : whyNotRelease(shown);
  });
  const $isHidden = $status.map((status) => status === 'BOUND' || status === 'BIND_REQUESTED');
  const $label = $status.map(submissionStatusLabel);
  /** The current status and the allowed new ones. */
  const $choices = combine($status, $ready, (status, ready) => [
    { value: status, text: submissionStatusLabel(status), note: noteOf(status, ready) },
    ...nextSubmissionStatuses(status).map((to) => ({
      value: to,
      text: submissionChangeLabel(to),
      note: noteOf(to, ready),
    })),
  ]);

  /** The move that waits for its confirmation. */
  const $asking = createStore<Move | null>(null);
  const allowed = sample({
    clock: chosen,
    source: { status: $status, whyNot: $whyNot },
    fn: ({ status, whyNot }, to) => ({ status, whyNot, to }),
  }).filterMap(({ status, whyNot, to }) =>
    whyNot
      ? undefined
      : moves.find((move) => move === to && nextSubmissionStatuses(status).includes(move)),
  );
  sample({ clock: allowed, target: $asking });
  const move = sample({
    clock: confirmed,
    source: { id: submission.$id, to: $asking, isMoving: moveFx.pending },
  }).filterMap(({ id, to, isMoving }) => (id && to && !isMoving ? { id, to } : undefined));
  sample({ clock: move, target: moveFx });
  const cancelAccepted = sample({
    clock: cancelled,
    source: moveFx.pending,
    filter: (isMoving) => !isMoving,
    fn: () => {},
  });
  $asking.reset([cancelAccepted, moveFx.finally, submission.opened]);

  const $impact = combine(optimistic.$submission, $asking, (shown, move) =>
    shown && move ? impactOf(shown, move) : null,
  );

  sample({ clock: moveFx, fn: () => {}, target: notice.dismissed });
  sample({ clock: moveFx.finally, fn: () => {}, target: submission.reloaded });
  // A move without a response may still have been applied: the message depends on the reloaded board.
  const $unsure = createStore<Failed | null>(null, { serialize: 'ignore' })
    .on(moveFx.fail, (_, { params, error }) => ({ to: params.to, isRefused: isRefusal(error) }))
    .reset([moveFx, submission.opened]);
  sample({
    clock: moveFx.fail,
    fn: ({ params }) =>
      atHead(content.notices.submissionStatus.asking(submissionStatusLabel(params.to))),
    target: notice.noted,
  });
  const outcome = sample({
    clock: submission.fresh,
    source: $unsure,
    fn: (failed, { status }) => failed && atHead(outcomeOf(failed, status)),
  }).filterMap((told) => told ?? undefined);
  sample({ clock: outcome, target: notice.noted });
  $unsure.reset(outcome);
  sample({
    clock: moveFx.failData,
    fn: (error) => ({ error, where: 'admin: submission status' }),
    target: reportErrorFx,
  });

  return {
    chosen,
    confirmed,
    cancelled,
    $status,
    $label,
    $choices,
    $whyNot,
    $isHidden,
    $ready,
    $asking,
    $impact,
    $isMoving: moveFx.pending,
  };
}

type Failed = { readonly to: Move; readonly isRefused: boolean };

const atHead = (text: string) => ({ packageId: null, text });

/** The message about a move that failed or got no response. */
function outcomeOf({ to, isRefused }: Failed, status: string): string {
  const { already, done, not } = content.notices.submissionStatus;
  if (status === to)
    return isRefused ? already(submissionStatusLabel(to)) : done(submissionStatusLabel(to));
  return not(submissionStatusLabel(to), submissionStatusLabel(status));
}

function noteOf(status: string, ready: number): string | undefined {
  const { note } = content.submissionStatus;
  const move = moves.find((one) => one === status);
  return move && note[move](ready);
}
