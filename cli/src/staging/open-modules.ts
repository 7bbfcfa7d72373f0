import { answerHealth, Refused } from '@fairlead/registry';
import { answerRegistry } from '@fairlead/registry/http/answer-registry';
import { longestRelease } from '@fairlead/registry/http/longest-release';
import type { Io } from '../io.ts';
import { explainRefusal } from '../releases/explain-refusal.ts';
import { createGate } from '../releases/gate.ts';
import { answerModules } from '../releases/modules-page/answer-modules.ts';
import { releasesPath } from '../releases/modules-page/answer-mounted.ts';
import { openServedRegistry, type RegistryPlace } from '../releases/served-registry.ts';
import { watchedHealth } from '../releases/watched-health.ts';
import { UsageError } from '../usage-error.ts';

/**
 * The pages of a registry's modules, for staging to show to its admins, and where pages of deployments report how its builds
 * do. Pages of staging itself have the builds of this machine, and report nothing.
 */
export async function openModules(place: RegistryPlace, io: Io) {
  const { store, keys, stop } = await openServedRegistry(place, io).catch((error: unknown) => {
    throw error instanceof Refused ? new UsageError(explainRefusal(error)) : error;
  });
  const clock = () => Date.now();
  const registry = answerRegistry({ store, keys, clock, gate: createGate(store) });
  const health = watchedHealth({ store, keys }, io);
  return {
    modules: answerModules({ store, clock, health }, registry),
    health: answerHealth(health),
    longBodies: { [releasesPath]: longestRelease },
    stop,
  };
}
