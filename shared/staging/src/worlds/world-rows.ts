import { codeOf, type Sql } from '../database/database.ts';
import type { Change } from './changes.ts';
import { advance, type Entry, emptySnapshot, type Snapshot } from './snapshot.ts';

type ReadRow = {
  readonly world: string;
  readonly version: string | number;
  readonly driven: boolean;
  readonly kind: Entry['kind'] | null;
  readonly id: string;
  readonly place: string | number;
  readonly data: Entry['data'];
};

const readSql = `
  select world.id as world, world.version, world.driven, record.kind, record.id, record.place, record.data
  from unnest($1::text[], $2::bigint[]) as asked (id, version)
  join world on world.id = asked.id and (world.expires_at is null or world.expires_at > now())
  left join record on record.world = world.id and record.version > asked.version
  order by record.place`;

/** Worlds to read, and the latest snapshot that is known of each. */
export type Asked = ReadonlyMap<string, Snapshot | undefined>;

/** Reads what changed since snapshots, in one statement. What doesn't exist or has expired is not among the results. */
export async function readWorlds(sql: Sql, asked: Asked): Promise<ReadonlyMap<string, Snapshot>> {
  const versions = [...asked.values()].map((known) => known?.version ?? -1);
  const rows = await sql.query<ReadRow>(readSql, [[...asked.keys()], versions]);
  const found = new Map<string, Snapshot>();
  for (const [world, its] of Map.groupBy(rows, ({ world }) => world)) {
    const [first] = its;
    const known = asked.get(world);
    if (first)
      found.set(world, latest(known ?? emptySnapshot(first.driven), Number(first.version), its));
  }
  return found;
}

function latest(known: Snapshot, version: number, rows: readonly ReadRow[]): Snapshot {
  if (known.version === version) return known;
  const entries = rows.flatMap(({ kind, id, place, data }) =>
    kind === null ? [] : [{ kind, id, place: Number(place), data }],
  );
  return advance(known, version, entries);
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
    data: row && JSON.parse(JSON.stringify(row)),
  }));

/** What is to be committed to a world as it was in a version. */
export type Commit = {
  readonly world: string;
  readonly version: number;
  readonly entries: readonly Entry[];
};

/** Worlds are locked in the order of their ids: two processes never wait for each other. */
const writeSql = `
  with free as (
    select world.id
    from world join unnest($1::text[], $2::bigint[]) as asked (id, version)
      on asked.id = world.id and asked.version = world.version
    order by world.id for update of world
  ), won as (
    update world set version = version + 1 from free where world.id = free.id
    returning world.id, world.version
  ), change as (
    select one.*, won.version
    from unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[])
      as one (world, kind, id, place, data)
    join won on won.id = one.world
  ), key as (
    insert into idempotency_key (world, id)
    select world, id from change where kind = 'answered' and data is not null
  ), put as (
    insert into record as old (world, kind, id, place, version, data)
    select world, kind, id, place, version, data::json from change
    on conflict (world, kind, id) do update set
      place = excluded.place,
      version = excluded.version,
      data = excluded.data
  )
  select id from won`;

const uniqueViolation = '23505';

/**
 * Commits rows to worlds, in one statement: to each world all of its rows, or nothing if someone else committed to it
 * since. Resolves to the worlds that were written. A world may be named once.
 */
export async function writeWorlds(
  sql: Sql,
  commits: readonly Commit[],
): Promise<ReadonlySet<string>> {
  const rows = commits.flatMap(({ world, entries }) => entries.map((one) => ({ world, ...one })));
  try {
    const won = await sql.query<{ id: string }>(writeSql, [
      commits.map(({ world }) => world),
      commits.map(({ version }) => version),
      rows.map(({ world }) => world),
      rows.map(({ kind }) => kind),
      rows.map(({ id }) => id),
      rows.map(({ place }) => place),
      rows.map(({ data }) => (data ? JSON.stringify(data) : null)),
    ]);
    return new Set(won.map(({ id }) => id));
  } catch (error) {
    // An idempotency key that someone used since.
    if (commits.length === 1 && codeOf(error) === uniqueViolation) return new Set();
    throw error;
  }
}
