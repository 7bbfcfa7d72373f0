/** The schema's history. A migration that was released never changes; a new one is added at the end. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: '001-worlds',
    sql: `
      create table world (
        -- SHA-256 of the world's token: who reads the database can't enter a world.
        id text primary key,
        -- Counts the commits of this world. Its row is what they are put in order by.
        version bigint not null default 0,
        -- Whether requests bring the world's time with them.
        driven boolean not null,
        -- Null for the shared world.
        expires_at timestamptz
      );
      create index world_expiry on world (expires_at) where expires_at is not null;

      create table record (
        world text not null references world on delete cascade,
        kind text not null,
        id text not null,
        -- Orders the rows of a kind as they were first put.
        place bigint not null,
        -- The commit that wrote the row last.
        version bigint not null,
        -- json, not jsonb: it keeps the order of keys. Null: deleted.
        data json,
        primary key (world, kind, id)
      );
      create index record_version on record (world, version);

      create table idempotency_key (
        world text not null references world on delete cascade,
        id text not null,
        primary key (world, id)
      );
    `,
  },
];
