import { createEvent, createStore } from 'effector';
import type { SubmissionModel } from './submission.ts';

/** A message beside the failed part: at a package, or at the head of the board. */
export type Notice = { readonly packageId: string | null; readonly text: string };

/** The last failure that has no toast (B§8 allows these to be logged only). */
export function createNotice({ opened }: SubmissionModel) {
  const noted = createEvent<Notice>();
  const dismissed = createEvent();
  const $notice = createStore<Notice | null>(null)
    .on(noted, (_, notice) => notice)
    .reset([dismissed, opened]);
  return { noted, dismissed, $notice };
}

export type NoticeModel = ReturnType<typeof createNotice>;
