import type { StepFailure } from '../terms/result.ts';
import { locationOfRule } from './rule-location.ts';

/** Names the rule of a decision that a step has waited for in vain. */
export function formatWantedRule({ message, expected = [] }: StepFailure): readonly string[] {
  if (!message.startsWith('not seen')) return [];
  return expected.flatMap((line) => {
    const [, router, to, because] = /^([\w-]+) → (\S+) because ([\w-]+)$/.exec(line) ?? [];
    if (router === undefined || to === undefined || because === undefined) return [];
    const rule = locationOfRule({ router, to, because });
    return rule ? [`${router} decides because ${because} in ${rule}`] : [];
  });
}
