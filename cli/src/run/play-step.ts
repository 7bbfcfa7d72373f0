import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import type { Expectation, Step } from '../language/plan.ts';
import { mask } from '../language/say-step.ts';
import { sayUnmet } from '../language/say-unmet.ts';
import { evaluate } from './evaluate.ts';
import { type ExpectedErrors, failureOfErrors } from './expected-errors.ts';
import { failureFrom } from './failure.ts';
import { findCause, onePerMessage } from './find-cause.ts';
import { type Marks, marksOf } from './marks.ts';
import type { PlayOptions } from './play.ts';
import type { StepFailure, StepResult } from './result.ts';
import type { Attempt, Stage } from './stage.ts';
import { factsOf } from './step-facts.ts';

type Played = { readonly result: StepResult; readonly marks: Marks };

/** Performs one step, without judging what the product did meanwhile. */
export async function attemptStep(
  step: Step,
  stage: Stage,
  past: Marks,
  { now, outlines }: Pick<PlayOptions, 'now' | 'outlines'>,
): Promise<Attempt> {
  const { actor } = step;
  const began = now();
  const failure = await attempt(step, stage, marksOf(past, step.action).before);
  // First: a driver may learn what happened only by asking the page where it is.
  const screen = await stage.screen(actor).catch(() => null);
  const outline = outlines ? await outlineOf(actor, stage) : undefined;
  const happenings = await stage.happenings(actor);
  return {
    screen,
    happenings,
    ms: now() - began,
    ...(outline ? { outline } : {}),
    ...(failure ? { failure } : {}),
  };
}

/** Judges a step: it fails when what it says fails, and when the product reports an error nobody expects. */
export async function judgeStep(
  { text, at, actor, action }: Step,
  { failure: failed, screen, outline, happenings: all, ms }: Attempt,
  stage: Stage,
  past: Marks,
  errors: ExpectedErrors,
  { now, pictures }: Pick<PlayOptions, 'now' | 'pictures'>,
): Promise<Played> {
  const began = now();
  const { before } = marksOf(past, action);
  const facts = factsOf(all.slice(past.told));
  const unexpected = errors.unexpected(onePerMessage(facts.errors));
  const why = failed ?? (unexpected.length > 0 ? failureOfErrors(unexpected) : undefined);
  const since = action.kind === 'see' ? before : past.before;
  const failure = why && { ...why, cause: await findCause(actor, stage, all, since) };
  const wantsPicture = pictures === 'on' || (pictures === 'on-failure' && failure);
  const picture = wantsPicture ? await stage.picture?.(actor) : undefined;
  return {
    result: {
      text,
      at,
      actor,
      verdict: failure ? 'failed' : 'passed',
      ms: round(ms + now() - began),
      screen,
      ...facts,
      ...(outline ? { outline } : {}),
      ...(failure ? { failure } : {}),
      ...(picture ? { picture } : {}),
    },
    marks: { told: all.length, before },
  };
}

async function attempt(
  { action, actor }: Step,
  stage: Stage,
  before: number,
): Promise<StepFailure | undefined> {
  try {
    if (action.kind === 'task') await stage.perform(actor, action.task, action.input);
    else if (action.kind === 'page') await stage.act(actor, action.actions);
    else if (action.kind === 'see') return await expectToSee(action, actor, stage, before);
    else if (action.control !== 'expect error') await stage.control(actor, action);
    return undefined;
  } catch (error) {
    return failureFrom(error);
  }
}

async function outlineOf(actor: string, stage: Stage): Promise<readonly string[]> {
  const { outline } = await stage.observe(actor);
  return snapshotOf(outline);
}

/** Looks until the expectation holds or patience ends. */
async function expectToSee(
  expectation: Expectation,
  actor: string,
  stage: Stage,
  before: number,
): Promise<StepFailure | undefined> {
  const patience = stage.patience();
  for (;;) {
    const page = await stage.observe(actor);
    const happenings = await stage.happenings(actor);
    const evaluation = evaluate(expectation, { page, happenings, before });
    if (evaluation.holds) return undefined;
    if (!(await patience.wait())) {
      const { expected, found } = evaluation;
      const message = sayUnmet(expectation, patience.said());
      return { message, expected: expected.map(mask), found: found.map(mask) };
    }
  }
}

export const round = (ms: number) => Math.round(ms * 100) / 100;
