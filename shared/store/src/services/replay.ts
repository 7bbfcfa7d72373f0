import { attach, createStore, sample } from 'effector';
import { $permission } from './permission.ts';
import { $services } from './start.ts';

/**
 * Every visit is offered to session replay, except those of internal users in production (A§1); how many of them are
 * recorded is the adapter's to say (A§9). Once a page: what runs is not started again.
 */
const startFx = attach({ source: $services, effect: (services) => services?.startReplay() });
const $isStarted = createStore(false).on(startFx, () => true);
sample({
  clock: $permission,
  source: $isStarted,
  filter: (isStarted, permission) => permission === 'yes' && !isStarted,
  fn: () => {},
  target: startFx,
});
