import { ApiError } from '@fairlead/contracts';
import { createEffect, type Effect } from 'effector';

/** The same call, where one status of the server means that there is nothing. */
export function noneWhen<Asked, Answer>(status: number, callFx: Effect<Asked, Answer>) {
  return createEffect(async (asked: Asked): Promise<Answer | null> => {
    try {
      return await callFx(asked);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === status) return null;
      throw failure;
    }
  });
}

/** How the rerouter's calls are tried again: someone waits for the page, and nothing can be shown without them. */
export const patiently = { retries: 2, delay: (retry: number) => retry * 1000 };
