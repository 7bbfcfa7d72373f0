import { focusIfLost } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { ShownGroup } from '../../model/package/applied.ts';
import { useModel } from '../../use-model.ts';

/**
 * The card of a coverage that was removed in its drawer is gone with the button that opened it: the focus moves to the
 * heading of its product, or to the first one if it was the product's only coverage. Returns the ref of each heading.
 */
export function useFocusAfterRemoval(groups: readonly ShownGroup[]) {
  const shown = useUnit(useModel().packagePage.drawer.$coverage);
  const open = shown?.coverage.unique_name ?? null;
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const before = useRef<{ readonly name: string; readonly product: string } | null>(null);
  useEffect(() => {
    const closed = before.current;
    before.current = open === null ? null : { name: open, product: productOf(groups, open) ?? '' };
    if (closed === null || open !== null || productOf(groups, closed.name)) return;
    const { product } =
      groups.find((group) => group.product === closed.product) ?? groups[0] ?? closed;
    void focusIfLost({ current: headings.current.get(product) ?? null });
  }, [groups, open]);
  return (product: string) => (heading: HTMLHeadingElement | null) => {
    if (heading) headings.current.set(product, heading);
    else headings.current.delete(product);
  };
}

const productOf = (groups: readonly ShownGroup[], name: string) =>
  groups.find(({ coverages }) => coverages.some(({ coverage }) => coverage.unique_name === name))
    ?.product;
