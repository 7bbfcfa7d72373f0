import { type Event, sample } from 'effector';
import { givenReason } from './conflict.ts';
import type { NoticeModel } from './notice.ts';

/** Shows why the server refused something whose toast has no place for a reason (B§8). */
export const noteReason = (failed: Event<Error>, { noted }: NoticeModel) =>
  sample({
    clock: failed.filterMap((failure) => givenReason(failure) ?? undefined),
    fn: (text) => ({ packageId: null, text }),
    target: noted,
  });
