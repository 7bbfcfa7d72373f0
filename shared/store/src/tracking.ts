import { createEvent, sample } from 'effector';
import { sendEventFx } from './doors.ts';
import { journaled } from './journal.ts';

/** Reports something that happened to analytics. Properties never carry card data, passwords or tokens. */
export const tracked = createEvent<{
  name: string;
  properties?: Readonly<Record<string, unknown>>;
}>();

sample({
  clock: tracked,
  fn: ({ name, properties = {} }) => ({ kind: 'event', name, properties }) as const,
  target: journaled,
  batch: false,
});

sample({
  clock: tracked,
  fn: ({ name, properties = {} }) => ({ name, properties }),
  target: sendEventFx,
  batch: false,
});
