import {
  type Application,
  getApplication,
  getIntakeLegacyApplication,
  type LegacyApplication,
  listApplications,
  listLegacyApplications,
} from '@fairlead/contracts';
import { newestFirst } from '@fairlead/domain';
import { createCallFx, noneWhen, patiently } from '@fairlead/store';
import { createEffect } from 'effector';

export type Applications = {
  /** The newest application; for an admin, the one asked for. */
  readonly application: Application | null;
  /** Legacy applications, newest first. */
  readonly legacy: readonly LegacyApplication[];
};

/** Loads whose applications there are; a 404 is an empty list (A§7). */
export function createApplications() {
  const listFx = noneWhen(404, createCallFx(listApplications, patiently));
  const getFx = noneWhen(404, createCallFx(getApplication, patiently));
  const byLegacyIdFx = noneWhen(404, createCallFx(getIntakeLegacyApplication, patiently));
  const listLegacyFx = createCallFx(listLegacyApplications, patiently);

  /** By its legacy id; an application that has none is asked for by its own. */
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
