import type { KnownDecision } from '../language/vocabulary.ts';
import type { Router } from '../map/funnel-map.ts';
import { readRouters } from '../map/routers.ts';

/** Lists every decision that can be reported for a router: its own, and those of the routers it delegates to. */
export function knownDecisions(): readonly KnownDecision[] {
  const routers = readRouters();
  return routers.flatMap((router) =>
    rulesOf(router, routers).map(({ because, to }) => ({ router: router.name, because, to })),
  );
}

function rulesOf({ rules, passesOnTo }: Router, routers: readonly Router[]): Router['rules'] {
  const next = routers.find(({ name }) => name === passesOnTo);
  return next ? [...rules, ...rulesOf(next, routers)] : rules;
}
