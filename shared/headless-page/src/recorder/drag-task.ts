import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import type { NewLine } from './recording.ts';

type Task = Extract<NewLine, { kind: 'task' }>;

/** What a pointer may drag on an admin's board, with the page as it was then. */
export type Lifted = { readonly page: Outline } & (
  | { readonly kind: 'package'; readonly name: string }
  /** `from`: its package; null for a card of the library. */
  | { readonly kind: 'quote'; readonly quote: string; readonly from: string | null }
);

/** Returns what a drag of this part of the page takes along. Null: it drags nothing that a step could move. */
export function liftedAt(page: Outline, node: OutlineNode): Lifted | null {
  const [, name] = /^Move package (.+)$/.exec(node.name) ?? [];
  if (node.role === 'button' && name !== undefined) return { page, kind: 'package', name };
  const around = nodesOf(page).filter((one) => nodesOf([one]).includes(node));
  const card = around.findLast(({ role }) => role === 'article');
  if (!card) return null;
  const from = around.map(packageOf).find((one) => one !== null) ?? null;
  const before = from === null ? 'Add to package… ' : 'Move ';
  const after = from === null ? '' : ` of ${from} to…`;
  const menu = nodesOf([card]).find(
    (one) => one.role === 'button' && one.name.startsWith(before) && one.name.endsWith(after),
  );
  const quote = menu?.name.slice(before.length, menu.name.length - after.length);
  return quote ? { page, kind: 'quote', quote, from } : null;
}

/** The name of the package whose column this is. */
export const packageOf = ({ name }: OutlineNode): string | null =>
  /^Package (.+)$/.exec(name)?.[1] ?? null;

/**
 * Returns the task that does by menu what a drag has done: dragging needs a pointer, and not every driver has one. Null:
 * the page has not changed, or not yet. `onto`: the package under the pointer at the end.
 */
export function dragTask(lifted: Lifted, onto: string | null, after: Outline): Task | null {
  if (lifted.kind === 'package') return movedPackage(lifted.name, lifted.page, after);
  const { quote, from, page } = lifted;
  if (onto === null || onto === from) return null;
  const before = new Set(cardsIn(page, onto));
  if (cardsIn(after, onto).every((card) => before.has(card))) return null;
  return from === null
    ? { kind: 'task', task: 'add to package', input: { quote, to: onto } }
    : { kind: 'task', task: 'move to package', input: { quote, from, to: onto } };
}

/** The columns far from the window are not drawn, so that the place is read in what the board says. */
function movedPackage(name: string, before: Outline, after: Outline): Task | null {
  const said = `${name} moved to position `;
  const placeIn = (page: Outline) =>
    textsOf(page)
      .find((text) => text.startsWith(said))
      ?.slice(said.length)
      .match(/^\d+/)?.[0];
  const place = placeIn(after);
  if (place === undefined || (place === placeIn(before) && isSameOrder(before, after))) return null;
  return { kind: 'task', task: 'move package', input: { name, to: `Position ${place}` } };
}

/** What opens the cards of a package. */
const cardsIn = (page: Outline, name: string) =>
  nodesOf(page).flatMap((node) =>
    node.name.startsWith('Details of ') && node.name.endsWith(` in ${name}`) ? [node.name] : [],
  );

const orderOf = (page: Outline) => nodesOf(page).flatMap((node) => packageOf(node) ?? []);

const isSameOrder = (before: Outline, after: Outline) =>
  JSON.stringify(orderOf(before)) === JSON.stringify(orderOf(after));
