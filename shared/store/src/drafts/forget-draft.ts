import { attach } from 'effector';
import { $storage, nameOfKey, persistFx } from '../storage/storage.ts';
import { keptNames } from './draft-format.ts';

/** Forgets what was kept of a draft, in whatever version: an application holds it, or it is void. */
export const forgetDraftFx = attach({
  source: $storage,
  effect: async (storage, name: string) => {
    const names = storage.keys().flatMap((key) => nameOfKey(key) ?? []);
    for (const kept of keptNames(name, names)) await persistFx({ name: kept, value: null });
  },
});
