import type { PageAction, Which } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { checkRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { formatAmbiguity, formatTooFew } from './ambiguous.ts';
import { formatCaseHint, isCalled, isNamed, nameKey } from './names.ts';
import { contentOf, formatOutOfReach, type Missing, within } from './within.ts';

/** An operation on a control. `choose` has the option's text for a native list. */
export type Operation =
  | { readonly kind: 'press'; readonly node: OutlineNode }
  | { readonly kind: 'check'; readonly node: OutlineNode; readonly checked: boolean }
  | { readonly kind: 'fill'; readonly node: OutlineNode; readonly text: string }
  | { readonly kind: 'choose'; readonly node: OutlineNode; readonly option: string };

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

/**
 * Finds the control of an action by role and name, among those that are visible and within reach. Refuses to choose
 * between several.
 */
export function findOperation(page: Outline, action: PageAction): Operation | Missing {
  if ('drag' in action)
    return { missing: `'${action.drag}' can only be dragged in a browser`, offers: [] };
  const found = within(page, action.in);
  if ('missing' in found) return found;
  const reach: Reach = { page, nodes: found.nodes, region: action.in, which: action };
  if ('fill' in action) return findField(reach, action.fill, action.with);
  if ('suggest' in action) return findField(reach, action.suggest, action.with);
  if ('choose' in action) return findOption(reach, action.of, action.choose, action.number);
  if ('press' in action)
    return usable(reach, pressable, action.press, (node) => ({ kind: 'press', node }));
  const checked = 'check' in action;
  const name = 'check' in action ? action.check : action.uncheck;
  return usable(reach, checkRoles, name, (node) => ({ kind: 'check', node, checked }));
}

const findField = (reach: Reach, name: string, text: string): Operation | Missing =>
  usable(reach, fillable, name, (node) => ({ kind: 'fill', node, text }));

/** Finds the first suggestion that begins with a text. */
export function findSuggestion(page: Outline, text: string): OutlineNode | undefined {
  // What is typed begins a suggestion in any case.
  const start = nameKey(text).toLowerCase();
  return nodesOf(page).find(
    ({ role, name }) => role === 'option' && nameKey(name).toLowerCase().startsWith(start),
  );
}

/** Where a control is searched for. */
type Reach = {
  readonly page: Outline;
  /** The part of the page that is within reach. */
  readonly nodes: Outline;
  /** The name of that part; undefined for all that is not behind a dialog, null for the options of a group. */
  readonly region: string | undefined | null;
  /** Which of several controls with the name is meant; null if the action can't say that. */
  readonly which: Which | null;
};

function usable(
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

function findOption(
  { page, nodes }: Pick<Reach, 'page' | 'nodes'>,
  of: string,
  option: string,
  number: number | undefined,
): Operation | Missing {
  const all = nodesOf(nodes);
  if (number !== undefined) return findInCounted(page, all, of, option, number);
  const lists = all.filter(({ role, name }) => role === 'combobox' && isNamed(name, of));
  if (lists.length > 0) return findInList(page, lists, of, option);
  const named = all.filter(({ role, name }) => groups.has(role) && isNamed(name, of));
  if (named.length === 0) {
    const choices = all.filter(({ role }) => groups.has(role) || role === 'combobox');
    return {
      missing: `There is no list or group called '${of}' on the page${formatCaseHint(namesOf(choices), of)}`,
      offers: choices.flatMap(({ role, name }) => (name ? [`${role} "${name}"`] : [])),
    };
  }
  const inGroups = { page, nodes: contentOf(named), region: null, which: null };
  const found = usable(inGroups, options, option, (node) =>
    checkRoles.has(node.role) && node.role !== 'menuitemradio'
      ? { kind: 'check', node, checked: true }
      : { kind: 'press', node },
  );
  return 'missing' in found
    ? { ...found, missing: found.missing.replace('on the page', `in '${of}'`) }
    : found;
}

/** Finds an option in one of the lists and groups of a name, counted from the top. */
function findInCounted(
  page: Outline,
  all: readonly OutlineNode[],
  of: string,
  option: string,
  number: number,
): Operation | Missing {
  const named = all.filter(
    ({ role, name }) => (role === 'combobox' || groups.has(role)) && isNamed(name, of),
  );
  const one = named[number - 1];
  // A page with this list or group alone says the rest.
  return one
    ? findOption({ page, nodes: [one] }, of, option, undefined)
    : formatTooFew(of, named, number);
}

function findInList(
  page: Outline,
  lists: readonly OutlineNode[],
  of: string,
  option: string,
): Operation | Missing {
  const enabled = lists.filter(({ states }) => !states.disabled);
  const [list, ...others] = enabled;
  if (others.length > 0) return formatAmbiguity(page, of, enabled, true);
  if (!list) return { missing: lists.map(formatDisabled).join('; '), offers: [] };
  if (list.options && !list.options.some((text) => isNamed(text, option)))
    return {
      missing: `'${of}' does not offer '${option}'${formatCaseHint(list.options, option)}`,
      offers: list.options,
    };
  return { kind: 'choose', node: list, option };
}

const kindOf = (roles: ReadonlySet<string>) =>
  roles === pressable
    ? 'button or link'
    : roles === fillable
      ? 'field'
      : roles === checkRoles
        ? 'checkbox'
        : 'option';

/** The names of controls, and the words that are read on them. */
const namesOf = (nodes: readonly OutlineNode[]) =>
  nodes.flatMap(({ name, shown }) => (shown ? [name, shown] : [name]));

const offered = (nodes: readonly OutlineNode[]) =>
  nodes.flatMap(({ role, name, states }) =>
    name ? [`${role} "${name}"${states.disabled ? ' [disabled]' : ''}`] : [],
  );
