import { isStatus } from '@fairlead/contracts';
import { createEffect, type Effect } from 'effector';

/** Creates an effect that resolves to null when the call fails with this status. */
export function nullOnStatus<Params, Result>(status: number, callFx: Effect<Params, Result>) {
  return createEffect(async (params: Params): Promise<Result | null> => {
    try {
      return await callFx(params);
    } catch (failure) {
      if (isStatus(failure, status)) return null;
      throw failure;
    }
  });
}
