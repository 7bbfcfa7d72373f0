import { maskCards } from '@fairlead/headless-page/secrets/card-number';
import type { Plan, Step } from '../../language/plan.ts';
import type { ScenarioResult, StepResult } from '../terms/result.ts';
import type { ScenarioEvent } from '../terms/scenario-session.ts';

/** Groups a journal by kind, as results contain it. */
export function factsOf(happened: readonly ScenarioEvent[]) {
  const of = <Kind extends ScenarioEvent['kind']>(kind: Kind) =>
    happened.filter((one): one is Extract<ScenarioEvent, { kind: Kind }> => one.kind === kind);
  return {
    screens: of('screen').map(({ name }) => name),
    decisions: of('decision').map(({ router, to, because }) => ({ router, to, because })),
    calls: of('call').map(({ name, method, path, status, answer, problem }) => ({
      name,
      method,
      path,
      status,
      ...(answer === undefined ? {} : { answer }),
      ...(problem === undefined ? {} : { problem }),
    })),
    events: of('event').map(({ name, properties }) => ({ name, properties })),
    toasts: of('toast').map(({ text }) => text),
    errors: of('error').map(({ kind: _, ...error }) => ({
      ...error,
      message: maskCards(error.message),
    })),
  };
}

type Settings = Pick<ScenarioResult, 'driver' | 'target' | 'seed'>;

/** Names a scenario and how it is run, as its result does. */
export const scenarioFacts = (plan: Plan, { driver, target, seed }: Settings) => ({
  name: plan.name,
  file: plan.file,
  line: plan.line,
  tags: plan.tags,
  covers: plan.covers,
  persona: plan.actors[plan.as] ?? plan.as,
  driver,
  target,
  seed,
});

/** Returns the result of a step that wasn't begun. */
export function skipped({ text, at, actor }: Step): StepResult {
  return { text, at, actor, verdict: 'skipped', ms: 0, screen: null, ...factsOf([]) };
}
