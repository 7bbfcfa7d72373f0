import { attach, sample } from 'effector';
import { $services, servicesStarted } from './start.ts';

/** Every visit is offered to session replay; how many of them are recorded is the adapter's to say (A§9). */
const startFx = attach({ source: $services, effect: (services) => services?.startReplay() });
sample({ clock: servicesStarted, fn: () => {}, target: startFx });
