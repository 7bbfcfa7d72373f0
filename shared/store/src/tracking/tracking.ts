import { createEvent, sample } from 'effector';
import { journaled } from '../journal/journal.ts';

/**
 * Reports something that happened to analytics: ./services sends it when it may. Properties never carry card data,
 * passwords or tokens.
 */
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
