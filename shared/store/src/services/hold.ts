import { createStore, type Event, type Store, sample } from 'effector';
import type { Permission } from './permission.ts';

/** The maximum number of waiting reports; the oldest are dropped. */
const maxReports = 200;

/** Holds reports back until it is known whether they may be sent: fires with them in order, or drops them. */
export function holdUntilPermitted<Report>(
  added: Event<readonly Report[]>,
  $permission: Store<Permission>,
): Event<readonly Report[]> {
  const $held = createStore<readonly Report[]>([], { serialize: 'ignore' }).on(
    added,
    (held, reports) => [...held, ...reports].slice(-maxReports),
  );
  const decided = sample({
    clock: [$held, $permission],
    source: { reports: $held, permission: $permission },
    filter: ({ reports, permission }) => reports.length > 0 && permission !== 'unknown',
  });
  $held.reset(decided);
  return decided.filterMap(({ reports, permission }) =>
    permission === 'yes' ? reports : undefined,
  );
}
