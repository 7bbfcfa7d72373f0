import { shownSteps } from '../../reporters/html/shown-steps.ts';
import type { ScenarioSummary } from '../../reporters/html/summary.ts';
import type { PackedScenario } from '../../run/evidence/pack.ts';
import type { StepResult } from '../../run/terms/result.ts';
import { transcriptOf } from '../../transcript.ts';
import type { ReportData } from '../report-data.ts';

/** One scenario in two runs. Null where a run doesn't have it. */
export type ScenarioPair = {
  readonly name: string;
  readonly file: string;
  readonly a: PlayedScenario | null;
  readonly b: PlayedScenario | null;
  readonly kind:
    | 'failed now'
    | 'passes now'
    | 'other verdict'
    | 'new'
    | 'gone'
    | 'differs'
    | 'same';
  /** Empty for a scenario that only one run has. */
  readonly steps: readonly StepPair[];
};

export type PlayedScenario = { readonly summary: ScenarioSummary; readonly index: number };

export type StepPair = {
  readonly a: StepResult | undefined;
  readonly b: StepResult | undefined;
  /** What the step did in each run, one fact per line, with the page's outline. */
  readonly factsOfA: readonly string[];
  readonly factsOfB: readonly string[];
  readonly isSame: boolean;
};

/** Pairs the scenarios of two runs by file and name: first those that fail now, last those that did the same. */
export function compareScenarios(a: ReportData, b: ReportData): readonly ScenarioPair[] {
  const [before, now] = [scenariosOf(a), scenariosOf(b)];
  const order = ['failed now', 'other verdict', 'passes now', 'differs', 'new', 'gone', 'same'];
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((key) => pairOf(before.get(key) ?? null, now.get(key) ?? null, a, b))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function scenariosOf({ run }: ReportData): ReadonlyMap<string, PlayedScenario> {
  return new Map(
    run.scenarios.flatMap((summary, index) =>
      summary.attempt === undefined
        ? [[`${summary.file}\n${summary.name}`, { summary, index }] as const]
        : [],
    ),
  );
}

function pairOf(
  a: PlayedScenario | null,
  b: PlayedScenario | null,
  reportA: ReportData,
  reportB: ReportData,
): ScenarioPair {
  const { name = '', file = '' } = (b ?? a)?.summary ?? {};
  if (!a || !b) return { name, file, a, b, kind: a ? 'gone' : 'new', steps: [] };
  const steps = compareSteps(reportA.scenario(a.index), reportB.scenario(b.index));
  return { name, file, a, b, kind: kindOf(a.summary, b.summary, steps), steps };
}

function kindOf(
  { verdict: before }: ScenarioSummary,
  { verdict: now }: ScenarioSummary,
  steps: readonly StepPair[],
): ScenarioPair['kind'] {
  if (before !== now && before === 'passed')
    return now === 'flaky' ? 'other verdict' : 'failed now';
  if (before !== now) return now === 'passed' ? 'passes now' : 'other verdict';
  return steps.every(({ isSame }) => isSame) ? 'same' : 'differs';
}

/** Steps are paired by their position: a scenario that was edited differs from where it was. */
function compareSteps(a: PackedScenario, b: PackedScenario): readonly StepPair[] {
  const [before, now] = [factsOf(a), factsOf(b)];
  return Array.from({ length: Math.max(before.length, now.length) }, (_, index) => {
    const [one, other] = [before[index], now[index]];
    const [factsOfA, factsOfB] = [one?.facts ?? [], other?.facts ?? []];
    const isSame = factsOfA.join('\n') === factsOfB.join('\n');
    return { a: one?.step, b: other?.step, factsOfA, factsOfB, isSame };
  });
}

const factsOf = (scenario: PackedScenario) =>
  shownSteps(scenario).map(({ step, after }) => ({
    step,
    facts: transcriptOf({ steps: [{ ...step, outline: after }] }),
  }));
