import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { isSameText } from './answer-input.ts';

/** A field of the open question set, as read on the page. */
export type PageField = {
  readonly node: OutlineNode;
  /** Which row it belongs to, counted from 0; null in a set that does not repeat. */
  readonly row: number | null;
  /** The row or question around it, or null. */
  readonly region: string | null;
  /** The question, if this is its only field. */
  readonly question: string | null;
};

/** The form of the open question set; null while there is none. Its name is the set's title. */
export const formIn = (page: Outline): OutlineNode | null =>
  nodesOf(page).find(
    ({ role, children }) =>
      role === 'form' &&
      nodesOf(children).some((node) => node.role === 'button' && node.name === 'Save & Continue'),
  ) ?? null;

/** The names of the rows of a repeating set, e.g. 'Location 2'. */
export const rowsIn = (form: OutlineNode): string[] => rowNodes(form).map(({ name }) => name);

/** The fields that can be answered, from top to bottom. */
export function fieldsIn(form: OutlineNode): PageField[] {
  const rows = rowNodes(form);
  if (rows.length === 0) return fieldsOf(form.children, null, null);
  return rows.flatMap(({ name, children }, row) => fieldsOf(children, row, name));
}

/** Returns the first field with this name: its label, or its question if that has only one field. */
export const fieldCalled = (fields: readonly PageField[], name: string): PageField | undefined =>
  fields.find(({ node }) => isSameText(node.name, name)) ??
  fields.find(({ question }) => question !== null && isSameText(question, name));

const rowNodes = (form: OutlineNode): OutlineNode[] =>
  nodesOf(form.children)
    .filter(({ role }) => role === 'listitem')
    .flatMap(({ children }) => children.filter(({ role }) => role === 'group'));

const typed = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox']);

function fieldsOf(nodes: Outline, row: number | null, region: string | null): PageField[] {
  return nodes.flatMap((node): PageField[] => {
    if (typed.has(node.role) || isChoice(node))
      return node.states.disabled || isAtRest(node) ? [] : [{ node, row, region, question: null }];
    if (node.role !== 'group') return fieldsOf(node.children, row, region);
    const asked = fieldsOf(node.children, row, region ?? node.name);
    return asked.map((field) => ({ ...field, question: asked.length === 1 ? node.name : null }));
  });
}

/** A group of choices, as opposed to a group of fields. */
const isChoice = ({ role, children }: OutlineNode) =>
  role === 'radiogroup' ||
  (role === 'group' && children.some((child) => child.role === 'checkbox'));

const isAtRest = ({ children }: OutlineNode) =>
  children.length > 0 && optionsOf(children).every(({ states }) => states.disabled);

/** The choices of a group. */
export const optionsOf = (nodes: Outline): OutlineNode[] =>
  nodes.filter(({ role }) => role === 'radio' || role === 'checkbox');
