import type { PageAction } from '@fairlead/mfe-kit/area';
import { findControl, isDisabled, type Kind, namesThere } from './find.ts';
import { patience } from './patience.ts';

/** The control an action is about, and what is to stand in it; null presses it. */
export type Target = { readonly control: HTMLElement; readonly to: string | boolean | null };

/** What an action lacks, and what is there instead. */
export type Missing = { readonly message: string; readonly found: string[] };

/** Finds the control of an action as soon as it is there, for hands outside of the page. */
export async function aim(
  action: PageAction,
): Promise<({ ok: true } & Target) | ({ ok: false } & Missing)> {
  const wait = patience();
  for (;;) {
    const target = aimAt(action);
    if (!('message' in target)) return { ok: true, ...target };
    if (!(await wait())) return { ok: false, ...target };
  }
}

/** Finds the control of an action by what is read on it. */
export function aimAt(action: PageAction): Target | Missing {
  if ('fill' in action) return find('field', action.fill, action.with);
  if ('choose' in action) return aimAtAnswer(action.choose, action.in);
  if ('check' in action) return find('option', action.check, true);
  if ('uncheck' in action) return find('option', action.uncheck, false);
  return find('button', action.press, null);
}

function aimAtAnswer(option: string, question: string): Target | Missing {
  const group = findControl('group', question);
  if (group) return find('option', option, true, group);
  if (findControl('list', question)) return find('list', question, option);
  return {
    message: `There is no question '${question}'`,
    found: [...namesThere('group'), ...namesThere('list')],
  };
}

function find(kind: Kind, name: string, to: Target['to'], within?: Element): Target | Missing {
  const control = findControl(kind, name, within);
  if (!control)
    return { message: `There is no ${kind} called '${name}'`, found: namesThere(kind, within) };
  if (isDisabled(control)) return { message: `The ${kind} '${name}' is disabled`, found: [] };
  return { control, to };
}
