import { findOperation, findSuggestion } from '@fairlead/headless-page/find';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { findDragged } from './drag-ends.ts';
import { readPage } from './read-page.ts';
import type { Missing, Target, Use } from './use.ts';

/** Finds the control of an action by its accessible name. */
export function findTarget(use: Use): Target | Missing {
  if ('take' in use) return findOption(use.take);
  if ('follow' in use) return findLink(use.follow);
  if ('drag' in use) return findDragged(use);
  const { outline, elementOf } = readPage();
  const found = findOperation(outline, use);
  if ('missing' in found) return { message: found.missing, found: found.offers };
  const { name } = found.node;
  const control = elementOf.get(found.node);
  if (!control) return { message: `'${name}' has gone`, found: [] };
  if (found.kind === 'press') return { control, name, to: null };
  if (found.kind === 'check') return { control, name, to: found.checked };
  return { control, name, to: found.kind === 'fill' ? found.text : found.option };
}

function findOption(text: string): Target | Missing {
  const { outline, elementOf } = readPage();
  const option = findSuggestion(outline, text);
  const control = option && elementOf.get(option);
  if (control) return { control, name: option.name, to: null };
  const options = nodesOf(outline).filter(({ role }) => role === 'option');
  return {
    message: `No suggestion begins with '${text}'`,
    found: options.map(({ name }) => name),
  };
}

/** Whether the page has a link to an address. */
export const hasLink = (address: string): boolean => !('message' in findLink(address));

function findLink(address: string): Target | Missing {
  const { href } = new URL(address, location.href);
  for (const [{ name }, control] of readPage().elementOf)
    if (control instanceof HTMLAnchorElement && control.href === href)
      return { control, name, to: null };
  return { message: `There is no link to ${address} on the page`, found: [] };
}
