import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { checkRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { formatAmbiguity, formatTooFew } from './ambiguous.ts';
import {
  findControl,
  formatDisabled,
  namesOf,
  type Operation,
  type Reach,
} from './find-control.ts';
import { formatCaseHint, isNamed } from './names.ts';
import { contentOf, type Missing } from './within.ts';

const groups = new Set(['group', 'radiogroup', 'listbox', 'tablist', 'menu', 'region']);
const options = new Set(['radio', 'checkbox', 'option', 'tab', 'menuitemradio', 'menuitem']);

/** Finds an option of a list or a group, which may be counted from the top if several have its name. */
export function findOption(
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
  const found = findControl(inGroups, options, option, (node) =>
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
