import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import type { Expectation, Step } from '../language/plan.ts';
import { mask } from '../language/say-step.ts';
import { sayUnmet } from '../language/say-unmet.ts';
import { evaluate } from './evaluate.ts';
import { type ExpectedErrors, failureOfErrors } from './expected-errors.ts';
import { failureFrom } from './failure.ts';
import { findCause, onePerMessage } from './find-cause.ts';
import type { PlayOptions } from './play.ts';
import type { StepFailure, StepResult } from './result.ts';
import type { Stage } from './stage.ts';
import { factsOf } from './step-facts.ts';

/** How much of what happened to an actor belongs to the past, at several moments. */
export type Marks = {
  /** It has been told: what a page does as it opens belongs to the first step. */
  readonly told: number;
  /** It had happened when the last step that did something began. */
  readonly before: number;
};

export const noMarks: Marks = { told: 0, before: 0 };

type Played = { readonly result: StepResult; readonly marks: Marks };

/** Plays one step: it fails when what it says fails, and when the product reports an error nobody expects. */
export async function playStep(
  step: Step,
  stage: Stage,
  past: Marks,
  errors: ExpectedErrors,
  options: PlayOptions,
): Promise<Played> {
  const { actor, action } = step;
  const began = options.now();
  const doesSomething = action.kind !== 'see';
  const before = doesSomething ? past.told : past.before;
  const failed = await attempt(step, stage, before);
  // First: a driver may learn what happened only by asking the page where it is.
  const screen = await stage.screen(actor).catch(() => null);
  const outline = options.outlines ? await outlineOf(actor, stage) : undefined;
  const all = await stage.happenings(actor);
  const facts = factsOf(all.slice(past.told));
  const unexpected = errors.unexpected(onePerMessage(facts.errors));
  const why = failed ?? (unexpected.length > 0 ? failureOfErrors(unexpected) : undefined);
  const since = doesSomething ? past.before : before;
  const failure = why && { ...why, cause: await findCause(actor, stage, all, since) };
  const wantsPicture = options.pictures === 'on' || (options.pictures === 'on-failure' && failure);
  const picture = wantsPicture ? await stage.picture?.(actor) : undefined;
  return {
    result: {
      text: step.text,
      at: step.at,
      actor,
      verdict: failure ? 'failed' : 'passed',
      ms: round(options.now() - began),
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
