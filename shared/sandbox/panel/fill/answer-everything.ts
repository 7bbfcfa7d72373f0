import type { SandboxControl } from '../../src/in-browser/control.ts';
import type { Outcome } from '../../src/in-browser/typed-answers.ts';
import { fillPage, isReview, openSet, setAt } from './fill-page.ts';
import { until } from './until.ts';

const submit = () => {
  const button = document.querySelector<HTMLButtonElement>('#main form button[type="submit"]');
  return button?.checkVisibility() ? button : null;
};

/**
 * Answers set after set and submits the application; from another page it opens the application where it was left. From the review it goes back to sets that were answered before, if
 * the outcome depends on them. Returns what it did, or why it stopped.
 */
export async function answerEverything(control: SandboxControl, outcome: Outcome): Promise<string> {
  if (!(await openApplication())) return 'There is no application that can be answered.';
  const answered = new Set<string>();
  const isDue = (set: string) =>
    !answered.has(set) && control.typedAnswers(set, outcome).decisive.length > 0;
  for (;;) {
    const here = location.pathname;
    const button = await until(submit);
    if (!button) return 'This page offers no way on.';
    answered.add(openSet() ?? '');
    const earlier = isReview() ? editLink(isDue) : undefined;
    if (!earlier) await fillPage(control, outcome);
    const isLast = isReview() && !earlier;
    (earlier ?? button).click();
    const left = await until(() => location.pathname !== here);
    if (!left) return 'The page was not accepted: look at what it says.';
    if (isLast) return 'Submitted: the page shows the decision.';
    // The page that was left may still be drawn.
    await until(() => isOpen() && !button.isConnected);
  }
}

const isOpen = () => openSet() !== null || isReview();

/** Opens the application over the start page, which leads to where it was left. */
async function openApplication(): Promise<boolean> {
  if (isOpen()) return true;
  document.querySelector<HTMLAnchorElement>('#header a.brand')?.click();
  const left = await until(() => isOpen() || document.querySelector('#intake-address'));
  return left === true;
}

/** The review's link to a set, if it can still be changed. */
const editLink = (isWanted: (set: string) => boolean): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('#main a')].find(({ pathname }) => {
    const set = setAt(pathname);
    return set !== null && isWanted(set);
  });
