import { Umzug, type UmzugStorage } from 'umzug';
import { type Database, DatabaseError, type Sql } from './database.ts';
import { migrations } from './migrations.ts';

/** An arbitrary id of an advisory lock: two processes that start together migrate one after the other. */
const lockNumber = 7_245_533;

/** Brings the schema up to date. Throws a sentence if a newer version of this program has already changed it. */
export async function migrate(database: Database, all = migrations): Promise<readonly string[]> {
  return database.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(${lockNumber})`);
    await sql.query('create table if not exists migration (name text primary key)');
    const umzug = new Umzug({
      migrations: all.map(({ name, sql: text }) => ({ name, up: () => runEach(sql, text) })),
      storage: storageIn(sql),
      logger: undefined,
    });
    const executed = await storageIn(sql).executed({ context: {} });
    const newer = executed.find((name) => !all.some((known) => known.name === name));
    if (newer !== undefined)
      throw new DatabaseError(
        `The database belongs to a newer version of fairlead (its migration ${newer} is unknown here). Update this clone, or use another database.`,
      );
    return (await umzug.up()).map(({ name }) => name);
  });
}

const storageIn = (sql: Sql): UmzugStorage => ({
  async executed() {
    const rows = await sql.query<{ name: string }>('select name from migration order by name');
    return rows.map(({ name }) => name);
  },
  async logMigration({ name }) {
    await sql.query('insert into migration (name) values ($1)', [name]);
  },
  async unlogMigration({ name }) {
    await sql.query('delete from migration where name = $1', [name]);
  },
});

/** One statement at a time, which PGlite requires. */
async function runEach(sql: Sql, text: string): Promise<void> {
  const withoutComments = text.replace(/--.*$/gm, '');
  for (const statement of withoutComments.split(';'))
    if (statement.trim()) await sql.query(statement);
}
