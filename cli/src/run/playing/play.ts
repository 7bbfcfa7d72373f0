import type { Plan } from '../../language/plan.ts';
import { failureFrom } from '../causes/failure.ts';
import { scenarioFacts, skipped } from '../causes/step-facts.ts';
import { createEvidence, type EvidenceCollector } from '../evidence/collect.ts';
import { packEvidence } from '../evidence/pack.ts';
import type { PlayOptions } from '../terms/play-options.ts';
import type { ScenarioResult, StepFailure, StepResult } from '../terms/result.ts';
import type { Driver, ScenarioSession } from '../terms/scenario-session.ts';
import { round } from './play-step.ts';
import { createStepPlayer } from './step-player.ts';

/** Plays one plan in a new session. Never throws: the result contains every failure. */
export async function play(
  plan: Plan,
  driver: Driver,
  options: PlayOptions,
): Promise<ScenarioResult> {
  const began = options.now();
  let steps: readonly StepResult[] = [];
  let session: ScenarioSession | undefined;
  let failure: StepFailure | undefined;
  let handlers = 0;
  let evidence: EvidenceCollector | undefined;
  try {
    session = await driver.open(plan, options.seed);
    evidence = options.evidence ? createEvidence(session) : undefined;
    steps = await playSteps(plan, session, options, evidence);
    handlers = await session.handlers();
  } catch (error) {
    failure = failureFrom(error);
  }
  const virtualMs = session?.elapsed() ?? 0;
  const hasPassed = verdictOf(steps, failure) === 'passed';
  await session?.close(hasPassed).catch((error: unknown) => {
    failure ??= failureFrom(error);
  });
  const all = [...steps, ...plan.steps.slice(steps.length).map(skipped)];
  return {
    ...scenarioFacts(plan, options),
    verdict: verdictOf(steps, failure),
    ms: round(options.now() - began),
    virtualMs,
    handlers,
    steps: all,
    ...(failure ? { failure } : {}),
    ...(evidence ? { evidence: packEvidence(all, evidence.collected()) } : {}),
  };
}

/** Plays the steps up to the first failure. */
async function playSteps(
  plan: Plan,
  session: ScenarioSession,
  options: PlayOptions,
  evidence: EvidenceCollector | undefined,
): Promise<readonly StepResult[]> {
  const player = createStepPlayer(session, options, evidence);
  const steps: StepResult[] = [];
  for (const [index, step] of plan.steps.entries()) {
    options.reached?.(index);
    const result = await player.play(index, step);
    steps.push(result);
    if (result.failure) return steps;
  }
  options.reached?.(plan.steps.length);
  for (const { step, failure } of player.missedErrors()) {
    const result = steps[step];
    if (result) steps[step] = { ...result, verdict: 'failed', failure };
  }
  return steps;
}

function verdictOf(
  steps: readonly StepResult[],
  failure: StepFailure | undefined,
): ScenarioResult['verdict'] {
  if (failure) return 'crashed';
  return steps.every(({ verdict }) => verdict === 'passed') ? 'passed' : 'failed';
}
