import type { Step, StepResult } from './run-step.ts';

/** Steps that run one after the other. */
export type Lane = readonly Step[];
/** Lanes that run at the same time. */
export type Round = readonly Lane[];

/**
 * Runs the rounds in order and resolves to the results of the steps that ran. A failure ends its lane, and the run once the
 * other lanes of its round are through. `runOne` is told whether other steps run at the same time.
 */
export async function runRounds(
  rounds: readonly Round[],
  runOne: (step: Step, hasCompany: boolean) => Promise<StepResult>,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const lanes of rounds) {
    const ofLanes = await Promise.all(
      lanes.map((lane) => runLane(lane, (step) => runOne(step, lanes.length > 1))),
    );
    results.push(...ofLanes.flat());
    if (results.some(({ failed }) => failed > 0)) break;
  }
  return results;
}

async function runLane(lane: Lane, runOne: (step: Step) => Promise<StepResult>) {
  const results: StepResult[] = [];
  for (const step of lane) {
    const result = await runOne(step);
    results.push(result);
    if (result.failed > 0) break;
  }
  return results;
}

/** Keeps the steps that `isWanted` accepts, without empty lanes and rounds. */
export function chooseSteps(rounds: readonly Round[], isWanted: (step: Step) => boolean): Round[] {
  return rounds
    .map((lanes) => lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0);
}
