import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { StepFailure } from '../terms/result.ts';
import type { HiddenPart } from '../terms/scenario-session.ts';

/** Shorter names are also parts of other words. */
const shortest = 4;

/** Says what a failed step is about and the page has, but hides. */
export function formatHiddenParts(
  { message, expected = [] }: StepFailure,
  parts: readonly HiddenPart[],
): readonly string[] {
  const about = [message, ...expected].join('\n');
  const lines = parts.flatMap(({ because, outline }) =>
    nodesOf(outline)
      .filter(({ name }) => name.length >= shortest && about.includes(name))
      .map(({ role, name }) => `the ${role} '${name}' exists, but is hidden: ${because}`),
  );
  return [...new Set(lines)];
}
