import type { Props } from './page-node.ts';

/** Class names of elements for narrow windows only; the headless page has a desktop's width. */
const narrowOnly: ReadonlySet<string> = new Set(['compare-jump', 'only-md', 'only-sm', 'paybar']);

/** Caches whether a class attribute has one of those names; screens use few different ones. */
const known = new Map<string, boolean>();

function isNarrowOnly(className: string): boolean {
  const before = known.get(className);
  if (before !== undefined) return before;
  const isOne = className.split(' ').some((name) => narrowOnly.has(name));
  known.set(className, isOne);
  return isOne;
}

/**
 * Whether an element isn't on the page for anyone: hidden, hidden from assistive technology, inert, or for narrow windows
 * only.
 */
export function isOutOfSight(props: Props): boolean {
  return whyOutOfSight(props) !== null;
}

/** Returns what hides an element. */
export function whyOutOfSight(props: Props): string | null {
  if (props.hidden === true) return 'hidden';
  if (props.type === 'hidden') return 'type="hidden"';
  if (props['aria-hidden'] === true || props['aria-hidden'] === 'true') return 'aria-hidden';
  if (props.inert === true || props.inert === '') return 'inert';
  const { className } = props;
  return typeof className === 'string' && isNarrowOnly(className)
    ? 'for narrow windows only'
    : null;
}
