import type { MarketSubmission } from '@fairlead/contracts/packages';
import { createStore, sample } from 'effector';
import { content } from '../content.ts';
import type { followSubmission } from './follow.ts';
import { boardChanges } from './seen-changes.ts';
import type { SubmissionModel } from './submission.ts';

/** Says what a poll changes on the board, for a screen reader: what is removed is otherwise only gone. */
export function createBoardNews(
  { $loaded, fresh, reloaded, opened }: SubmissionModel,
  pollFx: ReturnType<typeof followSubmission>,
) {
  const $before = createStore<MarketSubmission | null>(null, { serialize: 'ignore' });
  sample({ clock: pollFx, source: $loaded, target: $before });
  const compared = sample({
    clock: fresh,
    source: $before,
    fn: (before, now) => (before?.id === now.id ? boardChanges(before, now) : ''),
  });
  // A load after an own change brings that change too.
  $before.reset([compared, reloaded, opened]);
  // What was announced once is no news at the next poll.
  return createStore('')
    .on(compared, (_, changes) => (changes ? content.boardNews(changes) : ''))
    .reset(opened);
}
