import { type Decision, destinationName, routeNames } from '@fairlead/domain';
import type { PlaceName, Rule } from './funnel-map.ts';

/** A rule, and one set of facts for which it holds. */
export type Found<Facts> = { readonly rule: Rule; readonly facts: Facts };

/** Every answer that a router gives to these facts, each once. Facts that it refuses lead nowhere. */
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
    // An error that the specification names is no place to go to.
    return null;
  }
}

/** The rules, each once; one that leads to every screen there is is told as that. */
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
