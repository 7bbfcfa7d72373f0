import { forgetReading } from '@fairlead/cli/drivers/browser/page/read-page';
import { findTarget } from '@fairlead/cli/drivers/browser/page/target';
import { operate } from '@fairlead/headless-page/operate-dom';
import type { PageAction } from '@fairlead/mfe-kit/page';

/** Performs an action on the page as a scenario does; the sentence says what it lacks. */
function perform(action: PageAction): string | null {
  // Nothing watches this page for changes, so what was read before may be out of date.
  forgetReading();
  const target = findTarget(action);
  const missing = 'message' in target ? target : operate(target);
  return missing && [missing.message, ...missing.found].join('\n');
}

Object.assign(globalThis, { fairleadPerform: perform });
