import { randomBytes } from 'node:crypto';
import type { Store } from '@fairlead/sandbox/database/store';
import { changed, type Settings, settingsRow, stateOf } from '@fairlead/sandbox/world/settings';
import type { WorldAccess } from './world-access.ts';

/**
 * The settings of a world as its latest snapshot has them; a change is a transaction of its own.
 *
 * @param now - The world's time, if requests bring it with them. It is never stored.
 */
export function worldSettings({ snapshot, store }: WorldAccess, now: number | null): Settings {
  const { isDriven } = snapshot();
  const stored = () => {
    const row = snapshot().tables.get('settings')?.get('world')?.row;
    if (!row)
      throw new Error(
        'This world has no settings. Create worlds with worlds.create(), which writes them.',
      );
    return stateOf(row as Parameters<typeof stateOf>[0]);
  };
  return {
    now: () => (now === null ? stored() : { ...stored(), paused_at: now }),
    change: (change) =>
      store.transaction(async (inner: Store) => {
        const row = await inner.get('settings', 'world');
        if (!row)
          throw new Error(
            'This world has no settings. Create worlds with worlds.create(), which writes them.',
          );
        await inner.put('settings', settingsRow(changed(stateOf(row), change)));
      }),
    makeSecret: isDriven ? undefined : () => `session_${randomBytes(16).toString('base64url')}`,
    // Every request reads them again.
    reload: async () => {},
  };
}
