import type { EventName } from '@fairlead/domain';
import { createEvent, sample } from 'effector';
import { journaled } from '../journal/journal.ts';

/**
 * Reports an event to analytics; ./services sends it if allowed. Properties never contain card data, passwords or
 * tokens.
 */
export const tracked = createEvent<{
  name: EventName;
  properties?: Readonly<Record<string, unknown>>;
}>();

sample({
  clock: tracked,
  fn: ({ name, properties = {} }) => ({ kind: 'event', name, properties }) as const,
  target: journaled,
  batch: false,
});
