import { findOperation } from '@fairlead/headless-page/find';
import type { Action, Fault, Plan } from '../language/plan.ts';
import { failureFrom, isSlip } from '../run/causes/failure.ts';
import { isPlace } from '../run/playing/task-place.ts';
import type { ScenarioSession } from '../run/terms/scenario-session.ts';
import type { ExploredDriver } from './explored-world.ts';
import type { Broken, Invariant, Moment, Page } from './invariant.ts';
import { invariants } from './invariants/index.ts';
import type { WalkStep } from './walk-step.ts';

type Finding = Broken & { readonly invariant: Invariant };
export type Walk = {
  readonly steps: readonly WalkStep[];
  readonly finding: Finding | null;
  /** The errors that the product reported and that faults explain. */
  readonly errors: readonly string[];
};

/** Chooses the next step on the page that is open now, after what the last one did; null ends the walk. */
type Choose = (
  session: ScenarioSession,
  taken: readonly WalkStep[],
  last: Moment | null,
) => Promise<WalkStep | null>;

/** Who a walk's actors are. */
export type Identities = (actor: string) => Pick<Moment, 'email' | 'isAdmin'>;

/** Walks in a new session, and looks at every invariant after each step. */
export async function walk(
  plan: Plan,
  { driver, backEnd }: ExploredDriver,
  seed: number,
  identify: Identities,
  choose: Choose,
): Promise<Walk> {
  const session = await driver.open(plan, seed);
  const look = createLook();
  const steps: WalkStep[] = [];
  const seen = new Map<string, number>();
  const errors: string[] = [];
  let last: Moment | null = null;
  try {
    for (;;) {
      const step = await choose(session, steps, last);
      if (!step) return { steps, finding: null, errors };
      const { actor } = step;
      const taken = await take(step, session, seen.get(actor) ?? 0);
      seen.set(actor, taken.reported);
      const done = taken.isRefused ? { ...step, isRefused: true } : step;
      steps.push(done);
      last = {
        ...taken,
        ...identify(actor),
        step: done,
        faults: faultsIn(steps, plan, identify),
        isAlone: steps.every((one) => one.actor === plan.as),
        backEnd: backEnd(),
        waitForChange: waiting(actor, session, taken.reported),
      };
      const finding = await look(last);
      // Where the walk's own last step fails, its errors are what is wrong.
      if (!finding || finding.step) errors.push(...errorsIn(taken.happened));
      if (finding) return { steps, finding, errors };
    }
  } finally {
    await session.close(true);
  }
}

/** Looks at one walk with every invariant. */
function createLook(): (moment: Moment) => Promise<Finding | null> {
  const watches = invariants.map((invariant) => ({ invariant, watch: invariant.watch() }));
  return async (moment) => {
    for (const { invariant, watch } of watches) {
      const broken = await watch(moment);
      if (broken) return { ...broken, invariant };
    }
    return null;
  };
}

const errorsIn = (happened: Moment['happened']): readonly string[] =>
  happened.flatMap((one) => (one.kind === 'error' && !one.mayBeMeant ? one.message : []));

/** Takes the steps of a walk again. A step that the page doesn't offer anymore is left out. */
export function walkAgain(
  plan: Plan,
  driver: ExploredDriver,
  seed: number,
  identify: Identities,
  steps: readonly WalkStep[],
) {
  const left = [...steps];
  return walk(plan, driver, seed, identify, async (session) => {
    for (;;) {
      const next = left.shift();
      if (!next || (await isOffered(next, session))) return next ?? null;
    }
  });
}

async function isOffered({ actor, action }: WalkStep, session: ScenarioSession): Promise<boolean> {
  if (action.kind === 'task')
    return !action.place || isPlace(action.place, await session.screen(actor));
  if (action.kind !== 'page') return true;
  const { outline } = await session.observe(actor);
  return action.actions.every((one) => !('missing' in findOperation(outline, one)));
}

async function pageOf(actor: string, session: ScenarioSession): Promise<Page> {
  const { screen, address, outline } = await session.observe(actor);
  return { screen, address, outline };
}

/** The runner's own waiting: as long as something is to come, time passes. `reported`: the length of the journal before. */
function waiting(
  actor: string,
  session: ScenarioSession,
  reported: number,
): Moment['waitForChange'] {
  let open: ReturnType<ScenarioSession['startWaiting']> | null = null;
  return async () => {
    open ??= session.startWaiting();
    if (!(await open.wait())) return null;
    const journal = await session.journal(actor);
    const calls = journal.slice(reported).filter(({ kind }) => kind === 'call').length;
    return { ...(await pageOf(actor, session)), calls };
  };
}

/** A client who types the address of another client's offer is refused, as if a call failed. */
const faultsIn = (
  steps: readonly WalkStep[],
  { as, actors, windows = {} }: Plan,
  identify: Identities,
): readonly Fault[] => {
  const others = Object.keys(actors).filter((one) => one !== as && !(one in windows));
  const isAmongClients = others.some((one) => !identify(one).isAdmin);
  return steps.flatMap(({ actor, action }): readonly Fault[] => {
    if (action.kind !== 'control') return [];
    if (action.control === 'fault') return [action.fault];
    if (action.control === 'vendors') return [{ kind: 'status' }];
    const isTyped = action.control === 'go to' && isAmongClients && !identify(actor).isAdmin;
    return isTyped ? [{ kind: 'status', status: 404 }] : [];
  });
};

/** Takes one step with the runner's own actions. `reported`: the length of the actor's journal. */
async function take({ actor, action }: WalkStep, session: ScenarioSession, reported: number) {
  await session.leaveField?.(actor);
  const before = await pageOf(actor, session);
  const hadUnsavedEdits = (await session.hasUnsavedEdits?.(actor)) ?? false;
  const failed = await failureOf(() => perform(actor, action, session), action);
  const page = await pageOf(actor, session);
  const journal = await session.journal(actor);
  const happened = [...journal.slice(reported), ...(failed?.error ? [failed.error] : [])];
  const isRefused = failed !== null && failed.error === null;
  return { before, hadUnsavedEdits, page, happened, isRefused, reported: journal.length };
}

/**
 * Returns what the product threw. A page may change between reading it and pressing, and the login site may refuse
 * somebody: then the step is refused, which is no finding.
 */
async function failureOf(work: () => Promise<void>, { kind }: Action) {
  try {
    await work();
    return null;
  } catch (error) {
    const isOfSite = kind === 'task' && error instanceof Error && !isSlip(error);
    const { message, expected } = failureFrom(error);
    if (expected || isOfSite) return { error: null };
    return { error: { kind: 'error' as const, message, where: 'this step' } };
  }
}

async function perform(actor: string, action: Action, session: ScenarioSession): Promise<void> {
  if (action.kind === 'page') await session.act(actor, action.actions);
  else if (action.kind === 'task') await session.perform(actor, action.task, action.input);
  else if (action.kind === 'control') await session.control(actor, action);
}
