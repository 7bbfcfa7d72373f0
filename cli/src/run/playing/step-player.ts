import type { Step } from '../../language/plan.ts';
import type { EvidenceCollector } from '../evidence/collect.ts';
import { type Marks, noMarks } from '../expectations/marks.ts';
import type { PlayOptions } from '../terms/play-options.ts';
import type { StepResult } from '../terms/result.ts';
import type { ScenarioSession } from '../terms/scenario-session.ts';
import { createExpectedErrors, type ExpectedErrors } from './expected-errors.ts';
import { attemptStep, evaluateStep } from './play-step.ts';

/** Plays the steps of one scenario, one at a time, in an open session. */
export type StepPlayer = {
  /** Plays a step. `index` is its place in the scenario; one that failed may be played again. */
  play(index: number, step: Step): Promise<StepResult>;
  /** Returns the steps whose expected error was never reported, each with a failure message. */
  missedErrors(): ReturnType<ExpectedErrors['missed']>;
};

/** Creates a player that remembers what the steps so far did, as the next ones need it. */
export function createStepPlayer(
  session: ScenarioSession,
  options: Pick<PlayOptions, 'now' | 'outlines' | 'pictures' | 'failing' | 'moved'>,
  evidence?: EvidenceCollector,
): StepPlayer {
  const marks = new Map<string, Marks>();
  const errors = createExpectedErrors();
  return {
    async play(index, step) {
      const past = marks.get(step.actor) ?? noMarks;
      const attempt = await attemptStep(step, session, past, options);
      noteErrorsOf(step, index, errors);
      const played = await evaluateStep(step, attempt, session, past, errors, options);
      await evidence?.add(step.actor, attempt.journal.slice(past.reported));
      marks.set(step.actor, played.marks);
      return played.result;
    },
    missedErrors: () => errors.missed(),
  };
}

/** Notes what errors a step expects, or may lead to. */
function noteErrorsOf({ action }: Step, index: number, errors: ExpectedErrors): void {
  if (action.kind !== 'control') return;
  if (action.control === 'expect error') errors.expect(index, action.message);
  if (action.control === 'fault' || action.control === 'vendors') errors.faultPlanted();
}
