import type { Control, Plan } from '../../language/plan.ts';

/** How many scenarios one page plays at most: what a page might keep of one cannot add up. */
const most = 50;

/** Steps that are about how the page is loaded, or that change what it has loaded. */
const needsOwnPage: Readonly<Record<Control['control'], boolean>> = {
  'go to': false,
  'advance time': false,
  fault: false,
  // What was there before the first page of the scenario must not be the last one's.
  'go back': true,
  reload: true,
  vendors: true,
  swap: true,
  // The product reports an error once a page.
  'expect error': true,
};

/** Whether a scenario has to begin on a page of its own, whatever stands there. */
const isAboutLoading = ({ steps, keyboard }: Plan): boolean =>
  Boolean(keyboard) ||
  steps.some(({ action }) => action.kind === 'control' && needsOwnPage[action.control]);

export type PageUse = {
  /** Whether the next scenario may begin on the page that the last one has left. */
  mayKeep(plan: Plan): boolean;
  /** A scenario begins, on the page that is there or on another. */
  begun(isKept: boolean): void;
  /** It has ended: nobody knows what a page is like on which a step has failed. */
  ended(hasPassed: boolean): void;
};

/** Follows how many scenarios the open page has played. `isAlwaysOwn`: never more than one. */
export function followPageUse(isAlwaysOwn: boolean): PageUse {
  let played = 0;
  let isSound = false;
  return {
    mayKeep(plan) {
      const may = !isAlwaysOwn && isSound && played < most && !isAboutLoading(plan);
      // Until it is known how the scenario has ended, or whether it began at all.
      isSound = false;
      return may;
    },
    begun(isKept) {
      played = isKept ? played + 1 : 1;
    },
    ended(hasPassed) {
      isSound = hasPassed;
    },
  };
}
