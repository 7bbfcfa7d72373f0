import { createHash, randomBytes } from 'node:crypto';
import { flagNames, isFlagName } from '@fairlead/domain';
import { zoneOfLastToday } from '@fairlead/domain/packages';
import { excerpt } from '@fairlead/sandbox/calls/excerpt';
import { loadContent } from '@fairlead/sandbox/world/content';
import type { Fault } from '@fairlead/sandbox/world/faults';
import { type State, settingsRow } from '@fairlead/sandbox/world/settings';
import { type World, worldOf } from '@fairlead/sandbox/world/world';
import type { Database } from '../database/database.ts';
import { MistakeError } from '../http/refuse.ts';
import { createDependencies, openWorldAccess } from './world-access.ts';
import { worldSettings } from './world-settings.ts';

type WorldOptions = {
  readonly seed: number;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly faults: readonly Fault[];
  /** The world's initial time, in ms (default: the server's). */
  readonly now: number | null;
  /** Whether requests carry the world's time, as scenarios with virtual time do. */
  readonly isDriven: boolean;
};

export type Worlds = {
  /** Creates a world and returns its token, which gives access to it. */
  create(options: WorldOptions): Promise<string>;
  /** Creates the shared world for requests without a token, if it doesn't exist. */
  openShared(): Promise<void>;
  /** Opens a world for one request; the shared one if there is no token. */
  open(token: string | null, now: number | null): Promise<World>;
  end(token: string): Promise<void>;
  /** Removes expired worlds and resolves to their number. */
  removeExpired(): Promise<number>;
};

const lifetime = '1 day';
const shared = 'shared';

const idOf = (token: string | null): string =>
  token === null ? shared : createHash('sha256').update(token).digest('base64url');

export function createWorlds(database: Database): Worlds {
  const dependencies = createDependencies(database);

  async function open(id: string, now: number | null): Promise<World> {
    const [access, content] = await Promise.all([openWorldAccess(id, dependencies), loadContent()]);
    const time = access.snapshot().isDriven ? now : null;
    return worldOf(access.store, content, worldSettings(access, time), zoneOfLastToday);
  }

  async function insert(id: string, options: WorldOptions, expires: string | null): Promise<void> {
    const { seed, flags, faults, now, isDriven } = options;
    const settings: State = {
      seed,
      offset: now === null ? 0 : now - Date.now(),
      paused_at: null,
      flags,
      faults,
      vendor_faults: {},
      personas: [],
    };
    await database.transaction(async (sql) => {
      const created = await sql.query(
        `insert into world (id, driven, expires_at) values ($1, $2, now() + $3::interval)
         on conflict (id) do nothing returning id`,
        [id, isDriven, expires],
      );
      if (created.length === 0) return;
      await sql.query(
        `insert into record (world, kind, id, place, version, data)
         values ($1, 'settings', 'world', 0, 0, $2::json)`,
        [id, JSON.stringify(settingsRow(settings))],
      );
    });
  }

  return {
    async create(options) {
      refuseUnknownFlags(options.flags);
      const token = randomBytes(16).toString('base64url');
      await insert(idOf(token), options, lifetime);
      return token;
    },
    openShared: () =>
      insert(shared, { seed: 1, flags: {}, faults: [], now: null, isDriven: false }, null),
    open: (token, now) => open(idOf(token), now),
    async end(token) {
      await database.query('delete from world where id = $1', [idOf(token)]);
      dependencies.cache.forget(idOf(token));
    },
    async removeExpired() {
      const removed = await database.query(
        'delete from world where expires_at <= now() returning id',
      );
      return removed.length;
    },
  };
}

function refuseUnknownFlags(flags: Readonly<Record<string, boolean>>): void {
  for (const name of Object.keys(flags))
    if (!isFlagName(name))
      throw new MistakeError(
        `There is no flag '${excerpt(name)}'. There are ${flagNames.join(', ')}.`,
      );
}
