import { within } from '@fairlead/headless-page/within';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import type { Broken, Invariant, Page } from '../invariant.ts';
import { isOperable } from '../offered-actions.ts';

/** What is on every page: a way on is one that the screen itself offers. */
const around = new Set(['banner', 'contentinfo']);

/** Every screen of the product offers something to do, at once or when time has passed. */
export const noDeadEnd: Invariant = {
  name: 'no dead end',
  watch: () => async (moment) => {
    let { page }: { page: Page } = moment;
    while (page.screen !== null && !hasWayOn(page.outline) && !endsHere(page.outline)) {
      const later = await moment.waitForChange();
      // A page that keeps asking goes on when the answer changes, which may take the back end longer.
      if (later && later.calls >= asked) return null;
      if (!later) return deadEnd(page);
      page = later;
    }
    return null;
  },
};

/** What says where the person goes on, outside of the product: on the partner's page that this one is part of. */
const elsewhere = /from the partner’s page again/;

/** How often a page has asked when it is known to go on asking. */
const asked = 3;

function deadEnd({ screen, outline }: Page): Broken {
  const [text] = textsIn(outline);
  return {
    message: `the screen ${screen} offers nothing to do${text ? `, and says "${text}"` : ''}`,
    ...(text ? { step: { 'see no text': text }, isLater: true } : {}),
  };
}

function hasWayOn(outline: Outline): boolean {
  const reach = within(outline, undefined);
  return 'nodes' in reach && inside(reach.nodes).some((one) => isOperable(one) && !isLegal(one));
}

const endsHere = (outline: Outline): boolean =>
  textsOf(outline).some((text) => elsewhere.test(text));

/** The legal pages, to which most screens have links, open in another tab and lead nowhere. */
const isLegal = ({ role, name }: OutlineNode) =>
  role === 'link' && /terms|privacy|licens|disclos/i.test(name);

const inside = (nodes: Outline): readonly OutlineNode[] =>
  nodes.flatMap((node) => (around.has(node.role) ? [] : [node, ...inside(node.children)]));

const textsIn = (outline: Outline): readonly string[] => {
  const own = new Set(inside(outline));
  return nodesOf(outline).flatMap((node) => (own.has(node) && node.name ? [node.name] : []));
};
