import {
  type Application,
  getApplication,
  getIntakeLegacyApplication,
  type LegacyApplication,
  listApplications,
  listLegacyApplications,
} from '@fairlead/contracts';
import { newestFirst } from '@fairlead/domain';
import { createCallFx, nullOnStatus, withLookupRetry } from '@fairlead/store';
import { createEffect } from 'effector';

export type Applications = {
  /** The newest application; for an admin, the one asked for. */
  readonly application: Application | null;
  /** Legacy applications, newest first. */
  readonly legacy: readonly LegacyApplication[];
};

/** Loads the user's applications; a 404 is an empty list (A§7). */
export function createApplications() {
  const listFx = nullOnStatus(404, createCallFx(listApplications, withLookupRetry));
  const getFx = nullOnStatus(404, createCallFx(getApplication, withLookupRetry));
  const byLegacyIdFx = nullOnStatus(404, createCallFx(getIntakeLegacyApplication, withLookupRetry));
  const listLegacyFx = createCallFx(listLegacyApplications, withLookupRetry);

  /** Looks it up by its legacy id, or by its own id. */
  const lookUpFx = createEffect(async (askedFor: string) => {
    const found = await byLegacyIdFx({ params: { id: askedFor } });
    const id = found ? found.application_id : askedFor;
    return id ? getFx({ params: { id } }) : null;
  });

  return createEffect(async ({ askedFor }: { askedFor: string | null }): Promise<Applications> => {
    const [listed, listedLegacy] = await Promise.all([listFx(undefined), listLegacyFx()]);
    const applications = newestFirst(listed ?? []);
    const legacy = newestFirst(listedLegacy);
    if (!askedFor) return { application: applications[0] ?? null, legacy };
    const known = applications.find(({ legacy_application_id: id }) => id === askedFor);
    return { application: known ?? (await lookUpFx(askedFor)), legacy };
  });
}
