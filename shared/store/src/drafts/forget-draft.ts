import { attach } from 'effector';
import { $ownStorage, persistOwnFx } from '../session/owner.ts';
import { nameOfKey } from '../storage/storage.ts';
import { keptNames } from './draft-format.ts';

/** Deletes a stored draft in every version, because an application has its content or it is void. */
export const forgetDraftFx = attach({
  source: $ownStorage,
  effect: async (storage, name: string) => {
    const names = storage.keys().flatMap((key) => nameOfKey(key) ?? []);
    for (const kept of keptNames(name, names)) await persistOwnFx({ name: kept, value: null });
  },
});
