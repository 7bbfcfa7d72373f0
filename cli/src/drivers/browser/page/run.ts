import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import type { Action, Expectation } from '../../../language/plan.ts';
import { mask } from '../../../language/say-step.ts';
import { sayUnmet } from '../../../language/say-unmet.ts';
import { saySeconds } from '../../../reporters/say-seconds.ts';
import { evaluate } from '../../../run/evaluate.ts';
import { type Marks, marksOf } from '../../../run/marks.ts';
import type { StepFailure } from '../../../run/result.ts';
import type { Happening } from '../../../run/stage.ts';
import { pageNow } from './clock.ts';
import type { Glance } from './look.ts';
import { patience } from './patience.ts';
import { createPerson, HandOver, NotThere } from './person.ts';
import { endProgress, type Progress, progressOf, realNow } from './progress.ts';
import { createSights, type Sights } from './sights.ts';
import { stir } from './stirred.ts';
import { taskCalled } from './tasks.ts';
import type { Shortfall, Told } from './told.ts';

/** How long an expectation waits, by the page's clock and really. */
const patienceOfExpectation = 180_000;
const realPatience = 10_000;
/** Real milliseconds after which a run begins nothing further: WebDriver ends long calls, and the runner wants to know. */
const runBound = 5000;

/** Steps of one actor, one after the other, that need nobody outside of the page. */
export type Run = {
  readonly id: string;
  readonly actions: readonly Action[];
  /** How much of what happened is over as the run begins. */
  readonly past: Marks;
  /** Whether each step takes the whole page down. */
  readonly outlines: boolean;
};

/** A step of a run as it went. */
export type Ran = {
  readonly screen: string | null;
  readonly outline?: readonly string[];
  /** How much had happened when it ended. */
  readonly happened: number;
  readonly ms: number;
  /** What was not on the page to be done something with. */
  readonly shortfall?: Shortfall;
  /** What was expected and not seen. */
  readonly unmet?: StepFailure;
};

export type RunOutcome = {
  readonly ran: readonly Ran[];
  readonly glance: Glance;
  /**
   * A task that needs somebody outside of the page, or that has failed: what it was told so far, to be performed again
   * outside up to there. Null: no task is open.
   */
  readonly handedOver: readonly Told[] | null;
};

/** Plays steps up to the first one that fails, that the product reports an error in, or that needs somebody outside. */
export async function run({ id, actions, past, outlines }: Run): Promise<RunOutcome> {
  // Nobody knows what was done from outside before.
  stir();
  const progress = progressOf(id);
  const { ran } = progress;
  const sights = createSights();
  const began = realNow();
  const isLate = () => realNow() - began > runBound;
  let marks = past;
  for (const [index, { happened }] of ran.entries())
    marks = marksAfter(marks, actions[index], happened);
  let handedOver: readonly Told[] | null = null;
  for (const action of actions.slice(ran.length)) {
    const attempt = await attemptStep(action, marks, progress, sights, isLate);
    if (attempt === 'handed over') {
      handedOver = progress.told;
      break;
    }
    const { screen } = await sights.glance();
    const outline = outlines ? snapshotOf((await sights.look()).outline) : undefined;
    const { journal } = await sights.glance();
    ran.push({
      ...attempt,
      screen,
      ...(outline ? { outline } : {}),
      happened: journal.length,
      ms: realNow() - progress.since,
    });
    const hasError = journal.slice(marks.told).some(({ kind }) => kind === 'error');
    marks = marksAfter(marks, action, journal.length);
    Object.assign(progress, { told: [], done: 0, since: realNow() });
    if (attempt.shortfall || attempt.unmet || hasError || isLate()) break;
  }
  const glance = await sights.glance();
  endProgress();
  return { ran, glance, handedOver };
}

const marksAfter = (past: Marks, action: Action | undefined, happened: number): Marks => ({
  before: action ? marksOf(past, action).before : past.before,
  told: happened,
});

type Attempt = Pick<Ran, 'shortfall' | 'unmet'>;

async function attemptStep(
  action: Action,
  past: Marks,
  progress: Progress,
  sights: Sights,
  isLate: () => boolean,
): Promise<Attempt | 'handed over'> {
  const person = createPerson(progress, sights, isLate);
  if (action.kind === 'see') return expectToSee(action, past.before, sights);
  try {
    if (action.kind === 'page') await person.act(...action.actions);
    if (action.kind === 'task') {
      const task = await taskCalled(action.task);
      if (!task) throw new HandOver();
      sights.forget();
      await task.perform(person, action.input);
    }
    return {};
  } catch (error) {
    // What a task says of a failure, it says where its lines can be told: it is performed again outside.
    if (action.kind === 'task') return 'handed over';
    if (error instanceof NotThere) return { shortfall: error.shortfall };
    throw error;
  }
}

/** Looks until the expectation holds or patience ends. */
async function expectToSee(
  expectation: Expectation,
  before: number,
  sights: Sights,
): Promise<Attempt> {
  const began = realNow();
  let wait: (() => Promise<boolean>) | null = null;
  for (;;) {
    const page = await sights.look();
    const happenings = page.journal as Happening[];
    const { holds, expected, found } = evaluate(expectation, { page, happenings, before });
    if (holds) return {};
    sights.forget();
    wait ??= patience(pageNow() + patienceOfExpectation);
    if (realNow() - began > realPatience || !(await wait())) {
      const message = sayUnmet(expectation, `waited ${saySeconds(realNow() - began)}`);
      return { unmet: { message, expected: expected.map(mask), found: found.map(mask) } };
    }
  }
}
