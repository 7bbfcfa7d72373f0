import { isStatus } from '@fairlead/contracts';
import { createEffect, type Effect } from 'effector';

/** The same call, where one status of the server means that there is nothing. */
export function noneWhen<Asked, Answer>(status: number, callFx: Effect<Asked, Answer>) {
  return createEffect(async (asked: Asked): Promise<Answer | null> => {
    try {
      return await callFx(asked);
    } catch (failure) {
      if (isStatus(failure, status)) return null;
      throw failure;
    }
  });
}
