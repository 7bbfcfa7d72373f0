import type { Store } from '../database/store.ts';
import type { SettingsRow } from '../database/tables.ts';
import type { Fault } from './faults.ts';

/** The world's settings, read synchronously. Changes are written to the store. */
export type Settings = {
  now(): State;
  /**
   * A function receives the state that it changes, because it may run again on a newer one if processes share a world.
   */
  change(change: Change): Promise<void>;
  /** Reads them again: another tab may have changed them. */
  reload(): Promise<void>;
  /** Makes an id that nobody can guess. Without it, ids follow from the seed, so that a run can be repeated. */
  readonly makeSecret?: (() => string) | undefined;
};
export type State = Omit<SettingsRow, 'id' | 'faults'> & { readonly faults: readonly Fault[] };
export type Change = Partial<State> | ((state: State) => Partial<State>);

/** The state after a change. */
export const changed = (state: State, change: Change): State => ({
  ...state,
  ...(typeof change === 'function' ? change(state) : change),
});

/** The row of a state, and the state of a row. */
export const settingsRow = (state: State): SettingsRow => ({ id: 'world', ...state });
export const stateOf = ({ id, ...state }: SettingsRow): State => ({
  ...state,
  faults: state.faults as readonly Fault[],
});

/** The settings in the store, or these when it has none yet. */
export async function openSettings(store: Store, initial: State): Promise<Settings> {
  let state = (await read(store)) ?? initial;
  const write = () => store.put('settings', settingsRow(state));
  await write();
  return {
    now: () => state,
    async change(change) {
      state = changed(state, change);
      await write();
    },
    async reload() {
      state = (await read(store)) ?? state;
    },
  };
}

async function read(store: Store): Promise<State | null> {
  const row = await store.get('settings', 'world');
  return row ? stateOf(row) : null;
}
