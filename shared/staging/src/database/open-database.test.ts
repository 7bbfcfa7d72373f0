import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startDatabases } from '../test-kit/databases.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const databases = await startDatabases();
const folder = mkdtempSync(join(tmpdir(), 'fairlead-data-'));
afterAll(async () => {
  for (const database of databases) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(databases)('on $name', ({ location }) => {
  test('stored rows are still there when the database is opened again', async () => {
    const first = await openDatabase(location);
    await first.query("insert into world (id, driven) values ('kept', false)");
    await first.close();
    const again = await openDatabase(location);
    expect(await again.query("select id from world where id = 'kept'")).toEqual([{ id: 'kept' }]);
    await again.close();
  });

  test('a database of a newer version is refused, and nothing in it is changed', async () => {
    const database = await openDatabase(location);
    await database.query("insert into migration (name) values ('999-from-the-future')");
    await expect(migrate(database)).rejects.toThrow(
      'The database belongs to a newer version of fairlead (its migration 999-from-the-future is unknown here).',
    );
    await database.query("delete from migration where name = '999-from-the-future'");
    await database.close();
  });

  test('a migration that fails leaves nothing behind', async () => {
    const database = await openDatabase(location);
    const broken = { name: '900-broken', sql: 'create table half (id text); select nonsense' };
    const known = { name: '001-worlds', sql: '' };
    await expect(migrate(database, [known, broken])).rejects.toThrow();
    const tables = "select 1 from pg_tables where tablename = 'half'";
    expect(await database.query(tables)).toEqual([]);
    await database.close();
  });
});

describe.each(databases.filter(({ name }) => name === 'Postgres'))('on $name', ({ location }) => {
  test('two processes that start concurrently migrate once', async () => {
    const one = await openDatabase(location);
    await one.query('drop table migration, idempotency_key, record, world');
    await one.close();
    const both = await Promise.all([openDatabase(location), openDatabase(location)]);
    const [first] = both;
    expect(await first?.query('select name from migration')).toEqual([{ name: '001-worlds' }]);
    for (const database of both) await database.close();
  });
});

test('two starts on one data folder: the second one says who has it', async () => {
  const first = await openDatabase({ folder });
  await expect(openDatabase({ folder })).rejects.toThrow(
    `Another staging (process ${process.pid}) uses ${folder}. Stop it, use another folder with --data, or share a Postgres with DATABASE_URL.`,
  );
  await first.close();
});

test('the folder of a process that was killed is taken over', async () => {
  // No process has this number: the largest of Linux is 4,194,304.
  writeFileSync(join(folder, 'process'), '4999999');
  const database = await openDatabase({ folder });
  expect(database.kind).toBe('pglite');
  await database.close();
});

test('a process that got the number of one that was killed takes its folder over', async () => {
  // As in a container, whose first process has always the same number.
  writeFileSync(join(folder, 'process'), `${process.pid} 1`);
  const database = await openDatabase({ folder });
  expect(database.kind).toBe('pglite');
  await database.close();
});

test.each([
  ['below a file', join(folder, 'a-file/data')],
  ['that is a file', join(folder, 'a-file')],
  ['where nothing can be made', '/proc/nothing'],
])('a folder %s is a sentence', async (_, data) => {
  writeFileSync(join(folder, 'a-file'), '');
  await expect(openDatabase({ folder: data })).rejects.toThrow(
    `The folder ${data} can't be written`,
  );
});

test('a server that does not answer is a sentence without its password', async () => {
  const trouble = openDatabase({ url: 'postgres://me:secret@127.0.0.1:1/none' });
  await expect(trouble).rejects.toThrow("The database of DATABASE_URL can't be reached");
  await expect(trouble).rejects.not.toThrow('secret');
});

test('an address of something else is a sentence without its password', async () => {
  const trouble = openDatabase({ url: 'mysql://me:secret@localhost/none' });
  await expect(trouble).rejects.toThrow(
    'DATABASE_URL is not the address of a Postgres server. Such an address begins with postgres://',
  );
  await expect(trouble).rejects.not.toThrow('secret');
});
