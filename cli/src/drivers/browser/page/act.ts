import { findSuggestion } from '@fairlead/headless-page/find';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { markActive } from './activity.ts';
import { aimAt, type Missing } from './aim.ts';
import { type PageSummary, summarize } from './observe.ts';
import { operate } from './operate.ts';
import { endProgress, type Progress, progressOf } from './progress.ts';
import { forgetReading, readPage } from './read-page.ts';
import { createWait, idleChecksAfterPress, waitIfBusy, waitUntilIdle } from './waiting.ts';

/** The page's summary after the last action. Null if a press may still leave the page. */
export type ActOutcome = { ok: true; summary: PageSummary | null } | ({ ok: false } & Missing);

/** Performs actions in order, each as soon as its control exists. */
export async function act(actions: readonly PageAction[], id: string): Promise<ActOutcome> {
  const outcome = await actFrom(actions, progressOf(id));
  endProgress();
  return outcome;
}

/** Performs the remaining actions of a batch, and records the progress before each. */
export async function actFrom(
  actions: readonly PageAction[],
  progress: Progress,
): Promise<ActOutcome> {
  for (const [index, action] of [...actions.entries()].slice(progress.done)) {
    const missing = await performOne(action, (isDone) => {
      progress.done = index + (isDone ? 1 : 0);
    });
    if (missing) return { ok: false, ...missing };
  }
  const last = actions.at(-1);
  return { ok: true, summary: last && 'press' in last ? null : summarize() };
}

/** Performs one action as soon as its control exists. Resolves to what is missing if it never does. */
async function performOne(
  action: PageAction,
  writeDown: (isDone: boolean) => void,
): Promise<Missing | null> {
  const wait = createWait();
  for (;;) {
    writeDown(true);
    const missing = attempt(action);
    if (!missing) break;
    writeDown(false);
    if (!(await wait())) return missing;
  }
  // A press may have any effect, so wait longer. Input has its effect at once, or none.
  if ('press' in action) markActive();
  await ('press' in action ? waitUntilIdle(idleChecksAfterPress) : waitIfBusy());
  return 'suggest' in action ? takeSuggestion(action.with) : null;
}

/** Presses the first suggestion that begins with a text, as soon as it appears. */
async function takeSuggestion(text: string): Promise<Missing | null> {
  const wait = createWait();
  for (;;) {
    const { outline, elementOf } = readPage();
    const option = findSuggestion(outline, text);
    const control = option && elementOf.get(option);
    if (control) {
      control.click();
      markActive();
      await waitUntilIdle();
      return null;
    }
    if (!(await wait())) {
      const options = nodesOf(outline).filter(({ role }) => role === 'option');
      return {
        message: `No suggestion begins with '${text}'`,
        found: options.map(({ name }) => name),
      };
    }
  }
}

/** Performs one action now, or returns what is missing. */
function attempt(action: PageAction): Missing | null {
  const target = aimAt(action);
  if ('message' in target) return target;
  forgetReading();
  return operate(target, 'suggest' in action);
}
