import { attach, createStore, sample } from 'effector';
import { $permission } from './permission.ts';
import { $services } from './start.ts';

/**
 * Offers every visit to session replay, except those of internal users in production (A§1). The adapter decides how
 * many are recorded (A§9). Starts at most once per page.
 */
const startFx = attach({ source: $services, effect: (services) => services?.startReplay() });
const $isStarted = createStore(false).on(startFx, () => true);
sample({
  clock: $permission,
  source: $isStarted,
  filter: (isStarted, permission) => permission === 'yes' && !isStarted,
  target: startFx,
});
