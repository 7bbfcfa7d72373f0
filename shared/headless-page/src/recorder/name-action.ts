import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { findOperation } from '../find.ts';

/** What a person did to a control. */
export type Use =
  | { readonly kind: 'press' }
  | { readonly kind: 'check'; readonly checked: boolean }
  | { readonly kind: 'fill'; readonly text: string }
  | { readonly kind: 'suggest'; readonly text: string }
  | { readonly kind: 'choose'; readonly option: string }
  /** One of a group's options was chosen: a radio button, or an option of a list. */
  | { readonly kind: 'choose in group' };

/** How many controls of one name a step counts at most. */
const maxNumber = 50;

const groups: ReadonlySet<string> = new Set(['group', 'radiogroup', 'listbox', 'menu', 'region']);

/**
 * Names the action that a person performed on a control, so that the runner finds the same control again: by its name,
 * then with the innermost region that tells it apart, then by its number. Null if no step can name it.
 */
export function nameAction(page: Outline, node: OutlineNode, use: Use): PageAction | null {
  const around = nodesOf(page).filter(({ children }) => nodesOf(children).includes(node));
  for (const action of waysToSay(node, use, around.toReversed())) {
    const found = findOperation(page, action);
    if ('node' in found && found.node === node) return action;
  }
  return null;
}

/** Yields the shortest ways first. `around` are the nodes around the control, innermost first. */
function* waysToSay(
  node: OutlineNode,
  use: Use,
  around: readonly OutlineNode[],
): Generator<PageAction> {
  const plain = namesOf(node).flatMap((name) => plainActions(name, use, around));
  yield* plain;
  for (const region of regionsOf(around))
    for (const action of plain) yield { ...action, in: region };
  for (const action of plain)
    for (let number = 1; number <= maxNumber; number += 1) yield { ...action, number };
}

function plainActions(
  name: string,
  use: Use,
  around: readonly OutlineNode[],
): readonly PageAction[] {
  if (use.kind === 'press') return [{ press: name }];
  if (use.kind === 'check') return [use.checked ? { check: name } : { uncheck: name }];
  if (use.kind === 'fill') return [{ fill: name, with: use.text }];
  if (use.kind === 'suggest') return [{ suggest: name, with: use.text }];
  if (use.kind === 'choose') return [{ choose: use.option, of: name }];
  const named = around.filter((one) => groups.has(one.role) && one.name !== '');
  return [
    ...named.map((group) => ({ choose: name, of: withoutAddition(group.name) })),
    { press: name },
  ];
}

/** The names of what is around a control, then the roles of what has no name. */
const regionsOf = (around: readonly OutlineNode[]): readonly string[] => [
  ...around.flatMap(({ name }) => (name === '' ? [] : [withoutAddition(name)])),
  ...around.flatMap(({ name, role }) => (name === '' ? [role] : [])),
];

/** The name without what is added for assistive technology, and as it is. */
const namesOf = ({ name }: OutlineNode): readonly string[] =>
  name === '' ? [] : [...new Set([withoutAddition(name), name])];

/** A step may omit these additions, and reads better without them. */
const withoutAddition = (name: string): string =>
  name.replace(/\s*(\*|\(optional\)|\(required\)|\(opens in a new tab\))$/, '') || name;
