import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import type { Action, Expectation } from '../../../language/plan.ts';
import { mask } from '../../../language/say-step.ts';
import { sayUnmet } from '../../../language/say-unmet.ts';
import { saySeconds } from '../../../reporters/say-seconds.ts';
import { evaluate } from '../../../run/evaluate.ts';
import { type Marks, marksOf } from '../../../run/marks.ts';
import type { ScenarioEvent } from '../../../run/scenario-session.ts';
import { markActive } from './activity.ts';
import { pageNow } from './clock.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { endProgress, type Progress, progressOf, realNow } from './progress.ts';
import type { Ran, RunOutcome } from './run-outcome.ts';
import { createTaskPage, HandoverError, NotOnPageError } from './task-page.ts';
import type { TaskResponse } from './task-response.ts';
import { taskCalled } from './tasks.ts';
import { createWait } from './waiting.ts';

/** The time limit of an expectation, on the page's clock. */
const expectationTimeLimit = 180_000;
/**
 * The time after which a run starts no further step, in real ms, because WebDriver ends long calls and the pool
 * expects progress.
 */
const runLimit = 5000;

/** Consecutive steps of one actor that can run in the page. */
export type Run = {
  readonly id: string;
  readonly actions: readonly Action[];
  /** The positions in the journal when the run begins. */
  readonly past: Marks;
  /** Whether each step records the page's outline. */
  readonly outlines: boolean;
};

/** Plays steps up to the first one that fails, reports an error, or must be handed over. */
export async function run({ id, actions, past, outlines }: Run): Promise<RunOutcome> {
  // The driver may have changed the page from outside before.
  markActive();
  const progress = progressOf(id);
  const { ran } = progress;
  const pageCache = createPageCache();
  const began = realNow();
  const isLate = () => realNow() - began > runLimit;
  let marks = past;
  for (const [index, { happened }] of ran.entries())
    marks = marksAfter(marks, actions[index], happened);
  let handedOver: readonly TaskResponse[] | null = null;
  for (const action of actions.slice(ran.length)) {
    const attempt = await attemptStep(action, marks, progress, pageCache, isLate);
    if (attempt === 'handed over') {
      handedOver = progress.responses;
      break;
    }
    const { screen } = await pageCache.summarize();
    const outline = outlines ? snapshotOf((await pageCache.observe()).outline) : undefined;
    const { journal } = await pageCache.summarize();
    ran.push({
      ...attempt,
      screen,
      ...(outline ? { outline } : {}),
      happened: journal.length,
      ms: realNow() - progress.since,
    });
    const hasError = journal.slice(marks.reported).some(({ kind }) => kind === 'error');
    marks = marksAfter(marks, action, journal.length);
    Object.assign(progress, { responses: [], done: 0, since: realNow() });
    if (attempt.shortfall || attempt.unmet || hasError || isLate()) break;
  }
  const summary = await pageCache.summarize();
  endProgress();
  return { ran, summary, handedOver };
}

const marksAfter = (past: Marks, action: Action | undefined, happened: number): Marks => ({
  before: action ? marksOf(past, action).before : past.before,
  reported: happened,
});

type Attempt = Pick<Ran, 'shortfall' | 'unmet'>;

async function attemptStep(
  action: Action,
  past: Marks,
  progress: Progress,
  pageCache: PageCache,
  isLate: () => boolean,
): Promise<Attempt | 'handed over'> {
  const page = createTaskPage(progress, pageCache, isLate);
  if (action.kind === 'see') return expectToSee(action, past.before, pageCache);
  try {
    if (action.kind === 'page') await page.act(...action.actions);
    if (action.kind === 'task') {
      const task = await taskCalled(action.task);
      if (!task) throw new HandoverError();
      pageCache.forget();
      await task.perform(page, action.input);
    }
    return {};
  } catch (error) {
    // A failed task is repeated outside the page, where its source lines are known.
    if (action.kind === 'task') return 'handed over';
    if (error instanceof NotOnPageError) return { shortfall: error.shortfall };
    throw error;
  }
}

/** Reads the page until the expectation holds or the time is over. */
async function expectToSee(
  expectation: Expectation,
  before: number,
  pageCache: PageCache,
): Promise<Attempt> {
  const began = realNow();
  let wait: (() => Promise<boolean>) | null = null;
  for (;;) {
    const page = await pageCache.observe();
    const journal = page.journal as ScenarioEvent[];
    const evaluation = evaluate(expectation, { page, journal, before });
    if (evaluation.holds) return {};
    pageCache.forget();
    wait ??= createWait(pageNow() + expectationTimeLimit);
    if (!(await wait())) {
      const waited = `waited ${saySeconds(realNow() - began)}`;
      const { expected, found } = evaluation;
      return {
        unmet: {
          message: sayUnmet(expectation, evaluation, waited),
          expected: expected.map(mask),
          found: found().map(mask),
        },
      };
    }
  }
}
