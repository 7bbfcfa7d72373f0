import { holdDoubles } from './hold-doubles.ts';
import { holdRepeats } from './hold-repeats.ts';

/** Ignores presses in a tree of ours that nobody meant. What is around it, on a partner's page, is the partner's. */
export function guardPresses(tree: Document | ShadowRoot): void {
  tree.addEventListener('keydown', holdRepeats);
  tree.addEventListener('click', holdDoubles, { capture: true });
}
