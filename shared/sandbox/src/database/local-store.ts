import { bufferedRows } from './buffered-rows.ts';
import { memoryRows } from './memory-rows.ts';
import type { Rows } from './rows.ts';
import type { Store } from './store.ts';
import type { TableName, Tables } from './tables.ts';
import { type WebStorage, webStorageRows } from './web-storage-rows.ts';

/** A store in memory, for one scenario. */
export const memoryStore = (): Store => localStore(memoryRows());

/** A store in the browser's Web Storage, shared by its tabs and kept over reloads. */
export const webStorageStore = (
  storage: WebStorage,
  prefix = 'fairlead-sandbox',
  alone?: Alone,
): Store => localStore(webStorageRows(storage, prefix), alone);

/** Locks the rows for others that share them (the browser's other tabs) while work runs. */
type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A store over rows in this process: transactions wait for each other and write all or nothing. */
export function localStore(rows: Rows, alone: Alone = (work) => work()): Store {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...accessTo(rows),
    transaction(work) {
      const run = async () => {
        const buffered = bufferedRows(rows);
        const inner: Store = { ...accessTo(buffered), transaction: (nested) => nested(inner) };
        const result = await work(inner);
        buffered.commit();
        return result;
      };
      const done = last.then(
        () => alone(run),
        () => alone(run),
      );
      last = done.catch(() => {});
      return done;
    },
  };
}

function accessTo(rows: Rows): Omit<Store, 'transaction'> {
  return {
    async get<Name extends TableName>(table: Name, id: string) {
      return rows.get(table, id) as Tables[Name] | undefined;
    },
    async put(table, row) {
      rows.put(table, row);
    },
    async delete(table, id) {
      rows.delete(table, id);
    },
    async list<Name extends TableName>(table: Name, index?: keyof Tables[Name], value?: unknown) {
      const all = rows.all(table) as Tables[Name][];
      return index === undefined ? all : all.filter((row) => row[index] === value);
    },
    async clear() {
      rows.clear();
    },
  };
}
