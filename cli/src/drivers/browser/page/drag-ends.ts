import { formatAmbiguity, formatTooFew } from '@fairlead/headless-page/ambiguous';
import { isNamed } from '@fairlead/headless-page/names';
import { within } from '@fairlead/headless-page/within';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Point } from './box.ts';
import { readPage } from './read-page.ts';
import type { Drag, Missing, Target } from './use.ts';

/** Finds what is dragged: the card around what has the name, or without a card what has it, such as a handle. */
export function findDragged({ drag, in: region, number }: Drag): Target | Missing {
  const { outline, elementOf } = readPage();
  const reach = within(outline, region);
  if ('missing' in reach) return { message: reach.missing, found: reach.offers };
  const named = nodeCalled(outline, reach.nodes, drag, number);
  if ('message' in named) return named;
  const card = nodesOf(reach.nodes).findLast(
    ({ role, children }) => role === 'article' && nodesOf(children).includes(named),
  );
  const control = elementOf.get(card ?? named);
  return control ? { control, name: drag, to: null } : { message: `'${drag}' has gone`, found: [] };
}

/** Finds the middle of what it is dropped on, where the window shows it. */
export function findDrop({ onto }: Drag): Point | Missing {
  const { outline, elementOf } = readPage();
  const target = nodeCalled(outline, outline, onto, undefined);
  if ('message' in target) return target;
  const box = elementOf.get(target)?.getBoundingClientRect();
  if (!box) return { message: `'${onto}' has gone`, found: [] };
  const { left, right, top, bottom } = box;
  const x = middleOf(left, right, innerWidth);
  const y = middleOf(top, bottom, innerHeight);
  if (x !== null && y !== null) return { x, y };
  return { message: `'${onto}' is outside the window, where nothing can be dropped`, found: [] };
}

/** The middle of the part between 0 and `end`, in whole px; null if there is none. */
function middleOf(from: number, to: number, end: number): number | null {
  const [first, last] = [Math.max(from, 0), Math.min(to, end)];
  return first < last ? Math.floor((first + last) / 2) : null;
}

function nodeCalled(
  page: Outline,
  nodes: Outline,
  name: string,
  number: number | undefined,
): OutlineNode | Missing {
  const named = nodesOf(nodes).filter((node) => isNamed(node.name, name));
  const node = named[(number ?? 1) - 1];
  if (node && (number !== undefined || named.length === 1)) return node;
  if (named.length === 0) {
    const found = nodesOf(nodes).flatMap((node) =>
      node.name ? [`${node.role} "${node.name}"`] : [],
    );
    return { message: `Nothing on the page is called '${name}'`, found };
  }
  const { missing: message, offers } =
    number === undefined
      ? formatAmbiguity(page, name, named, true)
      : formatTooFew(name, named, number);
  return { message, found: offers };
}
