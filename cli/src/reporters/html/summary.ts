import { createPaint } from '../../paint.ts';
import {
  failedStep,
  type RunResult,
  type ScenarioResult,
  type StepResult,
} from '../../run/terms/result.ts';
import { createLikeness } from '../failures-alike.ts';
import { formatFailure } from '../format-failure.ts';

/** What the list of a report shows of a scenario, and what a comparison finds it by. */
export type ScenarioSummary = Pick<
  ScenarioResult,
  | 'name'
  | 'file'
  | 'line'
  | 'tags'
  | 'persona'
  | 'driver'
  | 'target'
  | 'seed'
  | 'verdict'
  | 'ms'
  | 'virtualMs'
  | 'handlers'
> & {
  /** The folder of its file: `admin`. */
  readonly area: string;
  readonly steps: readonly StepSummary[];
  /** The cause of its failure, or of each failed attempt. */
  readonly cause?: string;
  readonly isPlayedAgain?: true;
  /** Which attempt this is of the scenario that follows; the attempts before it have failed. */
  readonly attempt?: number;
};

export type StepSummary = Pick<StepResult, 'text' | 'verdict' | 'ms'>;

export type RunSummary = {
  /** When the run began, in ISO 8601. */
  readonly startedAt: string | null;
  readonly ms: number;
  readonly notRun: number;
  readonly scenarios: readonly ScenarioSummary[];
};

const summarize = (result: ScenarioResult): ScenarioSummary => ({
  name: result.name,
  file: result.file,
  line: result.line,
  tags: result.tags,
  persona: result.persona,
  driver: result.driver,
  target: result.target,
  seed: result.seed,
  verdict: result.verdict,
  ms: result.ms,
  virtualMs: result.virtualMs,
  handlers: result.handlers,
  area: areaOf(result.file),
  steps: result.steps.map(({ text, verdict, ms }) => ({ text, verdict, ms })),
  ...(result.verdict === 'passed' ? {} : { cause: formatFailure(result, createPaint(false)) }),
  ...(result.isPlayedAgain ? { isPlayedAgain: true } : {}),
});

const order = ['crashed', 'failed', 'interrupted', 'flaky', 'passed'];

/**
 * Lists the scenarios of a report: failures first, each before its failed attempts and before the failures that are like
 * it, then flaky ones, then the others.
 */
export function reportedScenarios({ scenarios }: RunResult): readonly ReportedScenario[] {
  const likeOf = createLikeness();
  const sorted = scenarios.toSorted(
    (one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict),
  );
  const compared = sorted.map((result) => ({
    result,
    first: ['passed', 'flaky'].includes(result.verdict) ? null : likeOf(result),
  }));
  const groups = Map.groupBy(compared, ({ result, first }) => first ?? result);
  return [...groups.values()]
    .flat()
    .flatMap(({ result, first }) => [{ ...reported(result), first }, ...attemptsOf(result)]);
}

export type ReportedScenario = {
  readonly summary: ScenarioSummary;
  readonly result: ScenarioResult;
  /** An earlier failure that is like this one. */
  readonly first: ScenarioResult | null;
};

const reported = (result: ScenarioResult): ReportedScenario => ({
  summary: summarize(result),
  result,
  first: null,
});

const attemptsOf = ({ failedAttempts = [] }: ScenarioResult): readonly ReportedScenario[] =>
  failedAttempts.map(reported).map((one, index) => ({
    ...one,
    summary: { ...one.summary, attempt: index + 1 },
  }));

/** The position of the failed step, counted from 1; 0 without one. */
export const failedStepOf = ({ steps }: Pick<ScenarioSummary, 'steps'>): number =>
  steps.findIndex(({ verdict }) => verdict === 'failed') + 1;

/** Why a scenario failed, in one line for its row. */
export function reasonOf({ result, first }: ReportedScenario): string | undefined {
  if (first) return `Same failure as “${first.name}”`;
  const { failure } = failedStep(result) ?? result;
  return failure?.message.split('\n')[0];
}

/** `scenarios/admin/x.yaml` belongs to admin; a file outside such a folder to none. */
function areaOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const at = folders.lastIndexOf('scenarios');
  return folders[at + 1] ?? folders.at(-1) ?? '';
}
