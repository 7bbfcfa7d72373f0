import pg from 'pg';
import { type Database, DatabaseError, type Sql } from './database.ts';

/** How long a request waits for a connection, in ms. */
const timeoutMs = 5000;

/** Connects to a Postgres server. Throws a sentence when it doesn't answer or is too old. */
export async function openPostgres(url: string, connections = 10): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new DatabaseError(
      'DATABASE_URL is not the address of a Postgres server. Such an address begins with postgres://, for example postgres://fairlead@localhost/staging.',
    );
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    application_name: 'fairlead staging',
  });
  // An idle connection broke: the pool opens another one.
  pool.on('error', () => {});
  const database: Database = {
    kind: 'postgres',
    // Retries while the server is stopping.
    failed: new Promise(() => {}),
    query: (text, values) => runQuery(pool, text, values),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // Without a listener, a connection that breaks during a request would end the process.
      const onBroken = (error: Error) => {
        broken = error;
      };
      client.on('error', onBroken);
      try {
        await client.query('begin');
        const result = await work(sqlOf(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((trouble: Error) => {
          broken ??= trouble;
        });
        throw error;
      } finally {
        client.off('error', onBroken);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
  await refuseOld(database, pool);
  return database;
}

const oldest = 150_000;

async function refuseOld(database: Database, pool: pg.Pool): Promise<void> {
  try {
    const [row] = await database.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(row?.version) < oldest)
      throw new DatabaseError('The database is older than Postgres 15. Use 15 or later.');
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The database of DATABASE_URL can't be reached (${formatConnectionError(error)}). Check the address and that it is running.`,
    );
  }
}

/** Returns the error's message or code, never the address, which may contain a password. */
function formatConnectionError(error: unknown): string {
  if (error instanceof AggregateError) return formatConnectionError(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

const sqlOf = (client: pg.ClientBase): Sql => ({
  query: (text, values) => runQuery(client, text, values),
});

async function runQuery<Row extends object>(
  client: pg.Pool | pg.ClientBase,
  text: string,
  values?: readonly unknown[],
): Promise<readonly Row[]> {
  if (!values) return (await client.query<Row>(text)).rows;
  // A named statement is parsed and planned once per connection.
  const { rows } = await client.query<Row>({ name: nameOf(text), text, values: [...values] });
  return rows;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text) ?? `fairlead_${names.size}`;
  names.set(text, known);
  return known;
}
