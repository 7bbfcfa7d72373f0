import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { fieldRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { type Missing, within } from './within.ts';

/** Refuses to choose between controls of one name, and says how to name one of them. */
export function formatAmbiguity(
  page: Outline,
  name: string,
  controls: readonly OutlineNode[],
  /** Whether a step can say which one by its number. */
  hasNumber: boolean,
): Missing {
  const regions = controls.map((control) => regionOf(page, control, controls));
  const offers = controls.map(({ role, name: own }, at) =>
    regions[at] === null ? `${role} "${own}"` : `${role} "${own}" in "${regions[at]}"`,
  );
  const head = `${formatCount(controls)} called '${name}'`;
  const named = regions.filter((region) => region !== null);
  const [example] = named;
  if (example === undefined) {
    const advice = hasNumber ? 'Say which, from the top: number: 1' : 'Give them different names';
    return { missing: `${head}, and no region tells them apart. ${advice}`, offers };
  }
  const places = named.map((region) => `in '${region}'`);
  if (named.length < controls.length) places.push('elsewhere');
  return { missing: `${head}. They are ${listed(places)}. Say which: in: ${example}`, offers };
}

/** Says that fewer controls have a name than a step counts. */
export const formatTooFew = (
  name: string,
  controls: readonly OutlineNode[],
  number: unknown,
): Missing => ({
  missing: `There is no number ${number}: ${formatCount(controls)} called '${name}'`,
  offers: controls.map((control) => `${control.role} "${control.name}"`),
});

/** Returns the name of the innermost region that contains this control and none of the others. */
function regionOf(
  page: Outline,
  control: OutlineNode,
  controls: readonly OutlineNode[],
): string | null {
  const names = around(page, control).map(({ name, role }) => name || role);
  return (
    names.findLast((name) => {
      const reach = within(page, name);
      if ('missing' in reach) return false;
      const inside = nodesOf(reach.nodes);
      return controls.every((one) => inside.includes(one) === (one === control));
    }) ?? null
  );
}

/** Returns the nodes around a node, outermost first. */
const around = (page: Outline, inner: OutlineNode): readonly OutlineNode[] =>
  nodesOf(page).filter(({ children }) => nodesOf(children).includes(inner));

function formatCount(controls: readonly OutlineNode[]): string {
  if (controls.length === 1) return `1 ${controls[0]?.role} is`;
  const roles = new Set(controls.map(({ role }) => role));
  const [role = ''] = roles;
  const areFields = [...roles].every((one) => fieldRoles.has(one));
  const kind = areFields ? 'fields' : roles.size > 1 ? 'controls' : (plurals[role] ?? `${role}s`);
  return `${controls.length} ${kind} are`;
}

const plurals: Readonly<Record<string, string>> = {
  checkbox: 'checkboxes',
  switch: 'switches',
  radio: 'radio buttons',
  menuitem: 'menu items',
  menuitemradio: 'menu items',
  menuitemcheckbox: 'menu items',
};

const listed = (places: readonly string[]) =>
  `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;
