import { columns } from '../../columns.ts';
import { formatSeconds } from '../../reporters/format-seconds.ts';
import type { RunResult, ScenarioResult, StepResult } from '../terms/result.ts';

const shown = 8;
const opening = '(opening and closing)';

/** Lists the kinds of steps that took the most real time, with count and total, longest first. */
export function formatWhereTimeWent({ scenarios, ms }: RunResult): string {
  const kinds = new Map<string, { count: number; ms: number }>();
  for (const [kind, took] of scenarios.flatMap(shares)) {
    const { count, ms: before } = kinds.get(kind) ?? { count: 0, ms: 0 };
    kinds.set(kind, { count: count + 1, ms: before + took });
  }
  const longest = [...kinds].sort(([, one], [, other]) => other.ms - one.ms).slice(0, shown);
  const rows = longest.map(([kind, { count, ms: took }]) => [
    formatSeconds(took).padStart(10),
    `${count} ×`.padStart(6),
    kind,
  ]);
  const driver = scenarios[0]?.driver ?? 'nothing';
  return `Where the time went (${driver}, ${formatSeconds(ms)}):\n${columns(rows)}`;
}

function shares({ steps, ms }: ScenarioResult): [kind: string, ms: number][] {
  const inSteps = steps.reduce((sum, step) => sum + step.ms, 0);
  return [
    [opening, Math.max(0, ms - inSteps)],
    ...steps.map((step): [string, number] => [kindOf(step), step.ms]),
  ];
}

/** Returns a step without its input: `answer: { Industry: SAAS }` becomes `answer`. */
const kindOf = ({ text }: StepResult) => text.replace(/:[ \n].*$/s, '');
