import { destinationOf, href, type RouteMatch } from '@fairlead/domain';
import { $flags, $flagsSettled, $journal, journaled, screenEntered } from '@fairlead/store';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { holdUntilPermitted } from './hold.ts';
import { $permission, type Permission } from './permission.ts';
import { $services, servicesStarted } from './start.ts';

/** A§1: reports each page change to the marketing tracker while the flag is on. */
const $mayReport = combine(
  { permission: $permission, flags: $flags, areFlagsSettled: $flagsSettled },
  ({ permission, flags, areFlagsSettled }): Permission => {
    if (permission === 'no') return 'no';
    if (permission === 'unknown' || !areFlagsSettled) return 'unknown';
    return flags['hubspot-tracking'] ? 'yes' : 'no';
  },
);

const entered = createEvent<readonly string[]>();

// The journal has the screens from before the services were started.
sample({
  clock: servicesStarted,
  source: $journal,
  fn: (journal) => journal.flatMap((entry) => (entry.kind === 'screen' ? [pathOf(entry)] : [])),
  target: entered,
});
sample({
  clock: screenEntered,
  source: $services,
  filter: Boolean,
  fn: (_, route) => [pathOf(route)],
  target: entered,
});

const reportFx = attach({
  source: $services,
  effect: async (services, paths: readonly string[]) => {
    await Promise.allSettled(paths.map((path) => services?.marketingPage(path)));
  },
});

const $lastReported = createStore('').on(reportFx, (last, paths) => paths.at(-1) ?? last);

sample({
  clock: holdUntilPermitted(entered, $mayReport),
  source: $lastReported,
  // A screen that is entered again after a crash or a swap isn't a page change.
  fn: (last, paths) => paths.filter((path, index) => path !== (paths[index - 1] ?? last)),
  target: reportFx,
});

const journalFx = createEffect((paths: readonly string[]) => {
  for (const path of paths) journaled({ kind: 'event', name: 'page view', properties: { path } });
});
sample({ clock: reportFx, target: journalFx });

/** The address without its query, which may contain e-mail addresses and codes. */
function pathOf({ name, params }: RouteMatch): string {
  return href(destinationOf({ name, params }));
}
