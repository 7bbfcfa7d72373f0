import { isSeq, type Node } from 'yaml';
import { formatStep } from './format-step.ts';
import type { Action, Step } from './plan.ts';
import { complain, locationIn, type Reading } from './reading.ts';

/** The words before the steps that a person does on a document whose scripts are still on the way. */
export const beforeStart = 'before the page has started';

const possible = 'press, fill, choose, check and uncheck; a press is the last of them';

type Spoken = { readonly words: string; readonly node: Node; readonly value: Node | null };

/**
 * Makes one step of those that are done before the page has started. Its screen takes over what was entered, and hears the
 * last press: earlier ones are lost, so there is only one.
 */
export function joinBeforeStart(
  { words, node, value }: Spoken,
  steps: readonly Step[],
  reading: Reading,
  actor: string,
): Step[] {
  const items = isSeq(value) && value.items.length === steps.length ? value.items : [];
  const wrong = steps.findIndex(
    ({ action }, index) => !isPossible(action, index === steps.length - 1),
  );
  if (wrong !== -1) {
    const item = items[wrong];
    complain(reading, (item as Node | undefined) ?? node, {
      message: `${JSON.stringify(steps[wrong]?.text)} can't be done ${words}`,
      expected: possible,
    });
    return [];
  }
  const actions = steps.flatMap(({ action }) => (action.kind === 'page' ? action.actions : []));
  return [
    {
      text: formatStep(
        words,
        steps.map(({ text }) => text),
      ),
      at: locationIn(reading, node),
      actor,
      action: { kind: 'control', control: 'before start', actions },
    },
  ];
}

/** Elements that aren't there yet neither suggest nor can be dragged, and one press is kept. */
function isPossible(action: Action, isLast: boolean): boolean {
  if (action.kind !== 'page') return false;
  const presses = action.actions.filter((one) => 'press' in one);
  return (
    action.actions.every(
      (one) => !('suggest' in one) && !('drag' in one) && !('press' in one && one.twice),
    ) &&
    (presses.length === 0 || (isLast && presses.length === 1))
  );
}
