// Replaces the elements' entry files where there are no elements: exports their rules without defining the elements.
export { guardPresses } from '../button/guard-presses.ts';
export { selectControl } from '../choice-group/select-control.ts';
export { afterPress } from '../element/after-press.ts';
export { whenIdle } from '../element/when-idle.ts';
