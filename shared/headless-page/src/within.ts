import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { formatCaseHint, nameKey } from './names.ts';

/** Why an action can't be performed now, and what the page has instead. */
export type Missing = { readonly missing: string; readonly offers: readonly string[] };

/**
 * Returns the nodes within reach: inside the topmost modal dialog, and inside the given region. A region is named as on
 * the page, or by its role if it has no name there (`main`). Several regions may have one name.
 */
export function within(
  page: Outline,
  region: string | undefined,
): { readonly nodes: Outline } | Missing {
  const modal = nodesOf(page).findLast(({ states }) => states.modal);
  const reach = modal ? [modal] : page;
  if (region === undefined) return { nodes: reach };
  const key = nameKey(region);
  const regions = nodesOf(reach).filter(({ children }) => children.length > 0);
  const named = regions.filter(({ name }) => nameKey(name) === key);
  const found = named.length > 0 ? named : regions.filter((one) => !one.name && one.role === key);
  if (found.length > 0) return { nodes: contentOf(found) };
  return {
    missing: `There is no '${region}' on the page${formatCaseHint(
      regions.map(({ name }) => name),
      region,
    )}`,
    offers: regions.flatMap(({ role, name }) => (name ? [`${role} "${name}"`] : [])),
  };
}

/** Says why a control that is on the page isn't within reach: a dialog is open, or it isn't in the region. */
export function formatOutOfReach(
  page: Outline,
  region: string | undefined,
  isWanted: (node: OutlineNode) => boolean,
): string | null {
  const inside = within(page, region);
  const near = new Set('missing' in inside ? [] : nodesOf(inside.nodes));
  const control = nodesOf(page).find((node) => isWanted(node) && !near.has(node));
  if (!control) return null;
  const modal = nodesOf(page).findLast(({ states }) => states.modal);
  const isBehind = modal !== undefined && !nodesOf([modal]).includes(control);
  const head = `The ${control.role} '${control.name}' is`;
  if (!isBehind) return `${head} on the page, but not in '${region}'`;
  return `${head} behind the dialog${modal.name ? ` '${modal.name}'` : ''}`;
}

/** Returns the content of these nodes, each part once: one of them may be inside another. */
export function contentOf(nodes: readonly OutlineNode[]): Outline {
  const [only, ...others] = nodes;
  if (only && others.length === 0) return only.children;
  const inner = new Set(nodes.flatMap(({ children }) => nodesOf(children)));
  return nodes.filter((node) => !inner.has(node)).flatMap(({ children }) => children);
}
