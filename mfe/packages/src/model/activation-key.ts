import { createDraft, entered } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { string } from 'superstruct';
import type { Submission } from './submission.ts';

/**
 * The one key of all tries of one activation. It is kept as a draft, so that a try after a reload or a swap is the same
 * activation; it goes when the server has said yes or no.
 */
export function createActivationKey({ $submission }: Submission) {
  const made = createEvent<string>();
  const $key = createStore('').on(made, (_, key) => key);
  const draft = createDraft({
    key: $submission.map((submission) => submission && `activation:${submission.id}`),
    version: 1,
    source: $key,
    changed: made,
    shape: string(),
  });
  $key.on(draft.restored, (_, kept) => kept).reset(draft.discard);
  sample({
    clock: [$submission, entered('market-submission-checkout')],
    source: $key,
    filter: (key) => key === '',
    fn: () => {},
    target: draft.restore,
  });
  return { made, discard: draft.discard, $key };
}

export type ActivationKey = ReturnType<typeof createActivationKey>;
