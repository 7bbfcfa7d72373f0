import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import type { Expectation, Plan, Step } from '../language/plan.ts';
import { mask } from '../language/say-step.ts';
import { evaluate } from './evaluate.ts';
import type { DriverName, ScenarioResult, StepFailure, StepResult } from './result.ts';
import type { Driver, Happening, Stage } from './stage.ts';

export type PlayOptions = {
  readonly driver: DriverName;
  readonly target: string;
  readonly seed: number;
  /** Real milliseconds; the driver may have replaced the global clock. */
  readonly now: () => number;
  readonly pictures: 'on' | 'off' | 'on-failure';
  /** Whether each step takes the whole page down. */
  readonly outlines?: boolean;
};

/** Plays one plan on a fresh stage. Never throws: whatever goes wrong stands in the result. */
export async function play(
  plan: Plan,
  driver: Driver,
  options: PlayOptions,
): Promise<ScenarioResult> {
  const began = options.now();
  const steps: StepResult[] = [];
  let stage: Stage | undefined;
  let failure: StepFailure | undefined;
  let handlers = 0;
  try {
    stage = await driver.open(plan, options.seed);
    // What happened to each actor and has been told: what a page does as it opens belongs to the first step.
    const told = new Map<string, number>();
    // What had happened to each actor when a step that did something began.
    const before = new Map<string, number>();
    for (const step of plan.steps) {
      const failed = steps.some(({ verdict }) => verdict === 'failed');
      steps.push(failed ? skipped(step) : await playStep(step, stage, { told, before }, options));
    }
    handlers = await stage.handlers();
  } catch (error) {
    failure = failureFrom(error);
  }
  const virtualMs = stage?.elapsed() ?? 0;
  await stage?.close().catch((error: unknown) => {
    failure ??= failureFrom(error);
  });
  const played = new Set(steps.map(({ at }) => at));
  const rest = plan.steps.filter(({ at }) => !played.has(at)).map(skipped);
  return {
    name: plan.name,
    file: plan.file,
    line: plan.line,
    tags: plan.tags,
    covers: plan.covers,
    persona: plan.actors[plan.as] ?? plan.as,
    driver: options.driver,
    target: options.target,
    seed: options.seed,
    verdict: verdictOf(steps, failure),
    ms: round(options.now() - began),
    virtualMs,
    handlers,
    steps: [...steps, ...rest],
    ...(failure ? { failure } : {}),
  };
}

async function playStep(
  step: Step,
  stage: Stage,
  { told, before }: { told: Map<string, number>; before: Map<string, number> },
  options: PlayOptions,
): Promise<StepResult> {
  const began = options.now();
  if (step.action.kind !== 'see') before.set(step.actor, told.get(step.actor) ?? 0);
  const failure = await attempt(step, stage, before.get(step.actor) ?? 0);
  // First: a driver may learn what happened only by asking the page where it is.
  if (process.env.FDEBUG)
    for (const one of (await stage.happenings(step.actor)).slice(told.get(step.actor) ?? 0))
      if (one.kind === 'error') console.log(one);
  const screen = await stage.screen(step.actor).catch(() => null);
  const outline = options.outlines ? await outlineOf(step.actor, stage) : undefined;
  const all = await stage.happenings(step.actor);
  const happened = all.slice(told.get(step.actor) ?? 0);
  told.set(step.actor, all.length);
  const wantsPicture = options.pictures === 'on' || (options.pictures === 'on-failure' && failure);
  const picture = wantsPicture ? await stage.picture?.(step.actor) : undefined;
  return {
    text: step.text,
    at: step.at,
    actor: step.actor,
    verdict: failure ? 'failed' : 'passed',
    ms: round(options.now() - began),
    screen,
    ...facts(happened),
    ...(outline ? { outline } : {}),
    ...(failure ? { failure } : {}),
    ...(picture ? { picture } : {}),
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
    else if (action.kind === 'control') await stage.control(actor, action);
    else return await expectToSee(action, actor, stage, before);
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
    const { holds, expected, found } = evaluate(expectation, { page, happenings, before });
    if (holds) return undefined;
    if (!(await patience.wait())) {
      return { message: `not seen; ${patience.said()}`, expected, found: found.map(mask) };
    }
  }
}

function facts(happened: readonly Happening[]) {
  const of = <Kind extends Happening['kind']>(kind: Kind) =>
    happened.filter((one): one is Extract<Happening, { kind: Kind }> => one.kind === kind);
  return {
    screens: of('screen').map(({ name }) => name),
    decisions: of('decision').map(({ router, to, because }) => ({ router, to, because })),
    calls: of('call').map(({ name, method, path, status }) => ({ name, method, path, status })),
    events: of('event').map(({ name, properties }) => ({ name, properties })),
    toasts: of('toast').map(({ text }) => text),
  };
}

function skipped({ text, at, actor }: Step): StepResult {
  return { text, at, actor, verdict: 'skipped', ms: 0, screen: null, ...facts([]) };
}

function verdictOf(
  steps: readonly StepResult[],
  failure: StepFailure | undefined,
): ScenarioResult['verdict'] {
  if (failure) return 'crashed';
  return steps.every(({ verdict }) => verdict === 'passed') ? 'passed' : 'failed';
}

export function failureFrom(error: unknown): StepFailure {
  if (!(error instanceof Error)) return { message: mask(String(error)) };
  const { expected, found } = error as Error & Pick<StepFailure, 'expected' | 'found'>;
  return {
    message: mask(error.message),
    ...(Array.isArray(expected) ? { expected } : {}),
    ...(Array.isArray(found) ? { found } : {}),
    ...(error.stack ? { stack: mask(error.stack) } : {}),
  };
}

const round = (ms: number) => Math.round(ms * 100) / 100;
