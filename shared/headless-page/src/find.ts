import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { checkRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { isNamed, nameKey } from './names.ts';

/** An operation on a control. `choose` has the option's text for a native list. */
export type Operation =
  | { readonly kind: 'press'; readonly node: OutlineNode }
  | { readonly kind: 'check'; readonly node: OutlineNode; readonly checked: boolean }
  | { readonly kind: 'fill'; readonly node: OutlineNode; readonly text: string }
  | { readonly kind: 'choose'; readonly node: OutlineNode; readonly option: string };

/** Why an action can't be performed now, and what the page has instead. */
export type Missing = { readonly missing: string; readonly offers: readonly string[] };

const pressable = new Set([
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
const fillable = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox']);
const groups = new Set(['group', 'radiogroup', 'listbox', 'tablist', 'menu', 'region']);
const options = new Set(['radio', 'checkbox', 'option', 'tab', 'menuitemradio', 'menuitem']);

/** Finds the control of an action by role and name, among those that are visible and within reach. */
export function findOperation(page: Outline, action: PageAction): Operation | Missing {
  const reach = within(page, action.in);
  if ('missing' in reach) return reach;
  if ('press' in action) {
    return usable(reach.nodes, pressable, action.press, (node) => ({ kind: 'press', node }));
  }
  if ('fill' in action) {
    return usable(reach.nodes, fillable, action.fill, (node) => ({
      kind: 'fill',
      node,
      text: action.with,
    }));
  }
  if ('suggest' in action) {
    return usable(reach.nodes, fillable, action.suggest, (node) => ({
      kind: 'fill',
      node,
      text: action.with,
    }));
  }
  if ('choose' in action) return findOption(reach.nodes, action.of, action.choose);
  const checked = 'check' in action;
  const name = 'check' in action ? action.check : action.uncheck;
  return usable(reach.nodes, checkRoles, name, (node) => ({ kind: 'check', node, checked }));
}

/** Finds the first suggestion that begins with a text. */
export function findSuggestion(page: Outline, text: string): OutlineNode | undefined {
  const start = nameKey(text);
  return nodesOf(page).find(
    ({ role, name }) => role === 'option' && nameKey(name).startsWith(start),
  );
}

/** Returns the nodes within reach: inside the topmost modal dialog, and inside the given region. */
export function within(
  page: Outline,
  region: string | undefined,
): { readonly nodes: Outline } | Missing {
  const modal = nodesOf(page).findLast(({ states }) => states.modal);
  const reach = modal ? [modal] : page;
  if (region === undefined) return { nodes: reach };
  const found = nodesOf(reach).find(
    ({ name, children }) => children.length > 0 && isNamed(name, region),
  );
  if (found) return { nodes: found.children };
  return {
    missing: `There is no '${region}' on the page`,
    offers: nodesOf(reach).flatMap(({ role, name, children }) =>
      children.length > 0 && name ? [`${role} "${name}"`] : [],
    ),
  };
}

function usable(
  reach: Outline,
  roles: ReadonlySet<string>,
  name: string,
  operation: (node: OutlineNode) => Operation,
): Operation | Missing {
  const all = nodesOf(reach).filter(({ role }) => roles.has(role));
  const named = all.filter((node) => isNamed(node.name, name) || isNamed(node.shown ?? '', name));
  const node = named.find(({ states }) => !states.disabled) ?? named[0];
  if (!node)
    return {
      missing: `There is no ${kindOf(roles)} called '${name}' on the page`,
      offers: offered(all),
    };
  if (node.states.disabled) return { missing: sayDisabled(node), offers: [] };
  return operation(node);
}

const sayDisabled = ({ role, name, description, states }: OutlineNode) =>
  `The ${role} '${name}' is ${states.busy ? 'busy' : 'disabled'}${description ? `: ${description}` : ''}`;

function findOption(reach: Outline, of: string, option: string): Operation | Missing {
  const all = nodesOf(reach);
  const list = all.find(({ role, name }) => role === 'combobox' && isNamed(name, of));
  if (list) {
    if (list.states.disabled) return { missing: sayDisabled(list), offers: [] };
    if (list.options && !list.options.some((text) => isNamed(text, option)))
      return { missing: `'${of}' does not offer '${option}'`, offers: list.options };
    return { kind: 'choose', node: list, option };
  }
  const group = all.find(({ role, name }) => groups.has(role) && isNamed(name, of));
  if (!group) {
    return {
      missing: `There is no list or group called '${of}' on the page`,
      offers: all.flatMap(({ role, name }) =>
        (groups.has(role) || role === 'combobox') && name ? [`${role} "${name}"`] : [],
      ),
    };
  }
  const found = usable(group.children, options, option, (node) =>
    checkRoles.has(node.role) && node.role !== 'menuitemradio'
      ? { kind: 'check', node, checked: true }
      : { kind: 'press', node },
  );
  return 'missing' in found
    ? { ...found, missing: found.missing.replace('on the page', `in '${of}'`) }
    : found;
}

const kindOf = (roles: ReadonlySet<string>) =>
  roles === pressable
    ? 'button or link'
    : roles === fillable
      ? 'field'
      : roles === checkRoles
        ? 'checkbox'
        : 'option';

const offered = (nodes: readonly OutlineNode[]) =>
  nodes.flatMap(({ role, name, states }) =>
    name ? [`${role} "${name}"${states.disabled ? ' [disabled]' : ''}`] : [],
  );
