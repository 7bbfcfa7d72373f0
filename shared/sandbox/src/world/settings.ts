import type { Store } from '../store/store.ts';
import type { SettingsRow } from '../store/tables.ts';
import type { Fault } from './faults.ts';

/** What the world goes by, read without waiting. Changes are written through to the store. */
export type Settings = {
  now(): State;
  change(change: Partial<State>): Promise<void>;
  /** Reads them again: another tab may have changed them. */
  reload(): Promise<void>;
};
type State = Omit<SettingsRow, 'id' | 'faults'> & { readonly faults: readonly Fault[] };

/** The settings in the store, or these when it has none yet. */
export async function openSettings(store: Store, initial: State): Promise<Settings> {
  let state = (await read(store)) ?? initial;
  const write = () => store.put('settings', { id: 'world', ...state });
  await write();
  return {
    now: () => state,
    async change(change) {
      state = { ...state, ...change };
      await write();
    },
    async reload() {
      state = (await read(store)) ?? state;
    },
  };
}

async function read(store: Store): Promise<State | null> {
  const row = await store.get('settings', 'world');
  if (!row) return null;
  const { id, ...state } = row;
  return { ...state, faults: row.faults as readonly Fault[] };
}
