import { ApiError } from '@fairlead/contracts';
import {
  type MarketSubmission,
  quoteBlockMarketSubmission,
  releaseMarketSubmission,
} from '@fairlead/contracts/packages';
import {
  type Lock,
  livePackages,
  nextSubmissionStatuses,
  submissionChangeLabel,
  submissionStatusLabel,
  whyNotRelease,
} from '@fairlead/domain/packages';
import { createCallFx, reportErrors } from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { content, type Move } from '../content.ts';
import { isRefusal, reasonOf } from './conflict.ts';
import type { EditsModel } from './edits.ts';
import { impactOf } from './impact.ts';
import type { NoticeModel } from './notice.ts';
import { ofOpenSubmission } from './of-open-submission.ts';
import type { OptimisticModel } from './optimistic.ts';
import { followed, seenByClient, type VersionChange } from './seen.ts';
import { seenChanges } from './seen-changes.ts';
import type { SubmissionModel } from './submission.ts';

const moves: readonly Move[] = ['QUOTE_BLOCKED', 'RELEASED'];

/** The two calls behind the submission's status. Created first, because the lock depends on whether one is pending. */
export function createMoveFx() {
  const releaseFx = createCallFx(releaseMarketSubmission);
  const blockFx = createCallFx(quoteBlockMarketSubmission);
  return createEffect(({ to, seen }: { to: Move; seen: MarketSubmission }) => {
    const asked = { body: { market_submission_id: seen.id }, headers: seenByClient(seen) };
    return to === 'RELEASED' ? releaseFx(asked) : blockFx(asked);
  });
}

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly edits: EditsModel;
  readonly moveFx: ReturnType<typeof createMoveFx>;
  readonly $lock: Store<Lock | null>;
};

/** Quote-blocks and releases the submission, each after a confirmation (B§4). */
export function createSubmissionStatus({
  submission,
  optimistic,
  notice,
  edits,
  moveFx,
  $lock,
}: Dependencies) {
  const chosen = createEvent<string>();
  const confirmed = createEvent();
  const canceled = createEvent();

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
  /** What the dialog shows. It stays as it was opened, because the admin decides on that. */
  const $seen = createStore<MarketSubmission | null>(null, { serialize: 'ignore' }).on(
    submission.versionsChanged,
    (shown, changes) => shown && withVersions(shown, changes),
  );
  sample({ clock: allowed, source: optimistic.$submission, target: $seen });

  const $isConfirmed = createStore(false)
    .on(confirmed, () => true)
    .reset([chosen, moveFx]);
  // Own changes that are under way come first: what the client will see depends on them.
  const move = sample({
    clock: [confirmed, edits.$isBusy],
    source: {
      to: $asking,
      seen: $seen,
      isConfirmed: $isConfirmed,
      isEditing: edits.$isBusy,
      isMoving: moveFx.pending,
    },
  }).filterMap(({ to, seen, isConfirmed, isEditing, isMoving }) =>
    to && seen && isConfirmed && !isEditing && !isMoving ? { to, seen } : undefined,
  );
  sample({ clock: move, target: moveFx });
  const cancelAccepted = sample({
    clock: canceled,
    source: moveFx.pending,
    filter: (isMoving) => !isMoving,
  });
  $asking.reset([cancelAccepted, moveFx.finally, edits.failed, submission.opened]);

  const $impact = combine($seen, $asking, (shown, move) =>
    shown && move ? impactOf(shown, move) : null,
  );

  sample({ clock: moveFx, target: notice.dismissed });
  sample({ clock: moveFx.finally, target: submission.reloaded });
  // On the board of another submission it says nothing: that one's status is something else.
  const failed = ofOpenSubmission(moveFx.fail, submission.$id, ({ params }) => params.seen.id);
  // A move without a response may still have been applied: the message depends on the reloaded board.
  const $unsure = createStore<Failed | null>(null, { serialize: 'ignore' })
    .on(failed, (_, { params, error }) => ({ ...params, error }))
    .reset([moveFx, submission.opened]);
  sample({
    clock: failed,
    fn: ({ params }) =>
      atHead(content.notices.submissionStatus.asking(submissionStatusLabel(params.to))),
    target: notice.noted,
  });
  const outcome = sample({
    clock: submission.fresh,
    source: $unsure,
    fn: (failed, now) => failed && atHead(outcomeOf(failed, now)),
  }).filterMap((told) => told ?? undefined);
  sample({ clock: outcome, target: notice.noted });
  $unsure.reset(outcome);
  // What another admin did is no fault: the notice says it.
  reportErrors(
    moveFx.failData.filter({ fn: (error) => !isOutdated(error) }),
    'admin: submission status',
  );

  return {
    chosen,
    confirmed,
    canceled,
    $status,
    $label,
    $choices,
    $whyNot,
    $isHidden,
    $ready,
    $asking,
    $impact,
    $isMoving: combine(
      moveFx.pending,
      $isConfirmed,
      (isMoving, isConfirmed) => isMoving || isConfirmed,
    ),
  };
}

const isOutdated = (error: Error): boolean =>
  error instanceof ApiError && error.errorCode === 'submission_changed';

type Failed = { readonly to: Move; readonly seen: MarketSubmission; readonly error: Error };

const atHead = (text: string) => ({ packageId: null, text });

/** The message about a move that failed or got no response. */
function outcomeOf({ to, seen, error }: Failed, now: MarketSubmission): string {
  const { already, done, not } = content.notices.submissionStatus;
  const status = submissionStatusLabel(now.status);
  if (now.status === to) return isRefusal(error) ? already(status) : done(status);
  if (isOutdated(error)) return content.conflict.seen(seenChanges(seen, now), status);
  return not(submissionStatusLabel(to), status, reasonOf(error));
}

const withVersions = (
  shown: MarketSubmission,
  changes: readonly VersionChange[],
): MarketSubmission => ({
  ...shown,
  packages: shown.packages.map((one) => {
    const version = followed({ packageId: one.id, version: one.version }, changes);
    return version === undefined ? one : { ...one, version };
  }),
});

function noteOf(status: string, ready: number): string | undefined {
  const { note } = content.submissionStatus;
  const move = moves.find((one) => one === status);
  return move && note[move](ready);
}
