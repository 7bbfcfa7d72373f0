import { maskCards } from '@fairlead/headless-page/secrets/card-number';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { formatUnmet } from '../../language/format-unmet.ts';
import type { Expectation, Step } from '../../language/plan.ts';
import { failureFrom } from '../causes/failure.ts';
import { findCause, onePerMessage } from '../causes/find-cause.ts';
import { factsOf } from '../causes/step-facts.ts';
import { evaluate } from '../expectations/evaluate.ts';
import { type Marks, marksOf } from '../expectations/marks.ts';
import type { PlayOptions } from '../terms/play-options.ts';
import type { StepFailure, StepResult } from '../terms/result.ts';
import type { Attempt, ScenarioSession } from '../terms/scenario-session.ts';
import type { ExpectedErrors } from './expected-errors.ts';
import { waitForPlace } from './task-place.ts';

type Played = { readonly result: StepResult; readonly marks: Marks };

/** Performs one step without evaluating what the product did. */
export async function attemptStep(
  step: Step,
  session: ScenarioSession,
  past: Marks,
  { now, outlines, moved }: Pick<PlayOptions, 'now' | 'outlines' | 'moved'>,
): Promise<Attempt> {
  const { actor } = step;
  const began = now();
  const failure = await attempt(step, session, marksOf(past, step.action).before, moved);
  // Must come first: some drivers update the journal when they read the screen.
  const screen = await session.screen(actor).catch(() => null);
  const outline = outlines ? await outlineOf(actor, session) : undefined;
  const journal = await session.journal(actor);
  return {
    screen,
    journal,
    ms: now() - began,
    ...(outline ? { outline } : {}),
    ...(failure ? { failure } : {}),
  };
}

/** Evaluates a step. It fails if its action failed, or if the product reported an unexpected error. */
export async function evaluateStep(
  { text, at, actor, action }: Step,
  { failure: failed, screen, outline, journal: all, ms }: Attempt,
  session: ScenarioSession,
  past: Marks,
  errors: ExpectedErrors,
  { now, pictures, failing }: Pick<PlayOptions, 'now' | 'pictures' | 'failing'>,
): Promise<Played> {
  const began = now();
  const { before } = marksOf(past, action);
  const facts = factsOf(all.slice(past.reported));
  const unexpected = errors.unexpected(onePerMessage(facts.errors));
  const why = failed ?? (unexpected.length > 0 ? errors.failureOf(unexpected) : undefined);
  const since = action.kind === 'see' ? before : past.before;
  const isQuiet = action.kind === 'see' && all.length === before;
  if (why) await failing?.();
  const cause = why && (await findCause(actor, session, all, since, why));
  const failure = why && cause && { ...why, cause: { ...cause, ...(isQuiet ? { isQuiet } : {}) } };
  const wantsPicture = pictures === 'on' || (pictures === 'on-failure' && failure);
  const picture = wantsPicture ? await session.picture?.(actor) : undefined;
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
    marks: { reported: all.length, before },
  };
}

async function attempt(
  { action, actor }: Step,
  session: ScenarioSession,
  before: number,
  moved: PlayOptions['moved'],
): Promise<StepFailure | undefined> {
  try {
    if (action.kind === 'task') {
      await waitForPlace(action, actor, session);
      await session.perform(actor, action.task, action.input, moved);
    } else if (action.kind === 'page') await session.act(actor, action.actions);
    else if (action.kind === 'see') return await expectToSee(action, actor, session, before);
    else if (action.control !== 'expect error' && action.control !== 'pause')
      await session.control(actor, action);
    return undefined;
  } catch (error) {
    return failureFrom(error);
  }
}

async function outlineOf(actor: string, session: ScenarioSession): Promise<readonly string[]> {
  const { outline } = await session.observe(actor);
  return snapshotOf(outline);
}

/** Reads the page until the expectation holds or the time is over. */
async function expectToSee(
  expectation: Expectation,
  actor: string,
  session: ScenarioSession,
  before: number,
): Promise<StepFailure | undefined> {
  await session.leaveField?.(actor);
  const waiting = session.startWaiting();
  for (;;) {
    const page = await session.observe(actor);
    const journal = await session.journal(actor);
    const evaluation = evaluate(expectation, { page, journal, before });
    if (evaluation.holds) return undefined;
    if (!(await waiting.wait())) {
      const { expected, found } = evaluation;
      const message = formatUnmet(expectation, evaluation, waiting.waited());
      return { message, expected: expected.map(maskCards), found: found().map(maskCards) };
    }
  }
}

export const round = (ms: number) => Math.round(ms * 100) / 100;
