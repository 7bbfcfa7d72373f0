import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { checkRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { fillable, findControl, type Operation, pressable, type Reach } from './find-control.ts';
import { findOption } from './find-option.ts';
import { nameKey } from './names.ts';
import { type Missing, within } from './within.ts';

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
    return findControl(reach, pressable, action.press, (node) => ({ kind: 'press', node }));
  const checked = 'check' in action;
  const name = 'check' in action ? action.check : action.uncheck;
  return findControl(reach, checkRoles, name, (node) => ({ kind: 'check', node, checked }));
}

const findField = (reach: Reach, name: string, text: string): Operation | Missing =>
  findControl(reach, fillable, name, (node) => ({ kind: 'fill', node, text }));

/** Finds the first suggestion that begins with a text. */
export function findSuggestion(page: Outline, text: string): OutlineNode | undefined {
  // What is typed begins a suggestion in any case.
  const start = nameKey(text).toLowerCase();
  return nodesOf(page).find(
    ({ role, name }) => role === 'option' && nameKey(name).toLowerCase().startsWith(start),
  );
}
