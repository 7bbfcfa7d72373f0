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

/** The worlds to read, with the latest known snapshot of each. */
export type WorldsToRead = ReadonlyMap<string, Snapshot | undefined>;

/** Reads the changes since the snapshots, in one statement. The result lacks worlds that don't exist or have expired. */
export async function readWorlds(
  sql: Sql,
  worlds: WorldsToRead,
): Promise<ReadonlyMap<string, Snapshot>> {
  const versions = [...worlds.values()].map((known) => known?.version ?? -1);
  const rows = await sql.query<ReadRow>(readSql, [[...worlds.keys()], versions]);
  const found = new Map<string, Snapshot>();
  for (const [world, its] of Map.groupBy(rows, ({ world }) => world)) {
    const [first] = its;
    const known = worlds.get(world);
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

/** Locks a world for other processes until the transaction ends. */
export async function lockWorld(sql: Sql, world: string): Promise<void> {
  await sql.query('select 1 from world where id = $1 for update', [world]);
}

/** A row's position is the commit's number times this, plus the row's number within the commit. */
const perCommit = 100_000;

/** Converts changes to the rows of the next commit. A row that is written again keeps its position. */
export const entriesOf = (
  { version, tables }: Snapshot,
  changes: readonly Change[],
): readonly Entry[] =>
  changes.map(({ kind, id, row }, index) => ({
    kind,
    id,
    place: tables.get(kind)?.get(id)?.place ?? version * perCommit + index,
    // The same as the database will return.
    data: row && JSON.parse(JSON.stringify(row)),
  }));

/** The changes to commit to a world that was read in a version. */
export type Commit = {
  readonly world: string;
  readonly version: number;
  readonly entries: readonly Entry[];
};

/** Locks worlds in the order of their ids, so that two processes never wait for each other. */
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
 * Commits rows to worlds, in one statement: each world gets all of its rows, or none if there was another commit since.
 * Resolves to the written worlds. Each world may occur once.
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
    // Another request has used the same idempotency key.
    if (commits.length === 1 && codeOf(error) === uniqueViolation) return new Set();
    throw error;
  }
}
