import type { Step, StepResult } from './run-step.ts';

/** Steps that run one after the other. */
export type Lane = readonly Step[];
/** Lanes that run at the same time. */
export type Round = readonly Lane[];

type NotRun = { readonly name: string; readonly because: string };
export type Outcome = {
  readonly results: readonly StepResult[];
  readonly notRun: readonly NotRun[];
};

type Options = {
  /** Whether no step begins after a failure. */
  readonly bails?: boolean;
};

/**
 * Runs the rounds in order. A failure stops only the steps that need the failed one. `runOne` is told whether other steps run
 * at the same time.
 */
export async function runRounds(
  rounds: readonly Round[],
  runOne: (step: Step, hasCompany: boolean) => Promise<StepResult>,
  { bails = false }: Options = {},
): Promise<Outcome> {
  const results = new Map<string, StepResult>();
  const notRun = new Map<string, NotRun>();
  const hasFailed = (name: string) => (results.get(name)?.failed ?? 0) > 0;

  const findReason = ({ needs = [] }: Step) => {
    const failed = bails ? [...results.keys()].find(hasFailed) : undefined;
    if (failed !== undefined) return `--bail, and '${failed}' failed`;
    const missing = needs.find((name) => hasFailed(name) || notRun.has(name));
    if (missing === undefined) return null;
    return `it needs '${missing}', which ${hasFailed(missing) ? 'failed' : 'did not run'}`;
  };

  const runLane = async (lane: Lane, hasCompany: boolean) => {
    for (const step of lane) {
      const { name } = step;
      const because = findReason(step);
      if (because) notRun.set(name, { name, because });
      else results.set(name, await runOne(step, hasCompany));
    }
  };

  for (const lanes of rounds)
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)));

  const names = rounds.flat(2).map(({ name }) => name);
  const inOrder = <Value>(found: ReadonlyMap<string, Value>) =>
    names.flatMap((name) => found.get(name) ?? []);
  return { results: inOrder(results), notRun: inOrder(notRun) };
}

/** Keeps the steps that `isWanted` accepts, without empty lanes and rounds. */
export function chooseSteps(rounds: readonly Round[], isWanted: (step: Step) => boolean): Round[] {
  return rounds
    .map((lanes) => lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0);
}

/** Keeps the steps that others of these need, and what those need in turn. */
export function stepsNeeded(rounds: readonly Round[], by: readonly Round[]): Round[] {
  const steps = rounds.flat(2);
  const needed = new Set<string>();
  const add = ({ needs = [] }: Step) => {
    for (const name of needs) {
      needed.add(name);
      for (const step of steps) if (step.name === name) add(step);
    }
  };
  by.flat(2).forEach(add);
  return chooseSteps(rounds, ({ name }) => needed.has(name));
}
