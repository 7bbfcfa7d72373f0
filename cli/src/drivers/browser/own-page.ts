import type { Control, Plan } from '../../language/plan.ts';

/** The maximum number of scenarios per page, so that leaks can't add up. */
const maxPerPage = 50;

/** Steps that test loading, or that change what the page has loaded. */
const needsOwnPage: Readonly<Record<Control['control'], boolean>> = {
  'go to': false,
  'advance time': false,
  keys: false,
  'close window': false,
  fault: false,
  // The history before the scenario must not belong to another one.
  'go back': true,
  reload: true,
  'before start': true,
  vendors: true,
  swap: true,
  // The product reports an uncaught error once per page. A page that has reported one is never kept, so none is known.
  'expect error': false,
  pause: false,
};

/** Returns whether a scenario always needs a new page. */
const isAboutLoading = ({ steps, keyboard, timeZone }: Plan): boolean =>
  Boolean(keyboard) ||
  timeZone !== undefined ||
  steps.some(({ action }) => action.kind === 'control' && needsOwnPage[action.control]);

export type PageUse = {
  /** Whether the next scenario may reuse the current page. */
  mayKeep(plan: Plan): boolean;
  /** Records that a scenario begins, on this page or a new one. */
  begun(isKept: boolean): void;
  /** Records its end. After a failure the page isn't reused. */
  ended(hasPassed: boolean): void;
};

/** Counts the scenarios on the open page. With `isAlwaysOwn`, a page is never reused. */
export function followPageUse(isAlwaysOwn: boolean): PageUse {
  let played = 0;
  let isSound = false;
  return {
    mayKeep(plan) {
      const may = !isAlwaysOwn && isSound && played < maxPerPage && !isAboutLoading(plan);
      // Until the scenario has ended, the page can't be reused.
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
