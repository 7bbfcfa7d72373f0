import { randomUUID } from 'node:crypto';
import type { Store } from '@fairlead/sandbox/database/store';
import { openDatabase } from '../database/open-database.ts';
import { createDependencies, openWorldAccess } from '../worlds/world-access.ts';

/** One database for all tests of a process, in memory unless the environment names a server. */
let opened: ReturnType<typeof open> | undefined;

async function open() {
  const url = process.env.FAIRLEAD_TEST_DATABASE;
  const database = await openDatabase(url ? { url, connections: 4 } : {});
  return createDependencies(database);
}

async function createWorld(): Promise<string> {
  opened ??= open();
  const { database } = await opened;
  const id = randomUUID();
  await database.query('insert into world (id, driven) values ($1, false)', [id]);
  return id;
}

/** Stands in for the sandbox's store in memory: the same tests, on a database. */
export function memoryStore(): Store {
  const created = createWorld();
  created.catch(() => {});

  async function access(): Promise<Store> {
    const id = await created;
    opened ??= open();
    return (await openWorldAccess(id, await opened)).store;
  }

  return {
    get: async (table, id) => (await access()).get(table, id),
    put: async (table, row) => (await access()).put(table, row),
    delete: async (table, id) => (await access()).delete(table, id),
    list: async (table, index, value) => (await access()).list(table, index, value),
    transaction: async (work) => (await access()).transaction(work),
    clear: async () => (await access()).clear(),
  };
}
