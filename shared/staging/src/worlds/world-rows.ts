import { codeOf, type Sql } from '../database/database.ts';
import type { Change } from './changes.ts';
import { advance, type Entry, emptySnapshot, type Snapshot } from './snapshot.ts';

type ReadRow = {
  readonly version: string | number;
  readonly driven: boolean;
  readonly kind: Entry['kind'] | null;
  readonly id: string;
  readonly place: string | number;
  readonly data: Entry['data'];
};

const readSql = `
  select world.version, world.driven, record.kind, record.id, record.place, record.data
  from world left join record on record.world = world.id and record.version > $2
  where world.id = $1 and (world.expires_at is null or world.expires_at > now())
  order by record.place`;

/** Reads what changed since a snapshot, in one statement. Null if the world doesn't exist or has expired. */
export async function readWorld(
  sql: Sql,
  world: string,
  known: Snapshot | undefined,
): Promise<Snapshot | null> {
  const rows = await sql.query<ReadRow>(readSql, [world, known?.version ?? -1]);
  const [first] = rows;
  if (!first) return null;
  const version = Number(first.version);
  if (known?.version === version) return known;
  const entries = rows.flatMap(({ kind, id, place, data }) =>
    kind === null ? [] : [{ kind, id, place: Number(place), data }],
  );
  return advance(known ?? emptySnapshot(first.driven), version, entries);
}

/** Waits until no other process writes to this world, and keeps the others out until the transaction ends. */
export async function lockWorld(sql: Sql, world: string): Promise<void> {
  await sql.query('select 1 from world where id = $1 for update', [world]);
}

/** Rows per commit are counted within a place. */
const perCommit = 100_000;

/** Changes as the rows of the next commit. A row that is written again keeps its place. */
export const entriesOf = (
  { version, tables }: Snapshot,
  changes: readonly Change[],
): readonly Entry[] =>
  changes.map(({ kind, id, row }, index) => ({
    kind,
    id,
    place: tables.get(kind)?.get(id)?.place ?? version * perCommit + index,
    // As the database will return it.
    data: row && (JSON.parse(JSON.stringify(row)) as typeof row),
  }));

const writeSql = `
  with won as (
    update world set version = version + 1 where id = $1 and version = $2 returning version
  ), change as (
    select * from unnest($3::text[], $4::text[], $5::bigint[], $6::text[]) as one (kind, id, place, data)
  ), key as (
    insert into idempotency_key (world, id)
    select $1, change.id from won, change where change.kind = 'answered' and change.data is not null
  ), put as (
    insert into record as old (world, kind, id, place, version, data)
    select $1, change.kind, change.id, change.place, won.version, change.data::json
    from won, change
    on conflict (world, kind, id) do update set
      place = excluded.place,
      version = excluded.version,
      data = excluded.data
  )
  select version from won`;

const uniqueViolation = '23505';

/**
 * Commits rows to the world as it was in a version: all of them, in one statement, unless somebody else committed since.
 * Resolves to false in that case, and nothing is written.
 */
export async function writeWorld(
  sql: Sql,
  world: string,
  version: number,
  entries: readonly Entry[],
): Promise<boolean> {
  try {
    const won = await sql.query(writeSql, [
      world,
      version,
      entries.map(({ kind }) => kind),
      entries.map(({ id }) => id),
      entries.map(({ place }) => place),
      entries.map(({ data }) => (data ? JSON.stringify(data) : null)),
    ]);
    return won.length > 0;
  } catch (error) {
    // An idempotency key that somebody used since.
    if (codeOf(error) === uniqueViolation) return false;
    throw error;
  }
}
