import type { MarketSubmission } from '@fairlead/contracts/packages';
import { boardOrder, nearestPosition, placedAt } from '@fairlead/domain/packages';
import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { content } from '../content.ts';
import { reasonOf } from './conflict.ts';
import type { Edit, EditsModel } from './edits.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly edits: EditsModel;
  readonly $lock: Store<string | null>;
};

type Placing = { readonly packageId: string; readonly position: number };

/**
 * The order of the packages (B§5): by drag, by menu, or by keyboard, where a package is lifted, moved and dropped. A
 * position that isn't allowed becomes the nearest allowed one (AMB-78).
 */
export function createReorder({ submission, optimistic, edits, $lock }: Dependencies) {
  /** A package was put at a position, by a drag or in the menu. */
  const placed = createEvent<Placing>();
  /** A package, by its id, is to be moved by keyboard. */
  const lifted = createEvent<string>();
  /** The lifted package moves by one position: -1 to the left, 1 to the right. */
  const nudged = createEvent<-1 | 1>();
  const dropped = createEvent();
  const canceled = createEvent();

  const $lifted = createStore<Placing | null>(null).reset([canceled, submission.opened]);
  const board = { shown: optimistic.$submission, lock: $lock, lifted: $lifted };
  const liftedAt = sample({
    clock: lifted,
    source: board,
    fn: ({ shown, lock }, packageId) =>
      shown && !lock ? { packageId, position: positionOf(shown, packageId) } : undefined,
  });
  const nudgedTo = sample({
    clock: nudged,
    source: board,
    fn: ({ shown, lifted: now }, step) => (shown && now ? stepped(shown, now, step) : undefined),
  });
  for (const placing of [liftedAt, nudgedTo])
    sample({ clock: placing.filterMap((there) => there), target: $lifted });

  const lastLifted = sample({ clock: dropped, source: $lifted });
  $lifted.reset(lastLifted);
  const droppedAt = lastLifted.filterMap((placing) => placing ?? undefined);
  const edit = sample({
    clock: [placed, droppedAt],
    source: board,
    fn: ({ shown, lock }, placing) => (lock ? null : orderEdit(shown, placing)),
  }).filterMap((found) => found ?? undefined);
  sample({ clock: edit, target: edits.started });
  sample({ clock: lifted, target: submission.held });
  sample({ clock: [dropped, canceled], target: submission.released });

  /** The packages as the board shows them, with a lifted one at its new position. */
  const $packages = combine(optimistic.$submission, $lifted, (shown, now) => {
    if (!shown) return [];
    return now ? placedAt(shown.packages, now.packageId, now.position) : boardOrder(shown.packages);
  });
  /** What a screen reader announces about a move. */
  const $said = createStore('').reset(submission.opened);
  const announced = sample({
    clock: $lifted.updates,
    source: optimistic.$submission,
    fn: wordsFor,
  });
  sample({ clock: announced.filterMap((words) => words ?? undefined), target: $said });
  sample({ clock: canceled, fn: () => content.order.putBack, target: $said });

  const $count = $packages.map(({ length }) => length);

  return { placed, lifted, nudged, dropped, canceled, $lifted, $packages, $count, $said };
}

/** The position of a package on the board, from 1. */
function positionOf({ packages }: MarketSubmission, id: string): number {
  return boardOrder(packages).findIndex((one) => one.id === id) + 1;
}

/** Moves a lifted package by a step, as far as it may go. */
function stepped({ packages }: MarketSubmission, { packageId, position }: Placing, step: number) {
  return { packageId, position: nearestPosition(packages, packageId, position + step) };
}

/** Says where a lifted package is now; null if none is lifted. */
function wordsFor(submission: MarketSubmission | null, now: Placing | null): string | null {
  const moving = submission?.packages.find(({ id }) => id === now?.packageId);
  if (!submission || !now || !moving) return null;
  return content.order.said(moving.name, now.position, submission.packages.length);
}

/** Returns the edit that moves a package; null if its position doesn't change. */
function orderEdit(
  submission: MarketSubmission | null,
  { packageId, position }: Placing,
): Edit | null {
  const moving = submission?.packages.find(({ id }) => id === packageId);
  if (!submission || !moving) return null;
  const to = nearestPosition(submission.packages, packageId, position);
  const before = positionOf(submission, packageId);
  if (to === before) return null;
  return {
    changes: [{ kind: 'order', packageId, to }],
    undo: [{ kind: 'order', packageId, to: before }],
    said: content.done.order(moving.name, to),
    where: 'admin: package order',
    onFailure: (failure) => ({
      kind: 'notice',
      packageId: null,
      text: content.notices.order(moving.name, reasonOf(failure)),
    }),
  };
}
