import { findOperation } from '@fairlead/headless-page/find';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { readPage } from './read-page.ts';
import { createWait } from './waiting.ts';

/** The control of an action and its new value. Null presses it. */
export type Target = { readonly control: HTMLElement; readonly to: string | boolean | null };

/** What an action is missing, and what the page has instead. */
export type Missing = { readonly message: string; readonly found: readonly string[] };

/** Finds the control of an action as soon as it exists, for the keyboard, which operates it from outside. */
export async function aim(
  action: PageAction,
): Promise<({ ok: true } & Target) | ({ ok: false } & Missing)> {
  const wait = createWait();
  for (;;) {
    const target = aimAt(action);
    if (!('message' in target)) return { ok: true, ...target };
    if (!(await wait())) return { ok: false, ...target };
  }
}

/** Finds the control of an action by its accessible name. */
export function aimAt(action: PageAction): Target | Missing {
  const { outline, elementOf } = readPage();
  const found = findOperation(outline, action);
  if ('missing' in found) return { message: found.missing, found: found.offers };
  const control = elementOf.get(found.node);
  if (!control) return { message: `'${found.node.name}' has gone`, found: [] };
  if (found.kind === 'press') return { control, to: null };
  if (found.kind === 'check') return { control, to: found.checked };
  return { control, to: found.kind === 'fill' ? found.text : found.option };
}
