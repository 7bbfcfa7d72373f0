import type { Which } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { checkRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { formatAmbiguity, formatTooFew } from './ambiguous.ts';
import { formatCaseHint, isCalled } from './names.ts';
import { formatOutOfReach, type Missing } from './within.ts';

/** An operation on a control. `choose` has the option's text for a native list. */
export type Operation =
  | { readonly kind: 'press'; readonly node: OutlineNode }
  | { readonly kind: 'check'; readonly node: OutlineNode; readonly checked: boolean }
  | { readonly kind: 'fill'; readonly node: OutlineNode; readonly text: string }
  | { readonly kind: 'choose'; readonly node: OutlineNode; readonly option: string };

export const pressable = new Set([
  'button',
  'link',
  'tab',
  'option',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'radio',
  'checkbox',
  'switch',
]);
export const fillable = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox']);

/** Where a control is searched for. */
export type Reach = {
  readonly page: Outline;
  /** The part of the page that is within reach. */
  readonly nodes: Outline;
  /** The name of that part; undefined for all that is not behind a dialog, null for the options of a group. */
  readonly region: string | undefined | null;
  /** Which of several controls with the name is meant; null if the action can't say that. */
  readonly which: Which | null;
};

/**
 * Finds the one enabled control of these roles and this name, and returns the operation on it. Says what is missing if there is none,
 * if there are several, or if it is disabled.
 */
export function findControl(
  { page, nodes, region, which }: Reach,
  roles: ReadonlySet<string>,
  name: string,
  operation: (node: OutlineNode) => Operation,
): Operation | Missing {
  const all = nodesOf(nodes).filter(({ role }) => roles.has(role));
  const named = all.filter((node) => isCalled(node, name));
  if (named.length === 0) {
    const isWanted = (node: OutlineNode) => roles.has(node.role) && isCalled(node, name);
    const elsewhere = region === null ? null : formatOutOfReach(page, region, isWanted);
    if (elsewhere !== null) return { missing: elsewhere, offers: offered(all) };
    return {
      missing: `There is no ${kindOf(roles)} called '${name}' on the page${formatCaseHint(namesOf(all), name)}`,
      offers: offered(all),
    };
  }
  const enabled = named.filter(({ states }) => !states.disabled);
  const number = which?.number;
  if (number === undefined && enabled.length > 1)
    return formatAmbiguity(page, name, enabled, which !== null);
  const node = number === undefined ? (enabled[0] ?? named[0]) : named[number - 1];
  if (!node) return formatTooFew(name, named, number);
  if (node.states.disabled) return { missing: formatDisabled(node), offers: [] };
  return operation(node);
}

/** Names a control that can't be used, with the reason that it gives. */
export const formatDisabled = ({ role, name, description, states }: OutlineNode) =>
  `The ${role} '${name}' is ${states.busy ? 'busy' : 'disabled'}${description ? `: ${description}` : ''}`;

const kindOf = (roles: ReadonlySet<string>) =>
  roles === pressable
    ? 'button or link'
    : roles === fillable
      ? 'field'
      : roles === checkRoles
        ? 'checkbox'
        : 'option';

/** The names of controls, and the words that are read on them. */
export const namesOf = (nodes: readonly OutlineNode[]) =>
  nodes.flatMap(({ name, shown }) => (shown ? [name, shown] : [name]));

const offered = (nodes: readonly OutlineNode[]) =>
  nodes.flatMap(({ role, name, states }) =>
    name ? [`${role} "${name}"${states.disabled ? ' [disabled]' : ''}`] : [],
  );
