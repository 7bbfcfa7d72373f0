import { type Application, listApplications } from '@fairlead/contracts';
import { createCallFx, nullOnStatus, withLookupRetry } from '@fairlead/store';
import { createEffect } from 'effector';

/** A§7: a 404 is an empty list. */
export function createListApplicationsFx() {
  const listFx = nullOnStatus(404, createCallFx(listApplications, withLookupRetry));
  return createEffect(
    async (_: void): Promise<readonly Application[]> => (await listFx(undefined)) ?? [],
  );
}
