import { type Decision, destinationName, routeNames } from '@fairlead/domain';
import type { PlaceName, Rule } from './funnel-map.ts';

/** A rule, and one set of facts for which it applies. */
export type Found<Facts> = { readonly rule: Rule; readonly facts: Facts };

/** Returns every distinct result of a router for these facts. Facts that it rejects have no result. */
export function answersTo<Facts>(
  router: (facts: Facts) => Decision | null,
  asked: Iterable<Facts>,
): readonly Found<Facts>[] {
  const found = new Map<string, Found<Facts>>();
  for (const facts of asked) {
    const decision = answer(router, facts);
    if (!decision) continue;
    const rule: Rule = { because: decision.because, to: destinationName(decision.to) };
    const key = JSON.stringify(rule);
    if (!found.has(key)) found.set(key, { rule, facts });
  }
  return [...found.values()];
}

function answer<Facts>(router: (facts: Facts) => Decision | null, facts: Facts) {
  try {
    return router(facts);
  } catch {
    // An error that the specification names isn't a destination.
    return null;
  }
}

/** Returns the distinct rules; a rule that leads to every screen is listed once, as `any screen`. */
export function rulesOf(found: readonly Found<unknown>[]): readonly Rule[] {
  const byReason = Map.groupBy(found, ({ rule }) => rule.because);
  return [...byReason].flatMap(([because, answers]) => {
    const to = new Set<PlaceName>(answers.map(({ rule }) => rule.to));
    const isAnywhere = routeNames.every((name) => to.has(name));
    return [...(isAnywhere ? (['any screen'] as const) : to)].map((place) => ({
      because,
      to: place,
    }));
  });
}
