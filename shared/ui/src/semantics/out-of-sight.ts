import type { Props } from './page-node.ts';

/** Class names whose elements stand only on a window narrower than a desktop's: the headless page is a desktop. */
const narrowOnly: ReadonlySet<string> = new Set(['compare-jump', 'only-md', 'only-sm', 'paybar']);

/** Whether nobody meets an element on the page: hidden, kept from assistive technology, or for narrow windows only. */
export function isOutOfSight(props: Props): boolean {
  if (props.hidden === true || props.type === 'hidden') return true;
  if (props['aria-hidden'] === true || props['aria-hidden'] === 'true') return true;
  const { className } = props;
  return typeof className === 'string' && className.split(' ').some((name) => narrowOnly.has(name));
}
