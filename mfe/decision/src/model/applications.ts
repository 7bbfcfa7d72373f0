import { type Application, listApplications } from '@fairlead/contracts';
import { createCallFx } from '@fairlead/store';
import { createEffect } from 'effector';
import { isMissing } from './missing.ts';

/** How a look-up is tried again: someone waits for the page, and nothing can be shown without it. */
export const patiently = { retries: 2, delay: (retry: number) => retry * 1000 };

/** A§7: a 404 is an empty list. */
export function createListApplicationsFx() {
  const callFx = createCallFx(listApplications, patiently);
  return createEffect(async (_: void): Promise<readonly Application[]> => {
    try {
      return await callFx();
    } catch (failure) {
      if (isMissing(failure)) return [];
      throw failure;
    }
  });
}

export const newestFirst = (applications: readonly Application[]): readonly Application[] =>
  applications.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
