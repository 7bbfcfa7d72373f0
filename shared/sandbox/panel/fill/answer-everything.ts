import type { SandboxControl } from '../../src/in-browser/control.ts';
import type { Outcome } from '../../src/in-browser/typed-answers.ts';
import { fillPage, isReview, openSet } from './fill-page.ts';
import { until } from './until.ts';

const submit = () => {
  const button = document.querySelector<HTMLButtonElement>('#main form button[type="submit"]');
  return button?.checkVisibility() ? button : null;
};

/** Answers set after set and submits the application. Returns what it did, or why it stopped. */
export async function answerEverything(control: SandboxControl, outcome: Outcome): Promise<string> {
  const isOpen = () => openSet() !== null || isReview();
  if (!isOpen()) return 'Open an application first: this page is no question of one.';
  for (;;) {
    const here = location.pathname;
    const button = await until(submit);
    if (!button) return 'This page offers no way on.';
    await fillPage(control, outcome);
    const isLast = isReview();
    button.click();
    const left = await until(() => location.pathname !== here);
    if (!left) return 'The page was not accepted: look at what it says.';
    if (isLast) return 'Submitted: the page shows the decision.';
    // The page that was left may still be drawn.
    await until(() => isOpen() && !button.isConnected);
  }
}
