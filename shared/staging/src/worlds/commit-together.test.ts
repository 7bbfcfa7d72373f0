import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { startDatabases } from '../test-kit/databases.ts';
import { createCommits } from './commit-together.ts';

const started = await startDatabases();
// Outside of the tests: the embedded one takes seconds to make its folder.
const databases = await Promise.all(
  started.map(async ({ name, location }) => ({ name, database: await openDatabase(location) })),
);
afterAll(async () => {
  for (const { database } of databases) await database.close();
  for (const one of started) await one.close();
});

describe.each(databases)('on $name', ({ database }) => {
  async function createEmptyWorlds(...ids: readonly string[]) {
    for (const id of ids)
      await database.query('insert into world (id, driven) values ($1, false)', [id]);
    const rowsOf = async (world: string) =>
      (await database.query<{ id: string }>('select id from record where world = $1', [world])).map(
        ({ id }) => id,
      );
    return { commit: createCommits(database), rowsOf };
  }

  const entry = (id: string, kind: 'mail' | 'answered' = 'mail') => ({
    kind,
    id,
    place: 1,
    data: { id },
  });

  test('of two commits to one version of a world only the first is kept, and commits to other worlds are kept', async () => {
    const { commit, rowsOf } = await createEmptyWorlds('a', 'b');
    const kept = await Promise.all([
      commit({ world: 'a', version: 0, entries: [entry('first')] }),
      commit({ world: 'a', version: 0, entries: [entry('second')] }),
      commit({ world: 'b', version: 0, entries: [entry('other')] }),
      commit({ world: 'b', version: 7, entries: [entry('from another time')] }),
    ]);
    expect(kept).toEqual([true, false, true, false]);
    const late = { world: 'a', version: 0, entries: [entry('late')] };
    expect(await commit(late)).toBe(false);
    expect([await rowsOf('a'), await rowsOf('b')]).toEqual([['first'], ['other']]);
  });

  test('rows that the database refuses fail their own commit alone', async () => {
    const { commit, rowsOf } = await createEmptyWorlds('c', 'd');
    const [refused, kept] = await Promise.allSettled([
      // No text of Postgres holds this character.
      commit({ world: 'c', version: 0, entries: [entry('zero \0 byte')] }),
      commit({ world: 'd', version: 0, entries: [entry('fine')] }),
    ]);
    expect(refused?.status).toBe('rejected');
    expect(kept).toEqual({ status: 'fulfilled', value: true });
    expect([await rowsOf('c'), await rowsOf('d')]).toEqual([[], ['fine']]);
  });

  test('a commit with a used idempotency key is refused as a whole, and another one beside it is kept', async () => {
    const { commit, rowsOf } = await createEmptyWorlds('e', 'f');
    expect(await commit({ world: 'e', version: 0, entries: [entry('key', 'answered')] })).toBe(
      true,
    );
    const kept = await Promise.all([
      commit({ world: 'e', version: 1, entries: [entry('key', 'answered'), entry('charge')] }),
      commit({ world: 'f', version: 0, entries: [entry('fine')] }),
    ]);
    expect(kept).toEqual([false, true]);
    expect([await rowsOf('e'), await rowsOf('f')]).toEqual([['key'], ['fine']]);
  });
});
