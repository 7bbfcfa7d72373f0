import { within } from '@fairlead/headless-page/within';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Invariant, Page } from '../invariant.ts';
import { isOperable } from '../offered-actions.ts';

/** What is on every page: a way on is one that the screen itself offers. */
const around = new Set(['banner', 'contentinfo']);

/** Every screen of the product offers something to do, at once or when time has passed. */
export const noDeadEnd: Invariant = {
  name: 'no dead end',
  watch: () => async (moment) => {
    let page: Page | null = moment.page;
    while (page && page.screen !== null && !hasWayOn(page.outline)) {
      const { outline, screen } = page;
      page = await moment.waitForChange();
      if (page) continue;
      const [text] = textsIn(outline);
      return {
        message: `the screen ${screen} offers nothing to do${text ? `, and says "${text}"` : ''}`,
        ...(text ? { step: { 'see no text': text } } : {}),
      };
    }
    return null;
  },
};

function hasWayOn(outline: Outline): boolean {
  const reach = within(outline, undefined);
  return 'nodes' in reach && inside(reach.nodes).some(isOperable);
}

const inside = (nodes: Outline): readonly OutlineNode[] =>
  nodes.flatMap((node) => (around.has(node.role) ? [] : [node, ...inside(node.children)]));

const textsIn = (outline: Outline): readonly string[] => {
  const own = new Set(inside(outline));
  return nodesOf(outline).flatMap((node) => (own.has(node) && node.name ? [node.name] : []));
};
