import { $journal, type JournalEntry, sendEventFx, tracked } from '@fairlead/store';
import { createEffect, createEvent, sample } from 'effector';
import { holdUntilPermitted } from './hold.ts';
import { $permission } from './permission.ts';
import { $services, servicesStarted } from './start.ts';

type Report = { readonly name: string; readonly properties: Readonly<Record<string, unknown>> };

const added = createEvent<readonly Report[]>();

// The journal has the events from before the services were started.
sample({
  clock: servicesStarted,
  source: $journal,
  fn: reportsIn,
  target: added,
});

function reportsIn(journal: readonly JournalEntry[]): readonly Report[] {
  return journal.flatMap((entry) =>
    entry.kind === 'event' ? [{ name: entry.name, properties: entry.properties }] : [],
  );
}
sample({
  clock: tracked,
  source: $services,
  filter: Boolean,
  fn: (_, { name, properties = {} }) => [{ name, properties }],
  target: added,
  batch: false,
});

const sendAllFx = createEffect(async (reports: readonly Report[]) => {
  await Promise.allSettled(reports.map((report) => sendEventFx(report)));
});
sample({ clock: holdUntilPermitted(added, $permission), target: sendAllFx, batch: false });
